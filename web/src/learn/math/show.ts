/** Renders a line of the catalogue or of pseudocode, with its mathematics in MathML. */

import { html, mathml, nothing, type TemplateResult } from "lit-html";
import type { Piece } from "../template";
import { runs, type Token, tokens } from "./tokens";
import { type Node, tree } from "./tree";

export const formula = (line: readonly Piece[], isCode = false): TemplateResult =>
  html`${runs(tokens(line), isCode).map((run) =>
    "words" in run
      ? run.words.map(inWords)
      : run.math.map(
          (part, i) =>
            html`${i > 0 ? html`<wbr />` : nothing}<math displaystyle="true">${tree(part).map(set)}</math>`,
        ),
  )}`;

const inWords = ({ kind, text }: Token) =>
  kind === "value" ? html`<b>${text}</b>` : kind === "sub" ? html`<sub>${text}</sub>` : text;

type RenderedMath = TemplateResult<3>;

function set(node: Node): RenderedMath {
  switch (node.kind) {
    case "name":
      return mathml`<mi>${node.text}</mi>`;
    case "number":
      return mathml`<mn>${node.text}</mn>`;
    case "value":
      return mathml`<mtext class="value">${node.text}</mtext>`;
    case "words":
      return mathml`<mtext>${node.text === " " ? "\u2009" : node.text}</mtext>`;
    case "operator":
      return mathml`<mo form=${node.isSign || node.text === "Σ" ? "prefix" : "infix"}>${node.text}</mo>`;
    case "group":
      return mathml`<mrow>${edge(node.open, "prefix")}${node.inside.map(set)}${edge(node.close, "postfix")}</mrow>`;
    case "root":
      return mathml`<msqrt>${set(node.inside)}</msqrt>`;
    case "fraction":
      return mathml`<mfrac>${set(node.over)}${set(node.under)}</mfrac>`;
    case "scripts":
      return scripts(node);
  }
}

function scripts({ base, sub, sup }: Extract<Node, { kind: "scripts" }>): RenderedMath {
  const [low, high] = [
    mathml`<mi mathvariant="normal">${sub}</mi>`,
    mathml`<mi mathvariant="normal">${sup}</mi>`,
  ];
  if (sub === undefined) return mathml`<msup>${set(base)}${high}</msup>`;
  if (sup === undefined) return mathml`<msub>${set(base)}${low}</msub>`;
  return mathml`<msubsup>${set(base)}${low}${high}</msubsup>`;
}

const edge = (text: string, form: "prefix" | "postfix") =>
  text === "" ? nothing : mathml`<mo form=${form} stretchy="false">${text}</mo>`;
