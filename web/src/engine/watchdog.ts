/**
 * Notices a worker that no longer answers. It counts unanswered beats of its own clock and not seconds: after the
 * computer slept, or while the page is in the background, no beat was missed that was not also not sent. A worker that
 * said that it draws is given longer: without a GPU the picture of a large scene takes its time.
 */
export class Watchdog {
  #sent = 0;
  #answered = 0;
  #draws = false;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly ping: (beat: number) => void,
    private readonly hung: () => void,
    private readonly period = 2000,
    private readonly patience = 15, // a picture on software GL may take seconds on a busy machine
    private readonly patienceWithPictures = 150,
  ) {}

  start(): void {
    this.stop();
    this.#sent = this.#answered = 0;
    this.#draws = false;
    this.#timer = setInterval(() => this.#beat(), this.period);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** Something was heard of it: that it begins a picture, or anything else. */
  heard(draws: boolean): void {
    this.#draws = draws;
  }

  pong(beat: number): void {
    this.#answered = Math.max(this.#answered, beat);
  }

  #beat(): void {
    const patience = this.#draws ? this.patienceWithPictures : this.patience;
    if (this.#sent - this.#answered >= patience) {
      this.stop();
      this.hung();
      return;
    }
    this.#sent += 1;
    this.ping(this.#sent);
  }
}
