import type { DefaultSources } from './DefaultSources.ts';
import type { FormTag } from './FormTag.ts';

/** What a control can ask about its form while it is rendered. */
export interface RenderContext {
  readonly tags: readonly FormTag[];
  /** `YYYY-MM-DD` in the site's time zone, for dates like `today`. */
  readonly today: string;
  readonly defaults: DefaultSources;
  /** What the visitor had entered, when a form is shown again without scripts; `null` on a fresh form. */
  entered(field: string): readonly string[] | null;
  errorOf(field: string): string | undefined;
  /** Claims an ID for an element of this page. Returns `undefined` if it is taken or would collide with ours. */
  claimId(id: string | undefined): string | undefined;
  /** A question with the key to its answer. */
  quiz(tag: FormTag): { readonly question: string; readonly answerKey: string };
  captcha(field: string): { readonly challenge: string; readonly imageUrl: string };
  /** The response area that shows the outcome of the submission. */
  readonly responseHtml: string;
}
