import type { ClickAway } from './clickAway.ts';
import type { ThemeParts } from './ThemeParts.ts';

/** What every reaction receives. */
export interface ReactionParts extends ThemeParts {
  readonly sheet: ClickAway;
  /** Adds a handler for clicks on or inside an element. Earlier ones run first; returning `true` stops. */
  onClick(selector: string, act: (element: HTMLElement, event: MouseEvent) => unknown): void;
}
