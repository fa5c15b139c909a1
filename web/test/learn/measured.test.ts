import { describe, expect, it } from "vitest";
import { distinctDigits } from "../../src/learn/distinct-digits";
import { measuredText } from "../../src/learn/measured";
import { plain } from "../../src/learn/template";
import type { LessonNumber, LessonNumberUnit } from "../../src/learn/types";
import { fill } from "../../src/learn/words";
import { pattern } from "./catalogues";

const measured = (
  unit: LessonNumberUnit,
  value: number | undefined,
  spread?: [number, number],
): LessonNumber => ({
  name: "time",
  unit,
  bound: "measured",
  ...(value !== undefined && { value }),
  ...(spread && { spread }),
});

describe("a measured number", () => {
  it("is shown with half its interquartile range, in the same unit", () => {
    expect(measuredText(measured("milliseconds", 12.34, [12, 13]))).toBe("12.3\u202fms ± 0.5");
    expect(measuredText(measured("microseconds", 3.2, [3.1, 3.44]))).toBe("3.2\u202fµs ± 0.17");
    expect(measuredText(measured("microseconds", 25_000, [24_000, 26_000]))).toBe("25\u202fms ± 1");
    expect(measuredText(measured("ratio", 0.25, [0.24, 0.26]))).toBe("25\u202f% ± 1");
    expect(measuredText(measured("milliseconds", 5, [5, 5]))).toBe("5\u202fms ± 0");
  });

  it("is a range without a median, and a dash if nothing is known", () => {
    expect(measuredText(measured("count", undefined, [3, 5]))).toBe("3 to 5");
    expect(measuredText(measured("milliseconds", undefined))).toBe("–");
    expect(measuredText(measured("milliseconds", 7))).toBe("7\u202fms");
  });
});

describe("the values of one text", () => {
  it("have enough digits to differ", () => {
    const text = plain(fill(pattern("d ≥ { $hull } > { $threshold }"), { hull: 30.0004, threshold: 30 }));
    expect(text).toBe("d ≥ 30.0004 > 30");
    expect(distinctDigits(25.001, [25.001, 25.003])).toBe("25.001");
  });

  it("stay short if they differ anyway, or only by rounding", () => {
    expect(distinctDigits(31.25, [30])).toBe("31.25");
    expect(distinctDigits(25 + 1e-9, [25, 25 - 1e-9])).toBe("25.00");
    expect(distinctDigits(7, [7.0001])).toBe("7");
    expect(distinctDigits(7.0001, [7])).toBe("7.0001");
    expect(distinctDigits(-7.0001, [-7])).toBe("\u22127.0001");
  });
});
