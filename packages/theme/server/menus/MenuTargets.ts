import type { FoundTarget, TargetChoice } from '../../wire/menuCalls.ts';
import type { LinkedKind, MenuTarget } from '../../wire/menus.ts';

/** Something of the site that a menu can lead to. */
export type LinkedTarget = Extract<MenuTarget, { kind: LinkedKind }>;

/** What menus ask the rest of the site. */
export interface MenuTargets {
  find(target: LinkedTarget): Promise<FoundTarget>;
  /** What can be chosen, by words of its title. */
  search(kind: LinkedKind, words: string): Promise<readonly TargetChoice[]>;
  /** What stands in the header of a site without a main menu. */
  pages(): Promise<readonly TargetChoice[]>;
  /** What is touched when one of these changes its title, its address or its state. */
  tagOf(target: LinkedTarget): string;
  /** Whether this is touched when a page is published, renamed or taken away. */
  isTagOfPage(tag: string): boolean;
  /** What is touched when addresses change though nothing at them does, as with another home page. */
  readonly addressTags: readonly string[];
}
