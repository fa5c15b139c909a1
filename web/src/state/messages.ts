/** What the page has to say: what happened, where, and what to do. Kept in a list; the newest show as toasts. */

import { signal } from "@preact/signals-core";

export type Tone = "info" | "success" | "warning" | "error";

export interface Action {
  label: string;
  run(): void;
}

export interface Message {
  id: number;
  tone: Tone;
  text: string;
  /** The second line: where, and what to do. */
  detail?: string;
  /** Something to do about it; until it is done or dismissed the message stays. */
  action?: Action;
  at: Date;
  /** Still shown over the page. */
  toast: boolean;
}

const kept = 100;
/** Milliseconds a toast stays; errors stay until they are dismissed. */
const stay: Record<Tone, number> = {
  info: 6000,
  success: 5000,
  warning: 12_000,
  error: Number.POSITIVE_INFINITY,
};

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
  if (!action && Number.isFinite(stay[tone])) setTimeout(() => dismiss(message.id), stay[tone]);
  return message.id;
}

export function dismiss(id: number): void {
  messages.value = messages
    .peek()
    .map((message) => (message.id === id ? { ...message, toast: false } : message));
}
