/** The icons of the page, on a 16 × 16 grid with one stroke width, and icon buttons. */

import { html, svg, type TemplateResult } from "lit-html";

const icon = (paths: TemplateResult<2>): TemplateResult<2> => svg`
  <svg class="icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" fill="none"
    stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">${paths}</svg>`;

export const logo = svg`
  <svg class="logo" viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
    <circle cx="8" cy="12" r="6.2" fill="none" stroke="var(--accent)" stroke-width="2"/>
    <circle cx="17" cy="12" r="4.4" fill="var(--accent)"/>
  </svg>`;

export const icons = {
  undo: icon(svg`<path d="M6 3 3 6l3 3M3 6h6.5a3.5 3.5 0 0 1 0 7H7"/>`),
  redo: icon(svg`<path d="m10 3 3 3-3 3m3-3H6.5a3.5 3.5 0 0 0 0 7H9"/>`),
  moon: icon(svg`<path d="M13.2 9.6A5.6 5.6 0 1 1 6.4 2.8a4.6 4.6 0 0 0 6.8 6.8Z"/>`),
  sun: icon(
    svg`<circle cx="8" cy="8" r="2.8"/><path d="M8 1.6v1.2m0 10.4v1.2M1.6 8h1.2m10.4 0h1.2M3.5 3.5l.8.8m7.4 7.4.8.8m0-9-.8.8m-7.4 7.4-.8.8"/>`,
  ),
  globe: icon(
    svg`<circle cx="8" cy="8" r="6.2"/><path d="M1.8 8h12.4M8 1.8c2 1.9 2.8 3.9 2.8 6.2S10 12.3 8 14.2C6 12.3 5.2 10.3 5.2 8S6 3.7 8 1.8Z"/>`,
  ),
  eye: icon(
    svg`<path d="M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8Z"/><circle cx="8" cy="8" r="1.8"/>`,
  ),
  eyeOff: icon(
    svg`<path d="M6.2 3.800A6 6 0 0 1 8 3.500C12 3.5 14.5 8 14.5 8a11 11 0 0 1-2 2.500M4.3 4.800A11 11 0 0 0 1.5 8S4 12.5 8 12.500a6 6 0 0 0 3.2-1M2.5 2.500l11 11"/>`,
  ),
  isolate: icon(svg`<circle cx="8" cy="8" r="2.2"/><path d="M2.5 5.500v-3h3m5 0h3v3m0 5v3h-3m-5 0h-3v-3"/>`),
  lock: icon(
    svg`<rect x="3.5" y="7" width="9" height="6.5" rx="1.5"/><path d="M5.5 7V5a2.5 2.5 0 0 1 5 0v2"/>`,
  ),
  unlock: icon(
    svg`<rect x="3.5" y="7" width="9" height="6.5" rx="1.5"/><path d="M5.5 7V4.500a2.5 2.5 0 0 1 4.8-1"/>`,
  ),
  close: icon(svg`<path d="m4 4 8 8m0-8-8 8"/>`),
  bell: icon(svg`<path d="M4 11V7.200a4 4 0 0 1 8 0V11l1 1.200H3L4 11Zm2.8 3h2.4"/>`),
  more: icon(svg`<path d="M3.5 8h.01M8 8h.01M12.5 8h.01" stroke-width="2"/>`),
  select: icon(svg`<path d="m3.5 2.5 9 4.2-3.9 1.5-1.7 4-3.4-9.700Z"/>`),
  move: icon(
    svg`<path d="M8 1.800v12.400M1.8 8h12.400M6.3 3.5 8 1.800l1.7 1.700m0 9L8 14.200l-1.7-1.700m-2.8-6.200L1.8 8l1.7 1.700m9-3.400L14.2 8l-1.7 1.7"/>`,
  ),
  rotate: icon(svg`<path d="M13 8a5 5 0 1 1-1.6-3.7M13.2 2v2.800h-2.8"/>`),
  fit: icon(
    svg`<path d="M2.5 6V2.500H6m4 0h3.500V6m0 4v3.500H10m-4 0H2.500V10"/><rect x="5.5" y="5.5" width="5" height="5" rx="1"/>`,
  ),
  copy: icon(
    svg`<rect x="5.5" y="5.5" width="8" height="8" rx="1.5"/><path d="M10.5 3.500v-.5a1 1 0 0 0-1-1H3.500a1 1 0 0 0-1 1v6a1 1 0 0 0 1 1h.5"/>`,
  ),
  explode: icon(
    svg`<rect x="5.8" y="5.8" width="4.400" height="4.400" rx="1"/><path d="m4 4-2-2m10 2 2-2M4 12l-2 2m10-2 2 2M2 4.200V2h2.200m7.600 0H14v2.200M2 11.800V14h2.200m7.600 0H14v-2.200"/>`,
  ),
  chevron: icon(svg`<path d="m6 4 4 4-4 4"/>`),
  foldAll: icon(svg`<path d="m4.5 2.500 3.5 3 3.5-3m-7 11 3.5-3 3.5 3M2.500 8h11"/>`),
  unfoldAll: icon(svg`<path d="m4.5 5.500 3.5-3 3.5 3m-7 5 3.5 3 3.5-3M2.500 8h11"/>`),
  up: icon(svg`<path d="m4 10 4-4 4 4"/>`),
  down: icon(svg`<path d="m4 6 4 4 4-4"/>`),
  reset: icon(svg`<path d="M3.5 3.500v9M12.5 3.500 6 8l6.5 4.500v-9Z"/>`),
  back: icon(svg`<path d="M10.5 3.500 4.5 8l6 4.500"/>`),
  on: icon(svg`<path d="m5.5 3.500 6 4.500-6 4.500"/>`),
  play: icon(svg`<path d="M5 3.200v9.600L12.5 8 5 3.200Z" fill="currentColor"/>`),
  pause: icon(svg`<path d="M5.2 3.500v9m5.600-9v9" stroke-width="2.4"/>`),
  loop: icon(
    svg`<path d="M11 2.500 13.500 5 11 7.500M13.500 5H5a2.500 2.500 0 0 0-2.500 2.500M5 13.500 2.500 11 5 8.500M2.500 11H11a2.500 2.500 0 0 0 2.500-2.500"/>`,
  ),
  out: icon(svg`<path d="M8 10V2m0 0L5 5m3-3 3 3M3 8.500v5h10v-5"/>`),
  take: icon(svg`<path d="M8 2v7m0 0L5 6m3 3 3-3M3 13.500h10"/>`),
  sliders: icon(
    svg`<path d="M2 4.500h5.500m3 0H14M2 11.500h1.500m3 0H14"/><circle cx="9" cy="4.5" r="1.500"/><circle cx="5" cy="11.5" r="1.500"/>`,
  ),
  flip: icon(svg`<path d="M8 2v12M5.500 4.500 2.500 8l3 3.500m5-7 3 3.500-3 3.500"/>`),
  measure: icon(
    svg`<path d="m1.800 10.500 8.700-8.700 3.7 3.7-8.700 8.700-3.7-3.7ZM4.500 7.800l1.500 1.500m.7-3.7 2 2m.2-4.200 1.500 1.500"/>`,
  ),
  add: icon(svg`<path d="M8 3v10M3 8h10"/>`),
  face: icon(
    svg`<path d="M2.500 5.500 9 3l4.500 3v5.500L7 14l-4.500-3zM2.500 5.500 7 8.500l6.500-2.500M7 8.500V14"/>`,
  ),
  points: icon(
    svg`<path d="M3.500 12.500 8 3.500l4.500 9z" stroke-dasharray="2 2"/><circle cx="3.500" cy="12.500" r="1.400" fill="currentColor"/><circle cx="8" cy="3.500" r="1.400" fill="currentColor"/><circle cx="12.500" cy="12.500" r="1.400" fill="currentColor"/>`,
  ),
  section: icon(
    svg`<path d="M2.500 5.500 8 3l5.500 2.500v5L8 13l-5.500-2.500v-5Z"/><path d="M5 1.500v13" stroke-dasharray="2 2"/>`,
  ),
  enlarge: icon(svg`<path d="M9.500 2.500h4v4m0-4-4.500 4.500M6.500 13.500h-4v-4m0 4L7 9"/>`),
  laser: icon(svg`<circle cx="11.500" cy="4.500" r="2" fill="currentColor"/><path d="m2 14 7-7"/>`),
  chart: icon(svg`<path d="M2.500 2.500v11h11M5 10.500l2.500-3.500 2.500 1.500 3-4.500"/>`),
  black: icon(
    svg`<rect x="2" y="3" width="12" height="9" rx="1" fill="currentColor"/><path d="M5.500 14h5"/>`,
  ),
  notes: icon(svg`<path d="M4 2.500h5.500L12.500 5.500v8H4zM6 7h4.500M6 9.500h4.500M6 12h2.500"/>`),
  order: icon(svg`<path d="M4.500 3v10m0 0-2-2m2 2 2-2M9 4h5M9 8h3.500M9 12h2"/>`),
  group: icon(svg`<path d="M2.500 3h11M4 3v9.500h3M4 8h3M9 8h4.500M9 12.500h4.500"/>`),
  search: icon(svg`<circle cx="7" cy="7" r="4"/><path d="m10 10 3.5 3.5"/>`),
};

export type Icon = keyof typeof icons;

export const toolButton = (
  id: string,
  label: string,
  icon: TemplateResult<2> | undefined,
  isOff: boolean,
  click: () => void,
  look = "tool",
): TemplateResult => html`
  <button class=${look} data-testid=${id} title=${label} aria-label=${label} ?disabled=${isOff} @click=${click}>${icon}</button>`;

export const smallTool = (
  id: string,
  label: string,
  icon: TemplateResult<2>,
  click: () => void,
): TemplateResult => toolButton(id, label, icon, false, click, "tool small");
