import type { ClickAway } from './clickAway.ts';
import type { ThemeParts } from './ThemeParts.ts';

/** What every reaction is given. */
export interface ReactionParts extends ThemeParts {
  readonly sheet: ClickAway;
  /** Adds what a click on an element, or inside of it, does. Earlier ones come first; `true` ends the matter. */
  onClick(selector: string, act: (element: HTMLElement, event: MouseEvent) => unknown): void;
}
