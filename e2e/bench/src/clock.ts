/** Measures times in milliseconds. The contestants of a case take turns, so that a busy machine slows all of them alike. */

export interface Contestant {
  name: string;
  /** Does the work once. The answer is shown beside the time. */
  work(): number;
}

export interface Timed {
  name: string;
  /** The median and the best time, in milliseconds. */
  median: number;
  best: number;
  runs: number;
  answer: number;
}

/** Runs at least `least` rounds, and more until `budget` milliseconds are spent. */
export function race(contestants: Contestant[], budget = 4000, least = 3): Timed[] {
  const times = contestants.map((): number[] => []);
  const answers = contestants.map(({ work }) => work()); // also warms up
  const end = performance.now() + budget;
  for (let round = 0; round < least || (performance.now() < end && round < 400); round++) {
    contestants.forEach(({ work }, index) => {
      const start = performance.now();
      work();
      times[index]!.push(performance.now() - start);
    });
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
