/** Measures times in milliseconds. The contestants of a case take turns, so that a busy machine slows all of them alike. */

export interface Contestant {
  name: string;
  /** Does the work once. The answer is shown beside the time. */
  work(): number;
  /** The largest relative difference of an answer from Nearpoint's; none, if absent. */
  tolerance?: number;
}

export interface Timed {
  name: string;
  /** The median and the best time, in milliseconds. */
  median: number;
  best: number;
  runs: number;
  answer: number;
}

let isShort = false;

/** Makes every case as short as it can be, to see whether it runs. */
export function takeFewSamples(): void {
  isShort = true;
}

/**
 * Runs at least `least` rounds, and more until `budget` milliseconds are spent. In each round all contestants answer the same question.
 *
 * @throws Error if an answer is farther from Nearpoint's, which comes first, than the contestant may be.
 */
export function race(contestants: Contestant[], budget = 4000, least = 3): Timed[] {
  const times = contestants.map((): number[] => []);
  const answers = contestants.map(({ work }) => work()); // also warms up
  check(contestants, answers);
  const end = performance.now() + (isShort ? 0 : budget);
  for (let round = 0; round < (isShort ? 1 : least) || (performance.now() < end && round < 400); round++) {
    const found = contestants.map(({ work }, index) => {
      const start = performance.now();
      const answer = work();
      times[index]!.push(performance.now() - start);
      return answer;
    });
    check(contestants, found);
  }
  return contestants.map(({ name }, index) => {
    const sorted = times[index]!.sort((a, b) => a - b);
    return {
      name,
      median: sorted[sorted.length >> 1]!,
      best: sorted[0]!,
      runs: sorted.length,
      answer: answers[index]!,
    };
  });
}

function check(contestants: Contestant[], answers: number[]): void {
  const ours = answers[0]!;
  for (const [i, { name, tolerance = 0 }] of contestants.entries()) {
    const answer = answers[i]!;
    const agrees = Math.abs(answer - ours) <= tolerance * ours; // false for NaN
    if (!agrees) throw new Error(`${name} answers ${answer}, and ${contestants[0]!.name} ${ours}`);
  }
}
