import type { FoundTarget, LinkedKind, MenuTarget, TargetChoice } from '../../wire/admin.ts';

/** Something on the site that a menu can link to. */
export type LinkedTarget = Extract<MenuTarget, { kind: LinkedKind }>;

/** What menus need from the rest of the site. */
export interface MenuTargets {
  find(target: LinkedTarget): Promise<FoundTarget>;
  /** Targets to choose from, by words in their title. */
  search(kind: LinkedKind, words: string): Promise<readonly TargetChoice[]>;
  /** Shown in the header of a site without a main menu. */
  pages(): Promise<readonly TargetChoice[]>;
  /** The tag touched when the title, URL or state of a target changes. */
  tagOf(target: LinkedTarget): string;
  /** Whether this tag is touched when a page is published, renamed or removed. */
  isTagOfPage(tag: string): boolean;
  /** Tags touched when URLs change although their content does not, as with another home page. */
  readonly addressTags: readonly string[];
}
