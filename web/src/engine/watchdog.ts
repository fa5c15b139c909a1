/**
 * Notices a worker that no longer answers. It counts unanswered beats of its own clock and not seconds: after the
 * computer slept, or while the page is in the background, no beat was missed that was not also not sent.
 */
export class Watchdog {
  #sent = 0;
  #answered = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly ping: (beat: number) => void,
    private readonly hung: () => void,
    private readonly period = 2000,
    private readonly patience = 15, // a picture on software GL may take seconds on a busy machine
  ) {}

  start(): void {
    this.stop();
    this.#sent = this.#answered = 0;
    this.#timer = setInterval(() => this.#beat(), this.period);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  pong(beat: number): void {
    this.#answered = Math.max(this.#answered, beat);
  }

  #beat(): void {
    if (this.#sent - this.#answered >= this.patience) {
      this.stop();
      this.hung();
      return;
    }
    this.#sent += 1;
    this.ping(this.#sent);
  }
}
