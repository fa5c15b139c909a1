import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import {
  dismissToastsUpTo,
  messages,
  newestId,
  pauseToast,
  showMessage,
  type Tone,
} from "../src/state/messages";

beforeEach(() => {
  messages.value = [];
  vi.useFakeTimers();
});
afterAll(() => void vi.useRealTimers());

const toasts = () => messages.peek().flatMap(({ text, toast }) => (toast ? [text] : []));

describe("toasts", () => {
  it("end after a reading time, also errors and offers, and stay in the list", () => {
    const tones: Tone[] = ["info", "success", "warning", "error"];
    for (const tone of tones) showMessage(tone, tone);
    showMessage("error", "offer", "why", { label: "Try again", run: () => undefined });
    vi.advanceTimersByTime(3000);
    expect(toasts()).toHaveLength(5);
    vi.advanceTimersByTime(12_000);
    expect(toasts()).toEqual(["offer", "error"]);
    vi.advanceTimersByTime(15_000);
    expect(toasts()).toEqual([]);
    expect(messages.peek()).toHaveLength(5);
  });

  it("stay longer for a longer text", () => {
    showMessage("success", "a".repeat(200));
    vi.advanceTimersByTime(14_000);
    expect(toasts()).toHaveLength(1);
  });

  it("stay while they are hovered, and then for the full time again", () => {
    showMessage("success", "read");
    const [message] = messages.peek();
    if (message) pauseToast(message, true);
    vi.advanceTimersByTime(60_000);
    expect(toasts()).toEqual(["read"]);
    if (message) pauseToast(message, false);
    vi.advanceTimersByTime(2000);
    expect(toasts()).toEqual(["read"]);
    vi.advanceTimersByTime(2000);
    expect(toasts()).toEqual([]);
  });

  it("of a scene end with it; those of the page and of the next scene stay", () => {
    showMessage("info", "a newer page", "", { label: "Reload", run: () => undefined, isOfPage: true });
    showMessage("error", "old");
    const last = newestId();
    showMessage("success", "new");
    dismissToastsUpTo(last);
    expect(toasts()).toEqual(["new", "a newer page"]);
  });
});
