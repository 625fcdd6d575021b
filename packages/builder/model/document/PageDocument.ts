import type { Breakpoint } from '@portico/kernel/dom';
import type { BuilderElement } from '../../wire/public.ts';
import type { Settings } from '../settings/read.ts';

/** A page as composed by its author: the tree that kits contain and the editor changes. */
export interface PageDocument {
  readonly id: string;
  /** `wp-page` for pages; headers, footers and floating parts have their own types. */
  readonly type: string;
  readonly settings: Settings;
  readonly elements: readonly BuilderElement[];
  /** Its site's breakpoints, if not the default ones. */
  readonly devices?: readonly Breakpoint[] | undefined;
  /** What the site calls its classes, by id. */
  readonly classLabels?: ReadonlyMap<string, string>;
}
