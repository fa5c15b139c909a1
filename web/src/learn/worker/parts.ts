/** Computes long steps in parts. Between parts the worker receives messages and reports its progress. */

/** The milliseconds between two looks at the messages. */
const sliceMs = 40;

export class Parts {
  #stops = 0;

  constructor(
    /** Computes a part of a step and returns the fraction that is done. */
    private readonly part: (step: number) => number,
    private readonly onProgress: (share: number) => void,
  ) {}

  /** Stops the preparation. */
  stop(): void {
    this.#stops += 1;
  }

  /** Prepares a step. Returns false if it was stopped; what was computed is reused. */
  async prepare(step: number): Promise<boolean> {
    const stops = this.#stops;
    for (let began = performance.now(); ; ) {
      const share = this.part(step);
      if (performance.now() - began < sliceMs) {
        if (share >= 1) return true;
        continue;
      }
      this.onProgress(share);
      await new Promise((go) => setTimeout(go));
      if (this.#stops !== stops) return false;
      if (share >= 1) return true;
      began = performance.now();
    }
  }
}
