const rules = new Intl.PluralRules("ru");

/** The word alone as it stands after the number, for sentences of the core: “деталь”, “детали”, “деталей”. */
export function form(n: number, one: string, few: string, many: string): string {
  const category = rules.select(Math.abs(Math.round(n)));
  return category === "one" ? one : category === "few" ? few : many;
}
