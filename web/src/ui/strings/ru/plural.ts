import { count } from "../../../state/format";

const rules = new Intl.PluralRules("ru");

/** The word alone as it stands after the number: “деталь”, “детали”, “деталей”. */
export function form(n: number, one: string, few: string, many: string): string {
  const category = rules.select(Math.abs(Math.round(n)));
  return category === "one" ? one : category === "few" ? few : many;
}

/** “1 деталь”, “3 детали”, “12 деталей”. */
export const plural = (n: number, one: string, few: string, many: string): string =>
  `${count(n)} ${form(n, one, few, many)}`;
