/** What the page has to say: what happened, where, and what to do. Kept in a list; the newest show as toasts. */

import { signal } from "@preact/signals-core";

export type Tone = "info" | "success" | "warning" | "error";

export interface Action {
  label: string;
  run(): void;
  /** It is about the page, and not about what is open. */
  isOfPage?: boolean;
}

export interface Message {
  id: number;
  tone: Tone;
  text: string;
  /** The second line: where, and what to do. */
  detail?: string;
  /** Something to do about it, in the toast and in the list. */
  action?: Action;
  at: Date;
  /** Still shown over the page. */
  toast: boolean;
}

const kept = 100;
/** Milliseconds a toast stays, besides the time that its words take to read. */
const stay: Record<Tone, number> = { info: 4000, success: 3000, warning: 8000, error: 15_000 };
/** Where there is something to do about it. */
const stayWithAction = 20_000;
/** Milliseconds that a reader in no hurry takes for a letter. */
const perLetter = 60;

export const messages = signal<Message[]>([]);
let next = 1;

/** Returns the message's number, to dismiss it by. */
export function say(tone: Tone, text: string, detail?: string, action?: Action): number {
  const message: Message = {
    id: next++,
    tone,
    text,
    at: new Date(),
    toast: true,
    ...(detail ? { detail } : {}),
    ...(action ? { action } : {}),
  };
  const quieter = messages.peek().map((other) => (other.text === text ? { ...other, toast: false } : other));
  messages.value = [message, ...quieter].slice(0, kept);
  expire(message);
  return message.id;
}

/** Those toasts that are about to go, by their messages' numbers. */
const timers = new Map<number, ReturnType<typeof setTimeout>>();

function expire({ id, tone, text, detail = "", action }: Message): void {
  const letters = text.length + detail.length;
  const time = (action ? stayWithAction : stay[tone]) + perLetter * letters;
  timers.set(
    id,
    setTimeout(() => dismiss(id), time),
  );
}

/** A toast stays while somebody points at it or has the focus in it, and then as long as a new one. */
export function hold(message: Message, isHeld: boolean): void {
  clearTimeout(timers.get(message.id));
  if (!isHeld && messages.peek().some(({ id, toast }) => id === message.id && toast)) expire(message);
}

/** Ends the toast; the message stays in the list. */
export function dismiss(id: number): void {
  end((message) => message.id === id);
}

/** The number of the newest message; 0 without one. */
export const newest = (): number => messages.peek()[0]?.id ?? 0;

/** Another scene is there: ends the toasts up to this message that are about the one before. */
export function dismissUpTo(last: number): void {
  end(({ id, action }) => id <= last && !action?.isOfPage);
}

function end(isMeant: (message: Message) => boolean): void {
  const ends = (message: Message) => message.toast && isMeant(message);
  messages.value = messages.peek().map((message) => {
    if (!ends(message)) return message;
    clearTimeout(timers.get(message.id));
    timers.delete(message.id);
    return { ...message, toast: false };
  });
}
