/** The interface of a browser for the smoke tests; each browser has a file here that implements it. */

export type Pixel = readonly [x: number, y: number];

export interface Driver {
  /** The version that the browser reports. */
  readonly version: string;
  /** True if it gives pages WebGL 2 here. Without it the page works, but has no picture. */
  readonly draws: boolean;
  goto(address: string): Promise<void>;
  /** Calls a function inside the page; it sees only its argument. */
  ask<Value, Given = undefined>(question: (given: Given) => Value | Promise<Value>, given?: Given): Promise<Value>;
  /** Drags with the mouse: pressed at the first position, released at the last. */
  drag(way: readonly Pixel[]): Promise<void>;
  press(key: "Control+z" | "Escape"): Promise<void>;
  /** Returns the errors in the page's console, if the browser reports them. */
  complaints(): string[];
  close(): Promise<void>;
}

export const viewport = { width: 1280, height: 720 };
