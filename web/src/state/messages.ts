/** The messages of the page: what happened, where, and what to do. They stay in a list; the newest appear as toasts. */

import { signal } from "@preact/signals-core";

export type Tone = "info" | "success" | "warning" | "error";

export interface Action {
  label: string;
  run(): void;
  /** True if it is about the page and not about the open scene. */
  isOfPage?: boolean;
}

export interface Message {
  id: number;
  tone: Tone;
  text: string;
  /** The second line: where it happened, and what to do. */
  detail?: string;
  /** An action, in the toast and in the list. */
  action?: Action;
  at: Date;
  /** True while it is shown as a toast. */
  toast: boolean;
}

const maxMessages = 100;
/** The milliseconds that a toast stays, besides the time to read it. */
const toastMs: Record<Tone, number> = { info: 4000, success: 3000, warning: 8000, error: 15_000 };
/** The milliseconds that a toast with an action stays. */
const actionToastMs = 20_000;
/** The milliseconds that a slow reader takes for a letter. */
const msPerLetter = 60;

export const messages = signal<Message[]>([]);
let nextId = 1;

/** Adds a message. Returns its number, with which it can be dismissed. */
export function showMessage(tone: Tone, text: string, detail?: string, action?: Action): number {
  const message: Message = {
    id: nextId++,
    tone,
    text,
    at: new Date(),
    toast: true,
    ...(detail ? { detail } : {}),
    ...(action ? { action } : {}),
  };
  const quieter = messages.peek().map((other) => (other.text === text ? { ...other, toast: false } : other));
  messages.value = [message, ...quieter].slice(0, maxMessages);
  expire(message);
  return message.id;
}

/** The timers of toasts, by their messages' numbers. */
const timers = new Map<number, ReturnType<typeof setTimeout>>();

function expire({ id, tone, text, detail = "", action }: Message): void {
  const letters = text.length + detail.length;
  const time = (action ? actionToastMs : toastMs[tone]) + msPerLetter * letters;
  timers.set(
    id,
    setTimeout(() => dismissToast(id), time),
  );
}

/** Keeps a toast visible while it is hovered or has the focus, and then for the full time again. */
export function pauseToast(message: Message, isHeld: boolean): void {
  clearTimeout(timers.get(message.id));
  if (!isHeld && messages.peek().some(({ id, toast }) => id === message.id && toast)) expire(message);
}

/** Ends the toast; the message stays in the list. */
export function dismissToast(id: number): void {
  endToasts((message) => message.id === id);
}

/** Returns the number of the newest message; 0 if there is none. */
export const newestId = (): number => messages.peek()[0]?.id ?? 0;

/** Ends the toasts up to this message that are about the scene before, when another one is open. */
export function dismissToastsUpTo(last: number): void {
  endToasts(({ id, action }) => id <= last && !action?.isOfPage);
}

function endToasts(isMeant: (message: Message) => boolean): void {
  const ends = (message: Message) => message.toast && isMeant(message);
  messages.value = messages.peek().map((message) => {
    if (!ends(message)) return message;
    clearTimeout(timers.get(message.id));
    timers.delete(message.id);
    return { ...message, toast: false };
  });
}
