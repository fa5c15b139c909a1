/** The element's inner styles. Users style it by `::part(label)` and the custom properties. */

export const style = `
:host { display: block; position: relative; contain: content; min-height: 10rem; overflow: hidden;
  --nearpoint-panel: #fff; --nearpoint-ink: #1b2430; --nearpoint-focus: #1d6fe0; background: var(--nearpoint-panel); }
:host([hidden]) { display: none; }
:host([data-theme=dark]) { --nearpoint-panel: #10151c; --nearpoint-ink: #e8edf3; --nearpoint-focus: #6cabff; }
#stage, #stage canvas { position: absolute; inset: 0; width: 100%; height: 100%; display: block; }
#stage canvas { touch-action: none; outline: none; }
#stage canvas:focus-visible { box-shadow: inset 0 0 0 2px var(--nearpoint-focus); }
#stage canvas[data-pressed] { box-shadow: none; }
#labels { position: absolute; inset: 0; overflow: hidden; pointer-events: none; }
#labels span { position: absolute; left: 0; top: 0; padding: 1px 6px; border-radius: 5px; white-space: nowrap;
  font: 600 12px ui-monospace, monospace; color: var(--nearpoint-ink);
  background: color-mix(in srgb, var(--nearpoint-panel) 90%, transparent); }
#announcer { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
#failure { position: absolute; inset: auto 0 0; margin: 0; padding: 8px 12px; font: 14px/1.4 system-ui, sans-serif;
  color: var(--nearpoint-ink); background: color-mix(in srgb, var(--nearpoint-panel) 92%, #d33); }
#failure:empty { display: none; }
`;
