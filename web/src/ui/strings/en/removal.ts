/** Every sentence about taking parts out. */

import { count } from "../../../state/format";
import { plural } from "./plural";

export const removal = {
  ask: "Can it be taken out?",
  askSeveral: "Can they be taken out?",
  askTitle: "Looks for a way of the selection, moved as one, out of all other visible parts",
  title: (name: string) => `Take out ${name}`,
  close: "Close",
  cancel: "Cancel",
  again: "Look again",
  group: (first: string, more: number) => `${first} and ${plural(more, "other", "others")}`,

  searching: "Looking for a way out…",
  shortening: "There is a way; making it shorter…",
  places: (states: number) => `${plural(states, "place", "places")} reached`,
  found: (length: string) => `Yes: ${length}`,
  clearance: (length: string, other: string) => `smallest clearance ${length} to ${other}`,
  between: (lower: string, upper: string) => `${lower} to ${upper}`,
  contact: (other: string) => `it touches ${other}`,
  freeFrom: (percent: string) => `clear of everything from ${percent} on`,
  outside: "It is outside of all other visible parts already.",
  none: (resolution: string) => `No way out at ${resolution}`,
  tooMany: (states: number) => `Not found: ${count(states)} places were reached, and there are more`,
  tooManyHint: "There may be a way. Take a larger step, or fewer turns.",
  noneHint: "A finer step or turns may find a way that these miss.",
  cancelled: "Cancelled before it was known.",
  moved: "The parts have changed since. What was found is about how they were.",
  resolution: (step: string, turns: string) => `a step of ${step} and ${turns}`,
  turnsOf: (angle: string) => `turns of ${angle}`,
  noTurns: "no turns",
  blockers: "In the way:",
  look: (part: string, other: string) => `Look at ${part} and ${other}`,
  more: (n: number) => `and ${count(n)} more`,
  others: (n: number) => `${plural(n, "part", "parts")} may be in the way.`,
  hidden: (n: number) => `${plural(n, "hidden part is", "hidden parts are")} not in the way.`,
  how: (resolution: string, fit: string) => `Looked for at ${resolution}, fit ${fit}.`,

  place: "Place on the way",
  placeIs: (percent: string, length: string) => `${percent}, ${length}`,
  play: "Play the way",
  pause: "Pause",
  takeOut: "Take it out",
  takeOutTitle: "Leaves the parts at the end of the way; Undo brings them back",
  export: "Save the way as",
  formats: { csv: "CSV", json: "JSON" },
  saved: (name: string) => `Saved ${name}.`,

  settings: "How it is looked for",
  chosen: "auto",
  fields: {
    step: ["Step", "How far apart the places are that are tried. Empty: chosen from the sizes."],
    turns: ["Turns", "How far apart the turns are that are tried, about every axis. More turns take longer."],
    fit: [
      "Fit",
      "By how much the parts count as smaller, so that close fits and touching faces let go. Empty: as the meshes’ accuracy needs.",
    ],
  },
  never: "none",
  notALength: (typed: string) =>
    `“${typed}” is not a length of more than zero. Try 2.5 or 1/8 in, or leave it empty.`,
} as const;
