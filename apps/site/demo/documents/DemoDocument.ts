import type { BuilderElement } from '@portico/builder/protocol';

/** A page of the demo that is a page document from top to bottom. */
export interface DemoDocument {
  readonly slug: string;
  readonly title: string;
  /** What search engines say of it. */
  readonly description: string;
  readonly elements: readonly BuilderElement[];
}
