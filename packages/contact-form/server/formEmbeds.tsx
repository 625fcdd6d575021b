import type { EmbedAttributes, EmbedCode } from '@portico/kernel/embeds';
import type { CompiledForm } from '../template/compileForm.ts';
import { type VisitorWords, visitorWordsIn } from '../template/visitorWords.ts';
import { ContactForm, type ContactFormProps, contactFormScript } from '../ui/ContactForm.tsx';
import { useFormVisit } from '../ui/FormVisits.tsx';
import { FORMS_TAG, type Forms } from './forms/createForms.ts';

type NamedForms = Pick<Forms, 'find' | 'findByHash' | 'findByTitle'>;

/** `[contact-form-7 id="abc1234" title="Contact form 1"]` in a text of the site. */
export function formEmbeds(
  forms: NamedForms,
  today: () => Promise<string>,
  language: () => Promise<string>,
): EmbedCode {
  return {
    names: ['contact-form-7', 'contact-form'],
    tags: [FORMS_TAG],
    async embed(attributes, place) {
      const form = await formNamed(forms, attributes);
      if (!form) return { element: <NotFound {...visitorWordsIn(await language())} /> };
      const { html_id, html_name, html_title, html_class, output } = attributes.named;
      if (output === 'raw_form') return { element: <RawForm template={form.definition.template} /> };
      const props: ContactFormProps = {
        form,
        pagePath: place.pagePath,
        containerPost: place.postId,
        occurrence: place.count('contact-form'),
        today: await today(),
        embedAttributes: attributes.named,
        ...(place.postMeta && { postMeta: place.postMeta }),
        ...(html_id && { htmlId: html_id }),
        ...(html_name && { htmlName: html_name }),
        ...(html_title && { title: html_title }),
        ...(html_class && { htmlClass: html_class }),
      };
      return {
        element: form.settings.membersOnly ? <ForMembers {...props} /> : <ContactForm {...props} />,
        inlineScripts: [contactFormScript],
      };
    },
    async gap(attributes) {
      if (await formNamed(forms, attributes)) return '';
      return 'It shows a form that this site does not have. Put the code of one of your forms there.';
    },
  };
}

/** By the start of its hash, by its ID, by its title: in this order, as in Contact Form 7. */
async function formNamed(forms: NamedForms, { named, bare }: EmbedAttributes): Promise<CompiledForm | null> {
  const id = (named.id ?? bare[0] ?? '').trim();
  const title = (named.title ?? bare[1] ?? '').trim();
  return (
    (/^[0-9a-f]{7,64}$/i.test(id) && (await forms.findByHash(id.toLowerCase()))) ||
    (/^\d{1,9}$/.test(id) && (await forms.find(Number(id)))) ||
    (title !== '' && (await forms.findByTitle(title))) ||
    null
  );
}

function NotFound({ error, notFound }: VisitorWords) {
  return (
    <p className="wpcf7-contact-form-not-found">
      <strong>{error}</strong> {notFound}
    </p>
  );
}

function RawForm({ template }: { template: string }) {
  return (
    <pre className="wpcf7-raw-form">
      <code>{template}</code>
    </pre>
  );
}

function ForMembers(props: ContactFormProps) {
  const visit = useFormVisit();
  // Also for visitors who may not see it: the page differs for those who may.
  visit.noteRead();
  return visit.user ? (
    <ContactForm {...props} />
  ) : (
    <p className="wpcf7-subscribers-only">{visitorWordsIn(props.form.definition.locale).membersOnly}</p>
  );
}
