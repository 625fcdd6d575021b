import { IslandStyle } from '@portico/kernel/islands/react';
import type { CompiledForm } from '../template/compileForm.ts';
import { emptyChallenges } from '../template/emptyChallenges.ts';
import {
  type FormPieces,
  type FormPlacement,
  formInside,
  formPieces,
  formWrapper,
} from '../template/renderForm.ts';
import { useFormReturn } from './FormReturns.tsx';
import { useFormVisit } from './FormVisits.tsx';
import { visitDefaults } from './visitDefaults.ts';

export interface ContactFormProps {
  readonly form: CompiledForm;
  /** The page that contains it: where a browser without scripts posts it. */
  readonly pagePath: string;
  /** The post that contains it, if any. */
  readonly containerPost?: number;
  /** The position among the page's forms, counted from 1. */
  readonly occurrence?: number;
  readonly title?: string;
  /** `YYYY-MM-DD`, for limits like `today`. */
  readonly today?: string;
  readonly htmlId?: string;
  readonly htmlName?: string;
  readonly htmlClass?: string;
  /** The shortcode's other attributes, for `default:shortcode_attr`. */
  readonly embedAttributes?: Readonly<Record<string, string | undefined>>;
  /** The post's meta values, for `default:post_meta`. */
  readonly postMeta?: Readonly<Record<string, readonly string[]>>;
}

/** A form on one of our pages. Its contents are the author's HTML, not rendered by React. */
export function ContactForm(props: ContactFormProps) {
  const placement = usePlacement(props);
  const { class: className, ...attributes } = formWrapper(props.form, placement);
  return (
    <>
      <IslandStyle name="contact-form" />
      <div
        className={className}
        {...attributes}
        dangerouslySetInnerHTML={{ __html: formInside(props.form, placement) }}
      />
    </>
  );
}

/** The parts of a form whose contents are rendered elsewhere, as text for `readFormPieces`. */
export function ContactFormPieces(props: ContactFormProps) {
  const pieces = JSON.stringify(formPieces(props.form, usePlacement(props)));
  return <template dangerouslySetInnerHTML={{ __html: pieces }} />;
}

export function readFormPieces(rendered: string): FormPieces {
  return JSON.parse(rendered.slice(rendered.indexOf('>') + 1, rendered.lastIndexOf('</')));
}

function usePlacement({
  form,
  pagePath,
  containerPost = 0,
  occurrence = 1,
  title,
  today = '',
  embedAttributes = {},
  postMeta = {},
  ...html
}: ContactFormProps): FormPlacement {
  const { id } = form.definition;
  const unitTag = `wpcf7-f${id}${containerPost ? `-p${containerPost}` : ''}-o${occurrence}`;
  const returned = useFormReturn(unitTag);
  const visit = useFormVisit();
  const asksWho = form.settings.membersOnly || form.speaksOfUser;
  if (form.readsVisit || asksWho) visit.noteRead();
  return {
    unitTag,
    pagePath,
    containerPost,
    today,
    challenges: returned?.challenges ?? emptyChallenges,
    defaults: visitDefaults(visit, embedAttributes, postMeta),
    ...(returned && { outcome: returned.outcome }),
    ...(asksWho && visit.nonce && { nonce: visit.nonce }),
    ...(title && { htmlTitle: title }),
    ...html,
  };
}

/** The page's configuration for the script: one line before it, as Contact Form 7 prints it. */
export const contactFormScript = `var wpcf7 = ${JSON.stringify({ api: { root: '/wp-json/', namespace: 'contact-form-7/v1' }, own: 1 })};`;
