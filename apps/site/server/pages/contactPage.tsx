import { type ContactForm, formTag } from '@portico/contact-form/server';
import { ContactForm as ContactFormView, contactFormScript } from '@portico/contact-form/ui';
import { company } from '../../demo/company.ts';
import type { Page } from './Page.ts';

/** The first form is the one that the demo begins with; an editor may change it as they like. */
const FORM = 1;
const PATH = '/contact/';

/** What the form of this page says that it stands on. */
export const contactPost = { id: 2, path: PATH, name: 'contact', title: 'Contact', author: '' };

/** Where visitors write to the company. */
export function contactPage({ forms }: ContactForm): Page {
  return {
    url: PATH,
    tags: () => [formTag(FORM)],
    async render() {
      const form = await forms.find(FORM);
      if (!form) return null;
      return {
        title: contactPost.title,
        description: `Write to ${company.name}, or come by.`,
        inlineScripts: [contactFormScript],
        body: (
          <>
            <div className="p-page-head">
              <div className="p-container">
                <h1>Tell us what you have in mind</h1>
                <p>A person from the workshop reads every message and answers within two working days.</p>
              </div>
            </div>
            <div className="p-container p-contact">
              <section aria-label="Write to us">
                <ContactFormView
                  form={form}
                  pagePath={PATH}
                  containerPost={contactPost.id}
                  title="Contact form"
                />
              </section>
              <aside aria-label="Other ways to reach us" className="p-contact-aside">
                <h2>Or come by</h2>
                <address>
                  {company.address.map((line) => (
                    <span key={line}>{line}</span>
                  ))}
                </address>
                <p>
                  <a href={company.telephone.href}>{company.telephone.label}</a>
                </p>
                <p>
                  <a href={company.mail.href}>{company.mail.label}</a>
                </p>
              </aside>
            </div>
          </>
        ),
      };
    },
  };
}
