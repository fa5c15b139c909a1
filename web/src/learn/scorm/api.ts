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
export interface Around {
  API?: Api;
  parent?: Around;
  opener?: Around | null;
}

/** The largest depth of nested windows, by the specification. */
const deepest = 7;

/** Finds the nearest API around a window, else around the window that opened it. */
export function findApi(from: Around): Api | undefined {
  return upwards(from) ?? (reach(() => from.opener) ? upwards(from.opener as Around) : undefined);
}

function upwards(from: Around): Api | undefined {
  let here: Around | undefined = from;
  for (let depth = 0; here && depth <= deepest; depth++) {
    const now: Around = here;
    const found = reach(() => now.API);
    if (found) return found;
    const parent: Around | undefined = reach(() => now.parent) ?? undefined;
    here = parent === now ? undefined : parent;
  }
  return undefined;
}

/** Reads from a window; undefined if it has another origin, which the browser forbids. */
function reach<Value>(look: () => Value): Value | undefined {
  try {
    return look();
  } catch {
    return undefined;
  }
}

/** The error 401: the platform lacks an optional element. */
const notThere = "401";

/** A session with the platform, from its beginning to its end. */
export class Session {
  #open = true;

  /** Opens the session. `refused` receives what the platform rejected, and why. */
  constructor(
    private readonly api: Api,
    private readonly refused: (what: string, why: string) => void,
  ) {
    this.#did("LMSInitialize", api.LMSInitialize(""));
  }

  get(element: string): string {
    return this.#open ? String(this.api.LMSGetValue(element) ?? "") : "";
  }

  /** Sets an element and returns whether the platform accepted it. */
  set(element: string, value: string): boolean {
    return this.#open && this.#did(element, this.api.LMSSetValue(element, value));
  }

  commit(): void {
    if (this.#open) this.#did("LMSCommit", this.api.LMSCommit(""));
  }

  finish(): void {
    if (!this.#open) return;
    this.#did("LMSFinish", this.api.LMSFinish(""));
    this.#open = false;
  }

  #did(what: string, answer: unknown): boolean {
    if (String(answer) === "true") return true;
    const code = String(this.api.LMSGetLastError());
    if (code !== notThere) this.refused(what, `${code} ${this.api.LMSGetErrorString(code)}`);
    return false;
  }
}
