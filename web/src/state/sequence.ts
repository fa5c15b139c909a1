/** Runs jobs one after the other. A job that fails does not stop later ones. */

export class Sequence {
  #last: Promise<unknown> = Promise.resolve();

  run<T>(work: () => Promise<T>): Promise<T> {
    const next = this.#last.then(work);
    this.#last = next.catch(() => undefined);
    return next;
  }

  /** Resolves when the present last job is done; each job that is added changes it. */
  get last(): Promise<unknown> {
    return this.#last;
  }
}
