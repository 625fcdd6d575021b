import type { MenuSidebar } from '../menu/menuSidebar.ts';
import type { ThemePage } from '../page/ThemePage.ts';

/** What runs from the start, for what reacts to the visitor. */
export interface ThemeParts {
  readonly theme: ThemePage;
  readonly menu: MenuSidebar;
  /** Writes down, for assistive technology too, what is open and what is not. */
  refresh(): void;
  /** Keeps panels on the screen. */
  align(): void;
}

/** What reacts to the visitor, once it is loaded. */
export interface Reactions {
  onClick(target: Element, event: MouseEvent): void;
  onOther(event: Event): void;
}
