/** Sends values to the engine one at a time. Of the values that arrive meanwhile, only the newest follows. */

export class LatestSender<T> {
  #next: { value: T } | undefined;
  #sending: Promise<unknown> | undefined;

  constructor(private readonly send: (value: T) => Promise<unknown>) {}

  get isSending(): boolean {
    return this.#sending !== undefined;
  }

  put(value: T): void {
    this.#next = { value };
    if (!this.#sending) this.#flush();
  }

  /** Resolves when the last value has arrived. */
  async settled(): Promise<void> {
    while (this.#sending) await this.#sending;
  }

  #flush(): void {
    const next = this.#next;
    this.#next = undefined;
    const after = () => this.#flush();
    this.#sending = next && this.send(next.value).then(after, after);
  }
}
