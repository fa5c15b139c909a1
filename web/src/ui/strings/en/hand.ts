/** Every sentence about the drag modes, what a dragged part is held by, and the settings of snapping. */

import type { DragMode, HandRow, Hold, SnapSettings } from "../../../engine/types";

type Why = HandRow["change"]["released"][number]["why"];
type Kind = Hold["kind"];

export const hand = {
  mode: {
    label: "What a drag does where parts meet",
    names: { detect: "Detect", stop: "Stop at collision", snap: "Snap" } satisfies Record<DragMode, string>,
    short: { detect: "Detect", stop: "Stop", snap: "Snap" } satisfies Record<DragMode, string>,
    titles: {
      detect: "A dragged part moves freely, and what it collides with lights up (M: next mode)",
      stop: "A dragged part stops in front of what it would enter, and slides along it (M: next mode)",
      snap: "A dragged part is drawn onto faces it comes near, moves along them, and is torn off by a pull (M: next mode)",
    } satisfies Record<DragMode, string>,
  },

  lock: {
    name: "Lock",
    title: "View only: a drag turns the view and moves no part (K)",
    isLocked: "The scene is locked against accidental moves.",
    unlock: "Press K or “Lock” to move parts.",
  },

  moved: {
    one: (name: string) => `${name} moved`,
    several: (n: number) => `${n} parts moved`,
    undo: "Undo",
  },

  panel: {
    label: "What the dragged part is held by",
    freedoms: (count: number) => `${count} of 6`,
    free: "free to move and turn every way",
    fast: "held fast",
    slides: ["", "slide one way", "slide two ways", "move every way"],
    turnsEveryWay: "turn every way",
    turns: {
      faces: "turn about the face’s normal",
      axes: "turn about the axis",
      edges: "turn about the edge",
    } satisfies Record<Kind, string>,
    kinds: { faces: "face on face", axes: "pin in hole", edges: "edge along edge" } satisfies Record<
      Kind,
      string
    >,
    covered: (percent: string) => `${percent} covered`,
    pulled: (away: string, release: string) => `pulled ${away} of ${release}`,
    pressed: (away: string, release: string) => `pressed in ${away} of ${release}`,
    redundant: "adds nothing to those above",
    next: (what: string) => `Next: ${what}`,
    blocked: "Something is in the way",
    stoppedBy: (names: string) => `Stopped by ${names}`,
    unfinished: {
      slide: "It touches more here than it can slide along at once: move on a little and it follows",
      turn: "In contact it turns only a few degrees at once: move on and it follows",
      gap: "There is less room here than the gap it keeps",
      holds: "Faces here take hold and let go by turns: move on a little",
    } satisfies Record<NonNullable<HandRow["unfinished"]>, string>,
    ignored: (names: string) => `Met before, not stopping it: ${names}`,
    pair: (held: string, other: string) => `${held} → ${other}`,
    and: (first: string, last: string) => `${first} and ${last}`,
    hint: "Esc puts it back. M changes the mode.",
  },

  said: {
    taken: (held: string, other: string, kind: string) => `${held} holds onto ${other}, ${kind}.`,
    released: (held: string, other: string, why: string) => `${held} let go of ${other}: ${why}.`,
    left: (count: number, what: string) => `${count} of 6 degrees of freedom left: ${what}.`,
    why: {
      slid: "too little is covered",
      pulled: "the hand pulled it away",
      through: "the hand went through, to where it is free",
      turned: "the hand turned away",
      gave: "it kept a pin from its hole",
      gone: "it is no longer there",
    } satisfies Record<Why, string>,
  },

  settings: {
    title: "Snapping",
    open: "Settings of snapping",
    method: "Method",
    methods: { steady: "Steady", published: "As published" } satisfies Record<SnapSettings["method"], string>,
    methodTitles: {
      steady:
        "Also draws onto faces that are only near, and never into an interference; depends on where the hand is, not on its way",
      published:
        "Word for word as in the paper: only faces that collide take hold, and half an overlap lets a cube go",
    } satisfies Record<SnapSettings["method"], string>,
    fields: {
      angleWeight: ["Weight of the angle, C_r", "How much it counts that two faces look at each other"],
      velocityWeight: [
        "Weight of the motion, C_v",
        "How much it counts that the part moves towards the face",
      ],
      threshold: ["Least share covered", "So much of the smaller face must be covered, 0 to 1"],
      hysteresis: ["Band around it, H", "More than the share by this to take hold, less by this to let go"],
      pull: ["Strength, k", "It is torn off at k · √(area covered)"],
      leastAngle: ["Least angle of normals", "180° is face to face; nothing below this takes hold"],
      reach: ["Reach", "How near a face draws; 0 is 1.5 % of the scene’s size"],
      angleStep: ["Turn in steps of", "About a held face’s normal; 0 is any angle"],
      step: ["Move in steps of", "Along a held face; 0 is any place"],
    } satisfies Record<Exclude<keyof SnapSettings, "method" | "axes" | "edges">, [string, string]>,
    axes: ["Pins into holes", "Cylinders that fit take hold of each other’s axis"],
    edges: ["Edges along edges", "Edges of faces that lie on each other take hold too"],
    reset: "Reset",
    resetTitle: "The paper’s values, by the steady method",
    wrongAngle: (typed: string) => `“${typed}” is not an angle from 0° to 180°.`,
    wrongLength: (typed: string) => `“${typed}” is not a length from 0 on.`,
    wrongNumber: (typed: string) => `“${typed}” is not a number from 0 on.`,
    wrongShare: (typed: string) => `“${typed}” is not a share: type a number from 0 to 1.`,
    feedback: "When something takes hold or lets go",
    sound: "Tick",
    soundTitle: "A short sound, made here",
    vibration: "Vibrate",
    vibrationTitle: "A short buzz, where the device has one",
  },
} as const;
