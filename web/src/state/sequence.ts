/** Works that follow each other; one that fails holds up none after it. */

export class Sequence {
  #last: Promise<unknown> = Promise.resolve();

  run<T>(work: () => Promise<T>): Promise<T> {
    const next = this.#last.then(work);
    this.#last = next.catch(() => undefined);
    return next;
  }

  /** Resolves when the last of now is over; another one for each work that follows. */
  get last(): Promise<unknown> {
    return this.#last;
  }
}
