/** Every sentence about robots, their taught motion and its check, in Japanese. */

import type { CheckMethod } from "../../../engine/types";
import { count, duration, seconds } from "../../../state/format";
import type { Like } from "../../../state/like";
import type { robots as english } from "../en/robots";

const compared = (method: CheckMethod): string => (method === "exact" ? "厳密な面" : "球");

export const robots: Like<typeof english> = {
  sides: {
    left: "左のパネルに表示するもの",
    right: "右のパネルに表示するもの",
    parts: "部品",
    robots: "ロボット",
    results: "結果",
    motion: "動きの検査",
  },

  joints: {
    label: (robot: string) => `${robot} の関節`,
    home: "原点復帰",
    homeTitle: "すべての関節を 0 に、または制限の許すかぎり 0 の近くに",
    hint: "図の中でリンクをドラッグすると、関節がついて来ます。土台をドラッグするとロボット全体が動きます。",
    base: "設置位置",
    value: (joint: string, unit: string) => `${joint}、${unit}`,
    degrees: "度",
    noLimit: "制限なし",
    limits: (joint: string, lower: string, upper: string) => `${joint}：${lower} から ${upper} まで`,
    risk: {
      hits: (part: string, other: string) => `${part} が ${other} に衝突`,
      more: (n: number) => `ほか ${count(n)} 組`,
      mayHit: (part: string, other: string) => `${part} が ${other} に衝突する可能性`,
      touches: (part: string, other: string) => `${part} が ${other} に接触`,
      near: (distance: string, part: string, other: string) => `${part} から ${other} まで ${distance}`,
      clear: "近くのすべてから離れています",
      checking: "検査中…",
    },
  },

  teach: {
    title: "教示した動き",
    summary: (keys: number, length: number) =>
      keys === 0 ? "" : `姿勢 ${count(keys)} 個 · ${seconds(length)}`,
    empty: "ロボットを望む姿勢にして、姿勢を記録してください。2つの姿勢で動きになります。",
    list: "教示した姿勢",
    pose: (n: number) => `姿勢 ${n}`,
    go: (n: number) => `姿勢 ${n} へ`,
    time: (n: number) => `姿勢 ${n} の時刻、秒`,
    store: "姿勢を記録",
    storeTitle: (time: number) => `ロボットの今の関節を ${seconds(time)} に加えます`,
    insert: (time: number) => `${seconds(time)} に挿入`,
    insertTitle: "ロボットの今の関節を、タイムラインの時刻に加えます",
    update: (n: number) => `姿勢 ${n} を更新`,
    updateTitle: "ロボットの今の関節で置き換えます",
    remove: (n: number) => `姿勢 ${n} を削除`,
    up: (n: number) => `姿勢 ${n} を前へ`,
    down: (n: number) => `姿勢 ${n} を後へ`,
    form: "姿勢の間",
    forms: { linear: "直線", trapezoidal: "台形", cubic: "3次" },
    formTitle:
      "直線：各関節は姿勢から姿勢へ一定の速さで動きます。台形：加速し、走り、減速して各姿勢で止まります。3次：すべての姿勢を滑らかに通ります。",
    total: "所要時間",
    totalTitle: "別の時間を入力すると、動き全体が伸び縮みします",
    notATime: (typed: string) =>
      `「${typed}」は時間ではありません。2.5、2.5 s、500 ms のように入力してください。`,
    sameTime: (time: number) => `${seconds(time)} にはすでに姿勢があります。`,
    noLength: "動きの時間は 0 より長くなければなりません。",
    clear: "消去",
    clearTitle: "すべての姿勢を取り除きます",
    save: "保存",
    csv: "CSV",
    json: "JSON",
    read: "開く…",
    readTitle: "ファイルの動き：時刻の列と関節ごとの列を持つ表、または JSON",
    tooFast: (joint: string, speed: string, allowed: string, time: number) =>
      `${joint} は ${seconds(time)} に ${speed} で動くことになりますが、上限は ${allowed} です。`,
    tooFastMore: (n: number) => `ほか関節 ${count(n)} 個`,
    slowDown: (length: number) => `${seconds(length)} にする`,
    slowDownTitle: "すべての関節が十分遅くなるまで動きを伸ばします",
    fast: "速すぎ",
  },

  timeline: {
    label: "動きのタイムライン",
    play: "再生（スペース）",
    pause: "一時停止（スペース）",
    loop: "繰り返す",
    speed: "速さ",
    stop: "接触で停止",
    stopTitle: "部品が出会い始めるところで再生を止めます",
    time: "時刻",
    at: (time: number, end: number) => `${seconds(time)}／${seconds(end)}`,
    away: "外れている",
    awayTitle: "ロボットは、この時刻に動きが定める位置にいません。時刻を動かすと戻ります。",
    poses: "姿勢",
    clearance: "すきま",
    log: "対数",
    check: "動きを検査",
    fold: "縮小",
    unfold: "拡大",
    morePairs: (n: number) => `ほか ${count(n)} 組`,
    meeting: (pair: string, from: number, to: number) => `${pair}：${seconds(from)} から ${seconds(to)} まで`,
    near: (pair: string, from: number, to: number) =>
      `${pair}：${seconds(from)} から ${seconds(to)} まで精度より近い`,
    first: (pair: string, time: number) => `最初の接触：${pair}、${seconds(time)}`,
    smallest: (pair: string, distance: string, time: number) =>
      `最小のすきま：${distance}、${pair}、${seconds(time)}`,
    curve: (low: string, high: string) => `時刻に対する最小のすきま、${low} から ${high} まで`,
    outdated: "古い結果",
    unchecked: "未検査",
  },

  check: {
    title: "動きの検査",
    hint: "ステップの間も見落としません。どの部品も、動く道のり全体を調べます。",
    noMotion: "まず姿勢を2つ以上教示してください。",
    method: "比べるもの",
    methods: { exact: "厳密な面", spheres: "球" },
    methodTitles: {
      exact: "面そのもの：報告されることは確実です",
      spheres: "面を覆う球：速く、精度の範囲で確実です",
    },
    accuracy: "精度",
    accuracyTitle:
      "これより近づく部品も、出会うかどうか確実でないものとして報告します。すきまはこの誤差の範囲で分かります",
    stopAtFirst: "最初の接触で止める",
    run: "動きを検査",
    runTitle: "動き全体を調べます",
    both: "両方で検査",
    bothTitle: "球で、次に面で検査し、答えを並べます",
    running: (method: CheckMethod, part: number) => `${compared(method)}：${count(part * 100)} %`,
    cancel: "中止",
    outdated: "その後で何かが変わりました。",
    again: "もう一度検査",
    hits: (a: string, b: string, time: number) => `${a} は ${seconds(time)} に ${b} に衝突します。`,
    nears: (a: string, b: string, distance: string, time: number) =>
      `${a} は ${seconds(time)} に ${b} と出会うかもしれません。そのとき両者は ${distance} 以内にあります。`,
    morePairs: (n: number, certain: boolean) =>
      `ほか ${count(n)} 組が${certain ? "出会います" : "出会うか、出会うかもしれません"}。`,
    nothing: "何も出会いません。",
    nothingYet: "これまでのところ何も出会っていません。",
    smallest: (distance: string, a: string, b: string, time: number) =>
      `最小のすきまは ${distance} で、${seconds(time)} の ${a} と ${b} の間です。`,
    stopped: "最初の接触で止まりました。その後は調べていません。",
    cancelled: (part: number) => `${count(part * 100)} % で中止しました。残りは調べていません。`,
    how: (method: CheckMethod, accuracy: string, pairs: number, ms: number) =>
      `${compared(method)}で ${count(pairs)} 組 · すきまの誤差 ${accuracy} 以内 · ${duration(ms)}`,
    pairs: "出会う組",
    interval: (from: number, to: number) => `${from.toFixed(2)} – ${seconds(to)}`,
    within: (distance: string) => `${distance} 以内`,
    faces: (n: number) => `三角形の組 ${count(n)} 個`,
    nearest: "最小のすきま",
    compare: "並べて比較",
    rows: {
      verdict: "答え",
      pairs: "出会う組",
      first: "最初の接触",
      smallest: "最小のすきま",
      tests: "判定",
      took: "時間",
    },
    meets: "出会う",
    clear: "離れている",
    partly: "未完了",
    save: "レポートを保存",
    copyHint: "レポートをファイルに",
  },

  spheres: {
    show: "衝突する球を表示",
    title: "部品が今どこで衝突しているか、上の精度の球が告げるとおりに",
    none: "ここで衝突する球はありません。",
    more: (n: number) => `ほか ${count(n)} 組`,
    pair: (a: number, b: number, within: string) =>
      `球 ${count(a)} + ${count(b)} 個、表面の間は ${within} 以内`,
    tests: (tests: number, all: number) => `判定 ${count(tests)} 回／${count(all)} 回`,
  },

  allowed: {
    title: (n: number) => `出会ってよい組 ${count(n)} 個`,
    hint: "これらは、今も動きの検査でも調べません。",
    none: "すべての組を調べます。",
    reason: (allowed) => {
      switch (allowed.reason) {
        case "neighbours":
          return allowed.joint ? `関節 ${allowed.joint} でつながる` : "1つのリンクが両方を持つ";
        case "excluded":
          return `ファイルの指定：${allowed.by}`;
        case "alwaysMeet":
          return "どの姿勢でも出会う";
        case "neverMeet":
          return "試した姿勢では出会わなかった";
        case "chosen":
          return allowed.why;
      }
    },
    remove: (a: string, b: string) => `再び ${a} と ${b} を調べる`,
    find: "無作為に試して探す",
    findTitle: (n: number) =>
      `無作為な姿勢を ${count(n)} 個試します。そのすべてで出会う組は出会ってよいものとし、1台のロボットの中で一度も出会わないリンクの組も同じです。これは証明ではなく、設計上ありそうなことを示すだけです。`,
    found: (n: number) =>
      n === 0 ? "新しい組は見つかりませんでした。" : `出会ってよい組が ${count(n)} 個増えました。`,
    ask: "出会ってよい…",
    askTitle: "この2つは設計上出会ってよいものとし、もう調べません",
    why: (a: string, b: string) => `${a} と ${b} が出会ってよい理由は？`,
    placeholder: "設計上",
    ok: "許可",
    cancel: "中止",
  },

  say: {
    hits: (a: string, b: string, time: number) => `${a} は ${seconds(time)} に ${b} に衝突します`,
    nears: (a: string, b: string, time: number) => `${a} は ${seconds(time)} に ${b} と出会うかもしれません`,
    until: (time: number) => `${seconds(time)} まで`,
    at: (time: number) => `時刻 ${seconds(time)}`,
  },

  files: {
    savedMotion: (name: string) => `動きを ${name} に保存しました。`,
    savedReport: (name: string) => `レポートを ${name} に保存しました。`,
    readMotion: (name: string) => `動きを ${name} のものにしました。`,
    notRead: (name: string) => `${name} を動きとして読み込めませんでした。`,
  },
};
