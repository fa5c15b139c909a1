import { afterEach, describe, expect, it } from "vitest";
import { plots } from "../../src/learn/experiment/plots";
import {
  defaults,
  protocolOf,
  publishedSettings,
  readSettings,
  writeSettings,
} from "../../src/learn/experiment/settings";
import { total } from "../../src/learn/experiment/setup";
import * as state from "../../src/learn/experiment/state";
import { announcement } from "../../src/learn/experiment/task-panel";
import { chartWord, translate } from "../../src/learn/experiment/words";
import { BadSetting } from "../../src/learn/tools";
import type { ExperimentRecord } from "../../src/learn/types";
import { language } from "../../src/state/language";
import { whenLoaded } from "../../src/state/translated";

const fields = (hash: string) => Object.fromEntries(new URLSearchParams(hash.split("?")[1] ?? ""));

describe("experiment settings", () => {
  it("are restored from the address", () => {
    const all = [
      defaults,
      publishedSettings(defaults),
      readSettings({ experiment: "speed", tasks: "C", trials: "1", snapping: "published" }),
      readSettings({ experiment: "snailSpeed", practice: 0, pause: 0 }),
      readSettings({ modes: [1, 3] }),
    ];
    for (const settings of all) expect(readSettings(fields(writeSettings(settings)))).toEqual(settings);
    expect(writeSettings(defaults)).toBe("#experiment");
  });

  it("are refused with the field and the value if they are invalid", () => {
    const bad = [
      { trials: "0" },
      { trials: "1.5" },
      { trials: "" },
      { trials: 1001 },
      { practice: -1 },
      { pause: "soon" },
      { tasks: "A,D" },
      { tasks: "" },
      { modes: "4" },
      { experiment: "speed", modes: "2" },
      { experiment: "dance" },
      { snapping: "glue" },
    ];
    for (const given of bad) {
      const [field] = Object.keys(given).slice(-1);
      expect(() => readSettings(given), JSON.stringify(given)).toThrow(BadSetting);
      expect(() => readSettings(given)).toThrow(String(field));
    }
  });

  it("produce the paper's protocols", () => {
    expect(protocolOf(publishedSettings(defaults))).toEqual({
      experiment: "accuracy",
      tasks: ["A", "B", "C"],
      modes: [1, 2, 3],
      criteria: [],
      trials: 10,
      practice: 2,
      pause: 60,
    });
    const speed = publishedSettings(readSettings({ experiment: "speed" }));
    expect(protocolOf(speed)).toMatchObject({ modes: [1, 3], criteria: [4, 3, 2] });
    expect(total(speed)).toBe(3 * 2 * 3 * 12);
    const snail = publishedSettings(readSettings({ experiment: "snailSpeed" }));
    expect(protocolOf(snail)).toMatchObject({ tasks: ["snail"], criteria: [3], trials: 8 });
    expect(total(snail)).toBe(2 * 10);
  });
});

describe("experiment texts", () => {
  afterEach(() => {
    language.value = "en";
  });

  it("are in the selected language", async () => {
    language.value = "ru";
    await whenLoaded();
    expect(translate("progress", { trial: 3, trials: 10 })).toBe("попытка 3 из 10");
    expect(chartWord("chart.distance-A")).toBe("Ошибка расстояния и время, Задание A");
    expect(chartWord("line.speed-B-3")).toBe("Задание B, режим 3");
  });
});

const record = (change: Partial<ExperimentRecord>): ExperimentRecord => ({
  run: "me",
  experiment: "accuracy",
  task: "A",
  mode: 1,
  criterionMm: null,
  trial: 1,
  practice: false,
  finished: true,
  timeS: 2,
  cornersMm: [1, 1, 1, 1],
  distanceMm: 4,
  meanMm: 1,
  angleDeg: 3,
  anglesDeg: [[1, 1, 1]],
  ...change,
});

describe("experiment charts", () => {
  afterEach(() => {
    state.stored.value = { run: "", records: [] };
    state.simulated.value = undefined;
  });

  it("show the counted trials by mode, beside those of the simulated hand", () => {
    const records = [
      record({ timeS: 3 }),
      record({ timeS: 1, distanceMm: 8 }),
      record({ practice: true }),
      record({ finished: false }),
      record({ mode: 3 }),
    ];
    state.stored.value = { run: "me", records };
    state.simulated.value = { trials: 1, seed: 1, records: [record({ mode: 2 })] };
    const charts = plots();
    expect(charts.map(({ name }) => name)).toEqual(["distance-A", "angle-A"]);
    expect(charts[0]?.lines).toEqual([
      { name: "mode-1", style: "points", x: [1, 3], y: [8, 4] },
      { name: "mode-2-compared", style: "points", x: [2], y: [4] },
      { name: "mode-3", style: "points", x: [2], y: [4] },
    ]);
  });
});

it("every event is announced to screen readers", () => {
  const step = {
    experiment: "accuracy",
    task: "B",
    mode: 2,
    criterion: null,
    trial: 3,
    practice: false,
    pause: 0,
  } as const;
  state.settings.value = { ...defaults, trials: 10 };
  state.runState.value = { stage: "pause", done: 2, of: 30, step, open: [], way: "across", records: 0 };
  expect(announcement()).toContain("Task B, mode 2: colliding faces shown. trial 3 of 10.");
  state.runState.value = { ...state.runState.value, stage: "trial", held: 0 };
  expect(announcement()).toBe("Held.");
  state.reset();
});
