import type { BuilderElement } from '../../wire/public.ts';

/** Examples of a widget in its states and settings: a page of the gallery, or a part of one that several share. */
export type WidgetExamples = ExamplesPage | ExamplesOnPage;

export interface ExamplesPage {
  readonly title: string;
  /** One sentence for the index. */
  readonly summary: string;
  readonly sections: readonly WidgetExample[];
}

export type SharedPage = 'basics' | 'boxes' | 'prices' | 'site-parts' | 'atomic';

interface ExamplesOnPage {
  /** For widgets that only stand there: one page for several. */
  readonly page: SharedPage;
  readonly sections: readonly WidgetExample[];
}

export interface WidgetExample {
  readonly heading: string;
  /** What to look for. */
  readonly note?: string;
  /** The settings that make this example, as a person would enter them. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Where text does not run as on the rest of the page. */
  readonly direction?: { readonly dir: 'rtl'; readonly lang: string };
  /** A sentence above it. */
  readonly lead?: string;
  readonly example: BuilderElement | readonly BuilderElement[];
}
