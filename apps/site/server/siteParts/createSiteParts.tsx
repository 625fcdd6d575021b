import { BLOG_TAG } from '@portico/blog/server';
import {
  documentScripts,
  type FormSketch,
  parseDocument,
  sketchAtomicForm,
  sketchForm,
  wholeElement,
} from '@portico/builder/document';
import { type Documents, kindTag } from '@portico/builder/server';
import type { DrawnDocument, SitePost } from '@portico/builder/wire/admin';
import {
  type BuilderElement,
  GLOBAL_TYPE,
  PART_TYPES,
  POST_TYPE,
  type TemplateType,
} from '@portico/builder/wire/public';
import { FORMS_TAG, newForm } from '@portico/contact-form/server';
import {
  ContactForm,
  ContactFormPieces,
  type ContactFormProps,
  compileForm,
  contactFormScript,
  readFormPieces,
} from '@portico/contact-form/ui';
import type { EmbedPlace } from '@portico/kernel/embeds';
import { Fragment, type ReactNode } from 'react';
import { embeddedIn } from '../embeds/embeddedIn.ts';
import type { Features } from '../features.ts';
import type { ShownDocument } from '../kitSheet.ts';
import { sidebarFor } from '../pages/blog/sidebarFor.tsx';
import { CLOCK_TAG } from '../pages/clockTag.ts';
import type { AskSite, SitePart } from '../pages/SitePart.ts';
import type { SiteSettingsStore } from '../settings/createSiteSettings.ts';
import { formOfWidget } from './formOfWidget.ts';
import type { PostsRequest } from './postChoice.ts';
import { siteCalendar } from './siteCalendar.ts';
import { siteLinks } from './siteLinks.ts';
import { sitePicture } from './sitePicture.ts';
import { changesByItself, sitePosts } from './sitePosts.ts';

type Asked = Pick<
  Features,
  'blog' | 'builder' | 'contactForm' | 'embedCodes' | 'kitSheet' | 'reviews' | 'theme'
>;

/** Lets widgets show other features' data. */
export function createSiteParts(features: Asked, site: Pick<SiteSettingsStore, 'read'>): AskSite {
  const { blog, builder, contactForm, kitSheet, reviews, theme } = features;
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
        return widgetForm(request, sketchForm(request.settings), place);
      case 'atomic-form':
        return atomicForm(request, place);
      case 'posts':
        return posts(request);
      case 'template':
        return embeddedDocument(request.id);
      case 'links':
        return {
          answer: {
            links: await siteLinks(
              {
                ...{ blog: blog.blog, comments: blog.comments, menus: theme.menus, ...builder },
                language: (await site.read()).language,
              },
              request,
            ),
          },
          tags: [BLOG_TAG],
        };
      case 'calendar':
        return {
          answer: { calendar: await siteCalendar(blog.blog, await site.read(), request) },
          tags: [BLOG_TAG],
        };
      case 'pictures': {
        const found = await blog.pictureWords(request.addresses);
        const lightbox = await kitSheet.lightboxWords();
        return {
          answer: { pictures: found.map((words) => words && sitePicture(words, lightbox)) },
          // Document pages already depend on the kit's settings.
          tags: [BLOG_TAG],
        };
      }
      case 'code':
        return coded(request.code, place);
      case 'sidebar': {
        const { name } = await site.read();
        const shown = await sidebarFor({ blog: blog.blog, name }, await theme.published(), undefined);
        return { element: shown, tags: [BLOG_TAG] };
      }
    }
  };

  async function posts(request: PostsRequest): Promise<SitePart> {
    const built = new Map<number, ShownDocument>();
    const answer = await sitePosts(blog.blog, await site.read(), request);
    if (request.isWhole)
      for (const { id } of answer.posts) {
        const found = await builder.documents.ofPost(id);
        if (found) built.set(id, await kitSheet.prepare(found.document));
      }
    return {
      answer: { ...answer, posts: answer.posts.map((post) => ({ ...post, ...drawnBy(built.get(post.id)) })) },
      inlineScripts: [...built.values()].flatMap(({ document }) => documentScripts(document)),
      tags: [
        BLOG_TAG,
        ...(request.isWhole ? [kindTag(POST_TYPE)] : []),
        ...(changesByItself(request) ? [CLOCK_TAG] : []),
      ],
    };
  }

  /** A loop item, or a part. Every page already depends on loop items, as on all templates with conditions. */
  async function embeddedDocument(id: number): Promise<SitePart> {
    const found = await builder.documents.published(id);
    const tags = PART_TYPES.map(kindTag);
    if (!found || !EMBEDDED_TYPES.includes(found.document.type)) return { answer: {}, tags };
    const { document, sheets } = await kitSheet.prepare(found.document);
    return {
      answer: { template: asStanding({ document, sheets }) },
      inlineScripts: documentScripts(document),
      tags,
    };
  }

  /** What the shortcodes in a text stand for, between the surrounding words; empty if none is known. */
  async function coded(text: string, place: EmbedPlace): Promise<SitePart> {
    const pieces = await embeddedIn(text, features.embedCodes, place);
    if (pieces.every(({ embedded }) => !embedded)) return { answer: {}, tags: [] };
    return {
      element: pieces.map(({ words, embedded }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no name, and stay where they are.
        <Fragment key={index}>{embedded ? embedded.element : words}</Fragment>
      )),
      tags: [],
    };
  }

  async function widgetForm(
    asked: FormPlace & { readonly settings: unknown },
    sketch: FormSketch,
    place: EmbedPlace,
  ): Promise<SitePart> {
    const isSame = (found: BuilderElement) => sameJson(wholeElement(found).settings, asked.settings);
    const props = await formProps(asked, sketch, place, isSame);
    return {
      element: props && <ContactForm {...props} />,
      inlineScripts: [contactFormScript],
      tags: [FORMS_TAG],
    };
  }

  /** The page renders the fields; only the surrounding parts come from the contact form. */
  async function atomicForm(
    asked: FormPlace & { readonly tree: unknown },
    place: EmbedPlace,
  ): Promise<SitePart> {
    // Stored content was sanitised, and the editor's own input is not shown here.
    const [form] = parseDocument([asked.tree], { id: 0, cleanHtml: (html) => html }).elements;
    if (!form) return { answer: {}, tags: [] };
    const props = await formProps(asked, sketchAtomicForm(form), place, (found) => sameJson(found, form));
    return {
      element: props && <ContactFormPieces {...props} />,
      read: (rendered) => ({ form: readFormPieces(rendered) }),
      inlineScripts: [contactFormScript],
      tags: [FORMS_TAG],
    };
  }

  async function formProps(
    { document, element }: FormPlace,
    sketch: FormSketch,
    place: EmbedPlace,
    isSame: (found: BuilderElement) => boolean,
  ): Promise<ContactFormProps | null> {
    const { language } = await site.read();
    const published = await publishedTitle(builder.documents, { document, element }, isSame);
    const title = published ? `${sketch.name} (${published})` : sketch.name;
    const made = formOfWidget(sketch, element, { title, language, icons: builder.icons });
    const form =
      published === null
        ? compileForm(newForm({ id: 0, hash: '', ...made }))
        : await contactForm.forms.keep(`builder:${document}:${element}`, made);
    return (
      form && {
        form,
        pagePath: place.pagePath,
        containerPost: place.postId,
        occurrence: place.count('contact-form'),
        title: sketch.name,
        today: await contactForm.today(),
      }
    );
  }
}

/** As embedded in another document. */
function asStanding({ document, sheets }: Pick<ShownDocument, 'document' | 'sheets'>): DrawnDocument {
  return { document, sheets: [...sheets] };
}

/** A text made with the builder. */
function drawnBy(built: ShownDocument | undefined): Pick<SitePost, 'built'> {
  return built ? { built: asStanding(built) } : {};
}

const LOOP_ITEM: TemplateType = 'loop-item';
const EMBEDDED_TYPES: readonly string[] = [LOOP_ITEM, GLOBAL_TYPE, ...PART_TYPES];

/** Where a form defined in a page is. */
interface FormPlace {
  readonly document: string;
  readonly element: string;
}

function sameJson(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function embedded(
  found: { readonly element: ReactNode; readonly inlineScripts?: readonly string[] } | null,
  tags: readonly string[],
): SitePart {
  return { element: found?.element ?? null, inlineScripts: found?.inlineScripts ?? [], tags };
}

/**
 * The title of the published page with this very form; `null` for a draft, a revision or an example, whose form must not
 * replace the one visitors see.
 */
async function publishedTitle(
  documents: Pick<Documents, 'published'>,
  asked: FormPlace,
  isSame: (found: BuilderElement) => boolean,
): Promise<string | null> {
  if (!/^[1-9]\d{0,14}$/.test(asked.document)) return null;
  const found = await documents.published(Number(asked.document));
  const element = found && elementIn(found.document.elements, asked.element);
  return element && isSame(element) ? found.title : null;
}

function elementIn(elements: readonly BuilderElement[], id: string): BuilderElement | null {
  for (const element of elements) {
    const found = element.id === id ? element : elementIn(element.elements, id);
    if (found) return found;
  }
  return null;
}
