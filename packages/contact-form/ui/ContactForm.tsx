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
  /** The page that it stands on: where a browser without scripts sends it. */
  readonly pagePath: string;
  /** The post that it stands in, if any. */
  readonly containerPost?: number;
  /** Which form of the page it is, counted from 1. */
  readonly occurrence?: number;
  readonly title?: string;
  /** `YYYY-MM-DD`, for limits like `today`. */
  readonly today?: string;
  readonly htmlId?: string;
  readonly htmlName?: string;
  readonly htmlClass?: string;
  /** What the embed code says beside that, for `default:shortcode_attr`. */
  readonly embedAttributes?: Readonly<Record<string, string | undefined>>;
  /** What the post keeps, for `default:post_meta`. */
  readonly postMeta?: Readonly<Record<string, readonly string[]>>;
}

/** A form on a page of ours. Its inside belongs to its author, so it is not React's. */
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

/** The pieces of a form whose inside somebody else draws, as a text that `readFormPieces` reads. */
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

/** The page's configuration for the script: one line in front of it, as Contact Form 7 prints it. */
export const contactFormScript = `var wpcf7 = ${JSON.stringify({ api: { root: '/wp-json/', namespace: 'contact-form-7/v1' }, own: 1 })};`;
