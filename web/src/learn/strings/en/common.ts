/** Words that several lessons use. */
export const common = {
  "label.yes": "yes",
  "label.no": "no",
  "label.none": "none",
  "label.several": "more than one",
  "axis.step": "step",
  "axis.length": "length",
  "number.upper": "upper bound |ν|",
  "number.lower": "lower bound r",
  "number.iterations": "iterations",
  "number.evaluations": "support evaluations",
  "number.products": "inner products",
  "line.upper": "upper |ν|",
  "line.lower": "lower r",
  "line.upper-compared": "upper, compared",
  "line.lower-compared": "lower, compared",
} as const;
