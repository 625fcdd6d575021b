import type { BuilderElement } from '../../wire/public.ts';

/** Examples of a widget's states and settings: a gallery page, or part of a shared one. */
export type WidgetExamples = ExamplesPage | ExamplesOnPage;

export interface ExamplesPage {
  readonly title: string;
  /** One sentence for the index. */
  readonly summary: string;
  readonly sections: readonly WidgetExample[];
}

export type SharedPage = 'basics' | 'boxes' | 'prices' | 'site-parts' | 'atomic';

interface ExamplesOnPage {
  /** For static widgets: one page for several. */
  readonly page: SharedPage;
  readonly sections: readonly WidgetExample[];
}

export interface WidgetExample {
  readonly heading: string;
  /** What to look for. */
  readonly note?: string;
  /** The settings of this example, as a person would enter them. */
  readonly settings?: Readonly<Record<string, string>>;
  /** If the text direction differs from the page's. */
  readonly direction?: { readonly dir: 'rtl'; readonly lang: string };
  /** A sentence above it. */
  readonly lead?: string;
  readonly example: BuilderElement | readonly BuilderElement[];
}
