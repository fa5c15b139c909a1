/** What another language has: the same keys and functions as English, with other words. */
export type Like<English> = English extends string
  ? string
  : English extends readonly string[]
    ? readonly string[]
    : English extends (...values: infer Values) => infer Out
      ? (...values: Values) => Like<Out>
      : { readonly [Key in keyof English]: Like<English[Key]> };
