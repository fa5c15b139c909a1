/**
 * Detects a worker that no longer answers. It counts unanswered beats of its own clock, not seconds: while the computer sleeps or the page is in the
 * background, it sends none and so misses none. A worker that announced a picture gets more time, because a large scene is slow to draw without a
 * GPU.
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

  /** Records a message of the worker; `draws` if it announces a picture. */
  onMessage(draws: boolean): void {
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
