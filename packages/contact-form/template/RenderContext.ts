import type { DefaultSources } from './DefaultSources.ts';
import type { FormTag } from './FormTag.ts';

/** What a control may ask about the form that it stands in while it is rendered. */
export interface RenderContext {
  readonly tags: readonly FormTag[];
  /** `YYYY-MM-DD` where the site is, for dates like `today`. */
  readonly today: string;
  readonly defaults: DefaultSources;
  /** What the visitor had entered, when a form without scripts comes back; `null` on a fresh form. */
  entered(field: string): readonly string[] | null;
  errorOf(field: string): string | undefined;
  /** Takes an id for an element of this page. An id that is taken, or would collide with our own, is not given. */
  claimId(id: string | undefined): string | undefined;
  /** A question with the key to its answer. */
  quiz(tag: FormTag): { readonly question: string; readonly answerKey: string };
  captcha(field: string): { readonly challenge: string; readonly imageUrl: string };
  /** The area that says what became of the submission. */
  readonly responseHtml: string;
}
