/** Closes menus. They are `details` elements, which open by keyboard and pointer without a script. */

import { html, type TemplateResult } from "lit-html";

export function closeMenu(event: Event): void {
  const menu = (event.target as Element).closest("details.menu");
  menu?.removeAttribute("open");
  menu?.querySelector("summary")?.focus();
}

/** A field for a JSON file in a menu, which closes with it. */
export const menuFile = (id: string, take: (file: File) => void): TemplateResult => {
  const opened = (event: Event) => {
    const field = event.target as HTMLInputElement;
    const file = field.files?.[0];
    if (file) take(file);
    field.value = "";
    closeMenu(event);
  };
  return html`<input class="sr" type="file" accept=".json" data-testid=${id} @change=${opened} />`;
};

/** Closes the menu of an item and runs its action. */
export const chosen = (action: () => void) => (event: Event) => {
  closeMenu(event);
  action();
};

/** Opens a menu with the focus on its first item. */
export function openMenu(testid: string): void {
  const menu = document.querySelector(`details.menu[data-testid="${testid}"]`);
  menu?.setAttribute("open", "");
  menu?.querySelector<HTMLElement>("ul button")?.focus();
}

/** Closes every open menu on a press elsewhere or on Escape. */
export function watchMenus(): void {
  const closeOthers = (inside: Element | null) => {
    for (const menu of document.querySelectorAll("details.menu[open]")) {
      if (menu !== inside) menu.removeAttribute("open");
    }
  };
  document.addEventListener("pointerdown", (event) => {
    closeOthers((event.target as Element).closest("details.menu"));
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    const menu = (event.target as Element).closest("details.menu[open]");
    closeOthers(null);
    menu?.querySelector("summary")?.focus();
  });
}
