/** The element `<nearpoint-viewer>`: a picture of parts that can be dragged, with their collisions. */

import { english } from "../../../src/engine/english";
import type {
  Changes,
  Command,
  DragMode,
  PairRow,
  PartRow,
  Pose,
  Theme,
  Totals,
  Unit,
  ViewRequest,
} from "../../../src/engine/types";
import { reasonOf } from "./failures";
import type { GivenFile, PartName, ViewerEvents, ViewerState } from "./public-types";
import { ShadowContent } from "./shadow-content";
import { ViewerSession } from "./viewer-session";

/** The base class. A server has no elements, but the script can be imported there. */
const Base = (globalThis.HTMLElement ?? class {}) as typeof HTMLElement;

const dark = "(prefers-color-scheme: dark)";
const modes: readonly DragMode[] = ["detect", "stop", "snap"];

/**
 * Shows a scene and its collisions. Poses are `[qw, qx, qy, qz, tx, ty, tz]`, from the part's frame to the scene's. Lengths are in the scene's unit.
 * Attributes: `src` is the address of a scene or model file. `theme` is `light` or `dark`; the default is the system's. `drag` says what a drag does
 * at a contact: `detect`, `stop` or `snap`. `threads` is the number of threads on an isolated page; without a number, one for each core; without
 * the attribute, one. `kernel` is the address of the CAD kernel, which STEP files need. `label` describes the content for screen readers.
 * `wheel="always"` lets the wheel zoom even if the element has no focus.
 */
export class NearpointViewer extends Base {
  static readonly observedAttributes = ["src", "theme", "drag", "label"];

  /** The version of this API. It grows when a member changes its meaning. */
  readonly version = 1;

  #session: ViewerSession | undefined;
  #isIn = false;
  #opened: string | undefined;
  #reportedState: number | undefined;
  #system: MediaQueryList | undefined;
  #content: ShadowContent | undefined;

  connectedCallback(): void {
    this.#isIn = true;
    if (this.#session?.isStarted) return; // it was only moved within the page
    this.#system ??= matchMedia(dark);
    this.#system.addEventListener("change", this.#showTheme);
    this.#showTheme();
    this.#content ??= new ShadowContent(this, {
      key: (event, isDown) => this.#session?.key(event, isDown),
      undo: (isRedo) => this.#session?.send("command", { type: isRedo ? "redo" : "undo" }),
    });
    this.#session ??= this.#made(this.#content);
    this.#state("loading");
    this.#session.start().then(
      () => this.#isIn && this.#rest(),
      (error) => this.#isIn && this.#fail("load", reasonOf(error)),
    );
    if (this.src && this.#opened !== this.src) void this.#open(this.src);
  }

  disconnectedCallback(): void {
    this.#isIn = false;
    // Moving an element in the document disconnects it and connects it again at once.
    queueMicrotask(() => void this.#leave());
  }

  attributeChangedCallback(name: string, before: string | null, value: string | null): void {
    if (before === value || !this.#isIn) return;
    if (name === "src" && value && this.#opened !== value) void this.#open(value);
    if (name === "theme") this.#showTheme();
    if (name === "label") this.#session?.describe();
    if (name === "drag" && this.#session?.isReady) void this.setDragMode(this.dragMode);
  }

  /** Returns the address of what is shown. Setting another one opens it. */
  get src(): string {
    return this.getAttribute("src") ?? "";
  }

  set src(address: string) {
    this.setAttribute("src", address);
  }

  /** The theme, light or dark. */
  get theme(): Theme {
    const said = this.getAttribute("theme");
    if (said === "light" || said === "dark") return said;
    return matchMedia(dark).matches ? "dark" : "light";
  }

  set theme(theme: Theme | "auto") {
    this.setAttribute("theme", theme);
  }

  /** Returns what drags do at a contact. */
  get dragMode(): DragMode {
    return modes.find((mode) => mode === this.getAttribute("drag")) ?? "detect";
  }

  get state(): ViewerState {
    return (this.dataset.state as ViewerState | undefined) ?? "loading";
  }

  /**
   * Opens a scene or model file by its address, or files by their bytes. A scene replaces what is open; models are added to it. Resolves when all is
   * checked and drawn. Rejects with the sentence that the event `nearpoint-error` also carries.
   */
  async load(what: string | GivenFile[]): Promise<readonly PartRow[]> {
    if (typeof what === "string") this.#opened = what;
    const why = await this.#open(what);
    if (why !== undefined) throw new Error(why);
    await this.idle();
    return this.parts();
  }

  /** Removes all parts. */
  async clear(): Promise<void> {
    await this.#now().clear();
    await this.idle();
  }

  /** Resolves when nothing is being opened, all queries are answered and the picture is up to date. */
  idle(): Promise<void> {
    return this.#now().idle();
  }

  parts(): readonly PartRow[] {
    return this.#now().snapshot.parts;
  }

  /** Returns the pairs of parts that are in contact or near each other, in order of their part numbers. */
  results(): readonly PairRow[] {
    return this.#now().snapshot.pairs;
  }

  totals(): Totals | undefined {
    return this.#now().snapshot.results?.totals;
  }

  unit(): Unit | undefined {
    return this.#now().snapshot.scene?.unit;
  }

  /** Returns the largest distance of a pair in the results; null if there is no limit. */
  within(): number | null {
    return this.#now().snapshot.scene?.within ?? null;
  }

  /** Returns one hash of all answers. It is the same here, in `nearpoint/core` and on the command line. */
  hash(): Promise<string> {
    return this.#now().call("hash");
  }

  /** Moves a part to a pose, as one undo entry. Resolves when that is checked and drawn. */
  setPose(part: PartName, pose: Pose): Promise<void> {
    return this.command({ type: "setPose", part: this.#now().snapshot.idOf(part), pose });
  }

  /** Carries out a command of the scene. Resolves when its results are checked and drawn. */
  async command(command: Command): Promise<void> {
    await this.#now().call("command", command);
    await this.idle();
  }

  setDragMode(mode: DragMode): Promise<void> {
    if (this.dragMode !== mode) this.setAttribute("drag", mode);
    return this.command({ type: "setDragMode", mode });
  }

  /** Changes the view. */
  async view(request: ViewRequest): Promise<void> {
    await this.#now().call("view", request);
    await this.idle();
  }

  /** Shows where two parts are in contact or closest. */
  async showClash(a: PartName, b: PartName): Promise<void> {
    const { snapshot: known } = this.#now();
    const [one, other] = [known.idOf(a), known.idOf(b)].sort((p, q) => p - q) as [number, number];
    await this.#now().call("show", one, other);
    await this.idle();
  }

  /** Restores the view from before `showClash`. */
  async leaveClash(): Promise<void> {
    await this.#now().call("leave");
    await this.idle();
  }

  /** Returns what is at a position in the element, in CSS pixels from its top left corner. */
  pickAt(x: number, y: number): Promise<{ part: number; point: readonly number[] } | undefined> {
    return this.#now().call("pickAt", x, y);
  }

  /** Returns the picture as a PNG. */
  async screenshot(): Promise<Blob> {
    await this.idle();
    return this.#now().call("screenshot");
  }

  /** Returns the scene as a file. */
  sceneFile(): Promise<string> {
    return this.#now().save();
  }

  override focus(): void {
    this.#session?.focus();
  }

  override addEventListener<Name extends keyof ViewerEvents>(
    name: Name,
    listener: (event: ViewerEvents[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  override addEventListener(
    name: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  override addEventListener(
    name: string,
    listener: unknown,
    options?: boolean | AddEventListenerOptions,
  ): void {
    super.addEventListener(name, listener as EventListener, options);
  }

  /** Returns the running engine, or throws a sentence. */
  #now(): ViewerSession {
    if (this.#session && this.#isIn) return this.#session;
    throw new Error("The element is in no page: put it into one before it is asked.");
  }

  async #leave(): Promise<void> {
    if (this.#isIn) return;
    await this.#session?.remember();
    if (this.#isIn) return;
    this.#system?.removeEventListener("change", this.#showTheme);
    this.#session?.stop();
  }

  #made(inside: ShadowContent): ViewerSession {
    return new ViewerSession({
      stage: inside.stage,
      options: () => ({ theme: this.theme, threads: this.#threads() }),
      label: () =>
        this.getAttribute("label") ?? "Parts in 3D: drag with the mouse, or choose and move with the keys",
      kernel: () => {
        const address = this.getAttribute("kernel");
        return address ? new URL(address, document.baseURI) : undefined;
      },
      dragMode: () => this.dragMode,
      ready: ({ threads }) => this.#dispatch("nearpoint-ready", { threads }),
      changes: (changes, areOtherParts) => this.#changes(changes, areOtherParts),
      labels: (labels) => inside.label(labels),
      progress: (doing, done) => this.#dispatch("nearpoint-progress", { doing, done }),
      refused: (why) => this.#fail("refused", why),
      ended: (why, again) => this.#ended(why, again),
      lost: (why) => this.#lost(why),
    });
  }

  #threads(): "auto" | "single" | number {
    const said = this.getAttribute("threads");
    if (said === null || said === "off") return "single";
    const number = Number.parseInt(said, 10);
    return Number.isNaN(number) ? "auto" : Math.min(Math.max(number, 1), 64);
  }

  /** Opens something and returns the reason if it failed. */
  async #open(what: string | GivenFile[]): Promise<string | undefined> {
    if (typeof what === "string") this.#opened = what;
    this.#state("loading");
    this.#content?.fail("");
    try {
      const { warnings } = await this.#now().open(what);
      this.#dispatch("nearpoint-loaded", {
        title: this.#now().title,
        parts: this.parts(),
        warnings: warnings.map(english),
      });
      this.#rest();
      return undefined;
    } catch (error) {
      const why = reasonOf(error);
      this.#opened = undefined;
      if (why !== undefined && this.#isIn) this.#fail("load", why);
      return why ?? "It was given up before it was opened.";
    }
  }

  #changes({ gpu, gpuMessage }: Changes, areOtherParts: boolean): void {
    const { snapshot: known } = this.#now();
    if (areOtherParts) this.#dispatch("nearpoint-changed", { parts: known.parts });
    if (gpu === "none" && !this.#content?.hasFailed)
      this.#fail(
        "picture",
        `There is no picture: WebGL 2 is missing here. ${english(gpuMessage ?? "")}`.trim(),
      );
    this.#rest();
  }

  /** Fires `nearpoint-checked` once for each state of the scene, when all queries are answered. */
  #rest(): void {
    const { snapshot: known, isLoading } = this.#now();
    if (isLoading) return;
    const isIdle = !known.busy && known.pending === 0;
    this.#state(isIdle ? "idle" : "busy");
    const { results } = known;
    if (!isIdle || !results || results.revision === this.#reportedState) return;
    this.#reportedState = results.revision;
    this.#content?.announce(known.sentence());
    this.#dispatch("nearpoint-checked", { totals: results.totals, results: known.pairs });
  }

  #ended(why: string, again: Promise<void> | undefined): void {
    this.#reportedState = undefined;
    this.#fail("engine", again ? `${why} It was started again.` : `${why} Reload the page.`);
    if (again) this.#state("loading");
    again?.then(
      () => {
        this.#content?.fail("");
        this.#rest();
      },
      (error: Error) => this.#lost(error),
    );
  }

  #lost(why: Error): void {
    if (why.name !== "EngineGone") this.#fail("engine", reasonOf(why));
  }

  #fail(code: ViewerEvents["nearpoint-error"]["detail"]["code"], why: string | undefined): void {
    if (why === undefined) return;
    if (code !== "refused") this.#content?.fail(why);
    if (code !== "refused" && code !== "picture") this.#state("error");
    this.#dispatch("nearpoint-error", { code, message: why });
  }

  #dispatch<Name extends keyof ViewerEvents>(name: Name, detail: ViewerEvents[Name]["detail"]): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }

  #state(state: ViewerState): void {
    this.dataset.state = state;
  }

  #showTheme = (): void => {
    const theme = this.theme;
    this.dataset.theme = theme;
    if (this.#session?.isReady) this.#session.send("setTheme", theme);
  };
}
