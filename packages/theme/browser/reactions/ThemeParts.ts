import type { MenuSidebar } from '../menu/menuSidebar.ts';
import type { ThemePage } from '../page/ThemePage.ts';

/** What runs from the start, for the reactions to use. */
export interface ThemeParts {
  readonly theme: ThemePage;
  readonly menu: MenuSidebar;
  /** Updates the state of what is open, including ARIA attributes. */
  refresh(): void;
  /** The same, for submenus alone. */
  describe(): void;
  /** Keeps panels on the screen. */
  align(): void;
}

/** What reacts to the visitor, once loaded. */
export interface Reactions {
  onClick(target: Element, event: MouseEvent): void;
  onOther(event: Event): void;
}
