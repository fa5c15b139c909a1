/** `nearpoint/lesson` defines the element `<nearpoint-lesson>`, a frame with the learn page and its messages. */

/** The state that a frame reports; see docs/embedding.md. */
export interface LessonState {
  lesson: string;
  step: number;
  steps: number;
  playing: boolean;
  speed: number;
  values: Record<string, unknown>;
  numbers: unknown;
  text: string;
}

/** The messages that the frame accepts; see docs/embedding.md. */
type FrameCommand =
  | { do: "play" | "pause" | "step" | "back" | "reset"; speed?: number }
  | { do: "show"; step: number }
  | { do: "set"; values: Record<string, unknown> }
  | { do: "read" };

interface FrameReply {
  nearpoint?: number;
  id?: string;
  state?: LessonState;
  event?: { name: string };
  error?: string;
}

/** The version of the messages. */
const version = 1;

const Base = (globalThis.HTMLElement ?? class {}) as typeof HTMLElement;
/**
 * Shows a lesson in a frame.
 * Attributes: `page` is the address of the folder that serves the page. `name` and `step` select the lesson and its step. `show` lists the parts of
 * the lesson to show, as `figure,text,question`. `values` sets values, as `shapes=boxes`.
 * Events: `nearpoint-lesson-state`, `nearpoint-lesson-event`.
 */
export class NearpointLesson extends Base {
  static readonly observedAttributes = ["name", "step", "show", "values", "page"];

  /** The version of this API. It grows when a member changes its meaning. */
  readonly version = 1;

  #frame: HTMLIFrameElement | undefined;
  #next = 1;
  #open = new Map<string, { resolve(state: LessonState): void; reject(why: Error): void }>();
  #hears = (event: MessageEvent<FrameReply>): void => this.#hear(event);

  connectedCallback(): void {
    addEventListener("message", this.#hears);
    if (!this.#frame) {
      const root = this.attachShadow({ mode: "open" });
      this.#frame = document.createElement("iframe");
      this.#frame.style.cssText = "border: 0; width: 100%; height: 100%; display: block";
      this.#frame.allow = "fullscreen; cross-origin-isolated";
      root.append(this.#frame);
      if (!this.style.display) this.style.display = "block";
      if (!this.style.height) this.style.height = "600px";
    }
    this.#show();
  }

  disconnectedCallback(): void {
    removeEventListener("message", this.#hears);
    for (const { reject } of this.#open.values()) reject(new Error("The element was taken out of its page."));
    this.#open.clear();
  }

  attributeChangedCallback(name: string, before: string | null, value: string | null): void {
    if (before === value || !this.isConnected || !this.#frame) return;
    if (name === "step" && value !== null) void this.show(Number(value)).catch(() => this.#show());
    else this.#show();
  }

  play(speed?: number): Promise<LessonState> {
    return this.#ask({ do: "play", ...(speed !== undefined && { speed }) });
  }

  pause(): Promise<LessonState> {
    return this.#ask({ do: "pause" });
  }

  /** Goes to a step. */
  show(step: number): Promise<LessonState> {
    return this.#ask({ do: "show", step });
  }

  next(): Promise<LessonState> {
    return this.#ask({ do: "step" });
  }

  back(): Promise<LessonState> {
    return this.#ask({ do: "back" });
  }

  reset(): Promise<LessonState> {
    return this.#ask({ do: "reset" });
  }

  /** Changes values of the lesson. */
  set(values: Record<string, unknown>): Promise<LessonState> {
    return this.#ask({ do: "set", values });
  }

  /** Returns the present state. */
  read(): Promise<LessonState> {
    return this.#ask({ do: "read" });
  }

  /** Returns the address of the frame: `about:blank` while the attribute `page` is missing. */
  get address(): string {
    const [name, step, show, values, page] = ["name", "step", "show", "values", "page"].map((attribute) =>
      this.getAttribute(attribute),
    );
    if (!page) return "about:blank";
    const folder = new URL(page.endsWith("/") ? page : `${page}/`, document.baseURI);
    const query = show ? `?embed&show=${encodeURIComponent(show)}` : "?embed";
    const said = [values, step && `step=${encodeURIComponent(step)}`].filter(Boolean).join("&");
    return new URL(`learn.html${query}#${encodeURIComponent(name ?? "")}${said ? `?${said}` : ""}`, folder)
      .href;
  }

  #show(): void {
    const frame = this.#frame;
    if (!frame) return;
    frame.title = this.getAttribute("aria-label") ?? `Lesson: ${this.getAttribute("name") ?? ""}`;
    if (frame.src !== this.address) frame.src = this.address;
  }

  #ask(asked: FrameCommand): Promise<LessonState> {
    const frame = this.#frame?.contentWindow;
    if (!frame || !this.isConnected) return Promise.reject(new Error("The element is in no page yet."));
    if (!this.getAttribute("page"))
      return Promise.reject(
        new Error("Where the page is served that has the lessons is to stand in the attribute page."),
      );
    const id = `lesson-${this.#next++}`;
    return new Promise((resolve, reject) => {
      this.#open.set(id, { resolve, reject });
      frame.postMessage({ nearpoint: version, id, ...asked }, new URL(this.address).origin);
    });
  }

  /** Accepts messages only from the frame and from the origin of its page, because the frame may have been navigated elsewhere. */
  #hear({ source, origin, data }: MessageEvent<FrameReply>): void {
    if (source !== this.#frame?.contentWindow || origin !== new URL(this.address).origin) return;
    if (data?.nearpoint !== version) return;
    const { id, state, event, error } = data;
    const open = id === undefined ? undefined : this.#open.get(id);
    if (id !== undefined && open) {
      this.#open.delete(id);
      if (error !== undefined) open.reject(new Error(error));
      else if (state) open.resolve(state);
      return;
    }
    const name = event ? "nearpoint-lesson-event" : "nearpoint-lesson-state";
    const detail = event ?? state;
    if (detail) this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }
}

if (globalThis.customElements && !customElements.get("nearpoint-lesson"))
  customElements.define("nearpoint-lesson", NearpointLesson);

declare global {
  interface HTMLElementTagNameMap {
    "nearpoint-lesson": NearpointLesson;
  }
}
