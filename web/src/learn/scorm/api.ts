/** The run-time interface of SCORM 1.2: an object `API` in a window around the content. */

export interface Api {
  LMSInitialize(nothing: ""): string;
  LMSFinish(nothing: ""): string;
  LMSGetValue(element: string): string;
  LMSSetValue(element: string, value: string): string;
  LMSCommit(nothing: ""): string;
  LMSGetLastError(): string | number;
  LMSGetErrorString(code: string): string;
}

/** The members of a window in which the API is looked for. */
export interface ScormWindow {
  API?: Api;
  parent?: ScormWindow;
  opener?: ScormWindow | null;
}

/** The largest depth of nested windows, by the specification. */
const maxParents = 7;

/** Finds the nearest API around a window, else around the window that opened it. */
export function findApi(from: ScormWindow): Api | undefined {
  return upwards(from) ?? (apiOf(() => from.opener) ? upwards(from.opener as ScormWindow) : undefined);
}

function upwards(from: ScormWindow): Api | undefined {
  let here: ScormWindow | undefined = from;
  for (let depth = 0; here && depth <= maxParents; depth++) {
    const now: ScormWindow = here;
    const found = apiOf(() => now.API);
    if (found) return found;
    const parent: ScormWindow | undefined = apiOf(() => now.parent) ?? undefined;
    here = parent === now ? undefined : parent;
  }
  return undefined;
}

/** Reads from a window; undefined if it has another origin, which the browser forbids. */
function apiOf<Value>(look: () => Value): Value | undefined {
  try {
    return look();
  } catch {
    return undefined;
  }
}

/** The error 401: the platform lacks an optional element. */
const notImplemented = "401";

/** A session with the platform, from its beginning to its end. */
export class Session {
  #open = true;

  /** Opens the session. `refused` receives what the platform rejected, and why. */
  constructor(
    private readonly api: Api,
    private readonly refused: (what: string, why: string) => void,
  ) {
    this.#checkError("LMSInitialize", api.LMSInitialize(""));
  }

  get(element: string): string {
    return this.#open ? String(this.api.LMSGetValue(element) ?? "") : "";
  }

  /** Sets an element and returns whether the platform accepted it. */
  set(element: string, value: string): boolean {
    return this.#open && this.#checkError(element, this.api.LMSSetValue(element, value));
  }

  commit(): void {
    if (this.#open) this.#checkError("LMSCommit", this.api.LMSCommit(""));
  }

  finish(): void {
    if (!this.#open) return;
    this.#checkError("LMSFinish", this.api.LMSFinish(""));
    this.#open = false;
  }

  #checkError(what: string, answer: unknown): boolean {
    if (String(answer) === "true") return true;
    const code = String(this.api.LMSGetLastError());
    if (code !== notImplemented) this.refused(what, `${code} ${this.api.LMSGetErrorString(code)}`);
    return false;
  }
}
