/** Sentences about which thread did what, in Japanese. */

import type { TraceReport, TraceSpan } from "../../../engine/types";
import { bytes, count, duration } from "../../../state/format";
import type { Like } from "../../../state/like";
import type { lanes as english } from "../en/lanes";

const deeds = {
  answered: "回答",
  checked: "動きの一部を検査",
  stopped: "答えの前に中断、後で再開",
  waking: "起動中",
  waiting: "ほかを待機",
};

const hand = (hand: number): string => (hand === 0 ? "エンジン" : `ワーカー ${hand}`);
const busy = (share: number): string => `稼働 ${Math.round(100 * share)} %`;

export const lanes: Like<typeof english> = {
  title: "だれが何をしたか",
  none: "まだ何も計算していません。",
  stretch: (millis: number) =>
    `直近のひと続きの仕事に ${duration(millis)} かかりました。棒を指すと、何の仕事かが分かります。`,
  hand,
  busy,
  lane: (number: number, share: number) => `${hand(number)}、${busy(share)}`,
  deeds: Object.entries(deeds),
  span: ({ from, to, deed }: TraceSpan, pair: string[] | undefined) =>
    `${pair ? `${pair.join("、")}：` : ""}${deeds[deed]}、${duration(to - from)}`,

  counted: "最後にすべてを計算し直してからの集計",
  totals: (trace: TraceReport): [what: string, said: string][] => [
    ["回答", `組についての問い ${count(trace.answered)} 件、全スレッド合計 ${duration(trace.answeringMs)}`],
    ["動き", `全スレッド合計 ${duration(trace.checkingMs)}`],
    ["中断", `${count(trace.stopped)} 回、やり直しに ${duration(trace.stoppedMs)}`],
    ["起動", `${count(trace.wakes)} 回、起きるまで ${duration(trace.wakingMs)}`],
    ["待機", `エンジンがワーカーを ${duration(trace.waitingMs)} 待機`],
    ["ロック", `取得 ${count(trace.locks)} 回、うち ${count(trace.contended)} 回は別のスレッドが保持中`],
    ["コピー", `問いと答え ${bytes(trace.copied)}。メッシュと木は共有`],
  ],
};
