import { BLOG_TAG } from '@portico/blog/server';
import { sketchForm } from '@portico/builder/document';
import type { Documents } from '@portico/builder/server';
import type { SiteAnswer, SiteRequest } from '@portico/builder/wire/admin';
import type { BuilderElement } from '@portico/builder/wire/public';
import { FORMS_TAG, newForm } from '@portico/contact-form/server';
import { ContactForm, compileForm, contactFormScript } from '@portico/contact-form/ui';
import type { EmbedPlace } from '@portico/kernel/embeds';
import type { ReactNode } from 'react';
import type { Features } from '../features.ts';
import type { SiteSettingsStore } from '../settings/createSiteSettings.ts';
import { formOfWidget } from './formOfWidget.ts';
import { siteLinks } from './siteLinks.ts';
import { sitePosts } from './sitePosts.ts';

/** What a feature has to say to a widget of a page. */
export interface SitePart {
  readonly answer?: SiteAnswer;
  /** In place of an answer: rendered with what the page knows of its visitor. */
  readonly element?: ReactNode;
  readonly inlineScripts?: readonly string[];
  /** Touched when the answer changes. */
  readonly tags: readonly string[];
}

export type AskSite = (request: SiteRequest, place: EmbedPlace) => Promise<SitePart>;

type Asked = Pick<Features, 'blog' | 'builder' | 'contactForm' | 'reviews' | 'theme'>;

/** Lets widgets show what other features keep. */
export function createSiteParts(features: Asked, site: Pick<SiteSettingsStore, 'read'>): AskSite {
  const { blog, builder, contactForm, reviews, theme } = features;
  return async (request, place) => {
    switch (request.kind) {
      case 'site-form':
        return embedded(
          await contactForm.embedCode.embed({ named: { id: request.form }, bare: [] }, place),
          contactForm.embedCode.tags,
        );
      case 'reviews':
        return embedded(
          await reviews.embedCode.embed({ named: { id: request.feed }, bare: [] }, place),
          reviews.embedCode.tags,
        );
      case 'widget-form':
        return widgetForm(request, place);
      case 'posts':
        return {
          answer: { posts: await sitePosts(blog.blog, await site.read(), request) },
          tags: [BLOG_TAG],
        };
      case 'links':
        return {
          answer: { links: await siteLinks({ blog: blog.blog, menus: theme.menus, ...builder }, request) },
          tags: [BLOG_TAG],
        };
    }
  };

  async function widgetForm(
    { document, element, settings }: Extract<SiteRequest, { kind: 'widget-form' }>,
    place: EmbedPlace,
  ): Promise<SitePart> {
    const sketch = sketchForm(settings);
    const { language } = await site.read();
    const published = await publishedTitle(builder.documents, { document, element, settings });
    const title = published ? `${sketch.name} (${published})` : sketch.name;
    const made = formOfWidget(sketch, element, { title, language, icons: builder.icons });
    const form =
      published === null
        ? compileForm(newForm({ id: 0, hash: '', ...made }))
        : await contactForm.forms.keep(`builder:${document}:${element}`, made);
    return {
      element: form && (
        <ContactForm
          form={form}
          pagePath={place.pagePath}
          containerPost={place.postId}
          occurrence={place.count('contact-form')}
          title={sketch.name}
          today={await contactForm.today()}
        />
      ),
      inlineScripts: [contactFormScript],
      tags: [FORMS_TAG],
    };
  }
}

function embedded(
  found: { readonly element: ReactNode; readonly inlineScripts?: readonly string[] } | null,
  tags: readonly string[],
): SitePart {
  return { element: found?.element ?? null, inlineScripts: found?.inlineScripts ?? [], tags };
}

/**
 * The title of the page that shows this very form to visitors; `null` for a draft, a revision or an example, whose form
 * must not take the place of the one that visitors see.
 */
async function publishedTitle(
  documents: Pick<Documents, 'published'>,
  asked: { readonly document: string; readonly element: string; readonly settings: unknown },
): Promise<string | null> {
  if (!/^[1-9]\d{0,14}$/.test(asked.document)) return null;
  const found = await documents.published(Number(asked.document));
  const element = found && elementIn(found.document.elements, asked.element);
  if (!element || JSON.stringify(element.settings) !== JSON.stringify(asked.settings)) return null;
  return found.title;
}

function elementIn(elements: readonly BuilderElement[], id: string): BuilderElement | null {
  for (const element of elements) {
    const found = element.id === id ? element : elementIn(element.elements, id);
    if (found) return found;
  }
  return null;
}
