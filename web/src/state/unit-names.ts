/** How units are written: by SI everywhere, in Russian with its own letters, as its standard has them. */

import { language } from "./language";

const russian = {
  mm: "мм",
  cm: "см",
  m: "м",
  in: "дюйм",
  µs: "мкс",
  ms: "мс",
  s: "с",
  min: "мин",
  B: "Б",
  kB: "кБ",
  MB: "МБ",
  GB: "ГБ",
} as const;

export type UnitName = keyof typeof russian;

export const unitName = (unit: UnitName): string => (language.value === "ru" ? russian[unit] : unit);

/** The unit that someone wrote, in either letters; undefined where it is none. */
export const unitWritten = (written: string): UnitName | undefined =>
  (Object.keys(russian) as UnitName[]).find((unit) => unit === written || russian[unit] === written);
