/** Every sentence of the menus about parts, pairs and the picture that no other place has. */

import { plural } from "./plural";

export const context = {
  fit: "Look at it",
  section: "Section through it",
  alike: "Select all of this shape",
  alikeFound: (n: number) =>
    n === 1 ? "No other part has this shape." : `${plural(n, "part has", "parts have")} this shape.`,
  group: (name: string) => `Select all of ${name}`,
  path: (n: number) => (n > 1 ? "Copy paths" : "Copy path"),
  percent: (share: number) => `${share * 100}\u202f%`,
  colour: "Colour…",
  remove: "Remove",

  show: "Show",
  showCut: "Show it cut open",
  selectPair: "Select both parts",
  isolatePair: "Isolate both parts",
  pairs: (n: number) => plural(n, "result", "results"),

  picture: "Picture",
  fitAll: "Show everything",
  look: "From",
  views: { front: "Front", right: "Right", top: "Top", iso: "Slanted" },
  closeSection: "Close the section",
  selectAll: "Select all",
  copied: "It is on the clipboard.",
} as const;
