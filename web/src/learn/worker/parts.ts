/** Long steps in parts: between them the worker hears what else is asked, and says how far it is. */

/** Milliseconds after which it listens. */
const longEnough = 40;

export class Parts {
  #stops = 0;

  constructor(
    /** Does a part of what a step takes; the share that is done. */
    private readonly part: (step: number) => number,
    private readonly tell: (share: number) => void,
  ) {}

  /** Ends what is being prepared. */
  stop(): void {
    this.#stops += 1;
  }

  /** Whether the step can be shown now: not if it was stopped, though what was done of it stays. */
  async prepare(step: number): Promise<boolean> {
    const stops = this.#stops;
    for (let began = performance.now(); ; ) {
      const share = this.part(step);
      if (performance.now() - began < longEnough) {
        if (share >= 1) return true;
        continue;
      }
      this.tell(share);
      await new Promise((go) => setTimeout(go));
      if (this.#stops !== stops) return false;
      if (share >= 1) return true;
      began = performance.now();
    }
  }
}
