/** The complete source of a lesson, with links. The status line has no space for it. */

import { html, nothing, type TemplateResult } from "lit-html";
import { showDialog } from "../ui/dialog";
import { t } from "./words";

/** The addresses of cited works. */
const addresses: [RegExp, string][] = [
  [/JP 3316092 B2/, "https://patents.google.com/patent/JP3316092B2/en"],
  [/US (?:patent )?5056031/, "https://patents.google.com/patent/US5056031A/en"],
  [/Gilbert, Johnson, Keerthi 1988/, "https://doi.org/10.1109/56.2083"],
  [/Montanari et al\. 2017/, "https://doi.org/10.1145/3083724"],
  [/Koenig and Likhachev 2002/, "https://cdn.aaai.org/AAAI/2002/AAAI02-072.pdf"],
  [/Lozano-Pérez 1983/, "https://doi.org/10.1109/TC.1983.1676196"],
  [/Brooks & Lozano-Pérez 1985/, "https://doi.org/10.1109/TSMC.1985.6313352"],
  [/Schwarzer, Saha & Latombe 2005/, "https://doi.org/10.1109/TRO.2004.838012"],
];

export interface Citation {
  text: string;
  address?: string;
}

/** Splits the text into pieces; those of cited works have an address. */
export function citation(text: string): Citation[] {
  for (const [name, address] of addresses) {
    const found = name.exec(text);
    if (!found) continue;
    const after = found.index + found[0].length;
    return [
      ...citation(text.slice(0, found.index)),
      { text: found[0], address },
      ...citation(text.slice(after)),
    ];
  }
  return text === "" ? [] : [{ text }];
}

/** Shows as much as fits in the status line, and all of it after a press. */
export const sourceLine = (source: string): TemplateResult => html`
  <button class="link ellipsis" data-testid="source" title=${source} @click=${() => showSource(source)}>${source}</button>`;

function showSource(source: string): void {
  showDialog(
    { testid: "source-dialog", look: "source", title: t("page.source"), close: t("page.close") },
    html`<ul>${source.split(" · ").map((one) => html`<li>${citation(one).map(piece)}</li>`)}</ul>`,
  );
}

const piece = ({ text, address }: Citation) =>
  address ? html`<a href=${address} target="_blank" rel="noopener">${text}</a>` : html`${text || nothing}`;
