/** The settings of the experiment, in three forms: the panel, the address `#experiment?tasks=A,B&trials=3`, and the crate's protocol. */

import { BadSetting } from "../tools";
import type { ExperimentMode, ExperimentProtocol, SnapMethod } from "../types";

export const experimentPlace = "experiment";

export type ExperimentName = (typeof names)[number];

export interface ExperimentSettings {
  experiment: ExperimentName;
  /** The tasks of the cubes; the snail's experiments have one task. */
  tasks: ("A" | "B" | "C")[];
  modes: ExperimentMode[];
  trials: number;
  practice: number;
  /** The pause in seconds. */
  pause: number;
  snapping: SnapMethod;
}

export const names = ["accuracy", "speed", "snailAccuracy", "snailSpeed"] as const;
export const tasks = ["A", "B", "C"] as const;
export const modes = [1, 2, 3] as const;
const snappings = ["steady", "published"] as const;
/** The largest number of trials; the crate has the same limit. */
export const maxTrials = 1000;
/** The longest pause, in seconds. */
export const maxPause = 3600;

export const isSnail = ({ experiment }: ExperimentSettings): boolean => experiment.startsWith("snail");
export const isSpeed = ({ experiment }: ExperimentSettings): boolean => /speed$/i.test(experiment);
/** Returns the modes; only the first experiment has mode 2. */
export const modesOf = (experiment: ExperimentName): ExperimentMode[] =>
  experiment === "accuracy" ? [...modes] : [1, 3];

/** The default settings, which are short enough for a lesson. */
export const defaults: ExperimentSettings = {
  experiment: "accuracy",
  tasks: ["A", "B"],
  modes: [1, 2, 3],
  trials: 3,
  practice: 1,
  pause: 10,
  snapping: "steady",
};

/** Returns the settings of the paper, which gives no numbers for practice and pauses. */
export const publishedSettings = (settings: ExperimentSettings): ExperimentSettings => ({
  ...settings,
  tasks: [...tasks],
  modes: modesOf(settings.experiment),
  trials: isSnail(settings) ? 8 : 10,
  practice: 2,
  pause: 60,
});

export function protocolOf(settings: ExperimentSettings): ExperimentProtocol {
  const snail = isSnail(settings);
  return {
    experiment: isSpeed(settings) ? "speed" : "accuracy",
    tasks: snail ? ["snail"] : settings.tasks,
    modes: settings.modes,
    criteria: isSpeed(settings) ? (snail ? [3] : [4, 3, 2]) : [],
    trials: settings.trials,
    practice: settings.practice,
    pause: settings.pause,
  };
}

/** Reads settings from texts or from a program; missing ones have their defaults. Throws a `BadSetting`. */
export function readSettings(given: Readonly<Record<string, unknown>>): ExperimentSettings {
  const one = <T extends string>(field: keyof ExperimentSettings, all: readonly T[], otherwise: T): T => {
    const value = given[field] ?? otherwise;
    const found = all.find((name) => name === value);
    if (found === undefined) throw new BadSetting(field, String(value));
    return found;
  };
  const some = <T extends string | number>(
    field: keyof ExperimentSettings,
    all: readonly T[],
    otherwise: T[],
  ): T[] => {
    const value = given[field];
    if (value === undefined) return otherwise;
    const words = (Array.isArray(value) ? value : String(value).split(",")).map((word) =>
      String(word).trim(),
    );
    const wrong = words.find((word) => !all.some((one) => String(one) === word));
    if (wrong !== undefined || words.length === 0) throw new BadSetting(field, String(value));
    return all.filter((one) => words.includes(String(one)));
  };
  const whole = (field: keyof ExperimentSettings, least: number, most: number, otherwise: number): number => {
    const value = given[field] ?? otherwise;
    const number = typeof value === "string" && value.trim() === "" ? Number.NaN : Number(value);
    if (!Number.isInteger(number) || number < least || number > most)
      throw new BadSetting(field, String(value));
    return number;
  };
  const experiment = one("experiment", names, defaults.experiment);
  return {
    experiment,
    tasks: some("tasks", tasks, defaults.tasks),
    modes: some("modes", modesOf(experiment), modesOf(experiment)),
    trials: whole("trials", 1, maxTrials, defaults.trials),
    practice: whole("practice", 0, maxTrials, defaults.practice),
    pause: whole("pause", 0, maxPause, defaults.pause),
    snapping: one("snapping", snappings, defaults.snapping),
  };
}

/** Returns the address, without default settings. */
export function writeSettings(settings: ExperimentSettings): string {
  const fields = new URLSearchParams();
  const like = { ...defaults, modes: modesOf(settings.experiment) };
  for (const name of Object.keys(defaults) as (keyof ExperimentSettings)[]) {
    const text = String(settings[name]);
    if (text !== String(like[name])) fields.set(name, text);
  }
  const query = fields.toString().replaceAll("%2C", ",");
  return `#${experimentPlace}${query ? `?${query}` : ""}`;
}
