/** What the smoke needs of a browser; each has a file here that gives it. */

export type Pixel = readonly [x: number, y: number];

export interface Driver {
  /** What it calls itself. */
  readonly version: string;
  /** Whether it gives pages WebGL 2 here. Without it the page has no picture, and everything else. */
  readonly draws: boolean;
  goto(address: string): Promise<void>;
  /** Calls a function inside the page; it sees nothing of this side but what is given. */
  ask<Value, Given = undefined>(question: (given: Given) => Value | Promise<Value>, given?: Given): Promise<Value>;
  /** With the mouse: pressed at the first place, released at the last. */
  drag(way: readonly Pixel[]): Promise<void>;
  press(key: "Control+z" | "Escape"): Promise<void>;
  /** What the page wrote to the console as an error, where the browser tells that. */
  complaints(): string[];
  close(): Promise<void>;
}

export const viewport = { width: 1280, height: 720 };
