import type { Breakpoint } from '@portico/kernel/dom';
import type { BuilderElement } from '../../wire/public.ts';
import type { Settings } from '../settings/read.ts';

/** A page as its author put it together: the tree that kits carry and the editor changes. */
export interface PageDocument {
  readonly id: string;
  /** `wp-page` for pages; headers, footers and floating parts have types of their own. */
  readonly type: string;
  readonly settings: Settings;
  readonly elements: readonly BuilderElement[];
  /** The devices of its site, where they are not the usual ones. */
  readonly devices?: readonly Breakpoint[] | undefined;
}
