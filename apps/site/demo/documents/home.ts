import type { BuilderElement } from '@portico/builder/protocol';
import type { Picture } from '../../views/Picture.ts';
import { company } from '../company.ts';
import { around, icon, pageParts } from '../pageParts.ts';
import { pictures } from '../pictures.ts';
import type { DemoDocument } from './DemoDocument.ts';
import { faqContent } from './faqContent.ts';
import { gap, picture, ROW, SURFACE } from './frame.ts';
import { homeContent } from './homeContent.ts';

type Parts = ReturnType<typeof pageParts>;

const { hero, tally, services, projects, process, people, faq, invitation } = homeContent;
const [newHouse, restoration, march, sundries] = services.items;

/** The page that visitors come to first. Its sizes are those of the site's own sheets, by class. */
export function home(): DemoDocument {
  const parts = pageParts();
  const { container, widget, heading } = parts;
  return {
    slug: 'home',
    title: hero.title.replace(/\.$/, ''),
    description: hero.lead,
    elements: [
      opening(parts),
      container(
        {
          css_classes: 'p-tally',
          ...ROW,
          flex_direction_tablet: 'row',
          flex_direction_mobile: 'column',
          ...gap(0),
        },
        ...tally.map(({ figure, meaning }) =>
          container(
            { content_width: 'full', css_classes: 'p-tally-figure', ...gap(8) },
            heading(figure, { header_size: 'p' }),
            text(parts, meaning),
          ),
        ),
      ),
      part(parts, services, {}, windowOfServices(parts)),
      part(
        parts,
        projects,
        { css_classes: 'p-section p-section-deep', _element_id: 'work' },
        container(
          { content_width: 'full', css_classes: 'p-strip', flex_direction: 'row', ...gap(24) },
          ...projects.items.map((item) => project(parts, item)),
        ),
      ),
      part(
        parts,
        process,
        {},
        container(
          { content_width: 'full', css_classes: 'p-process', ...ROW, ...gap(0) },
          ...process.steps.map(({ when, title, text: words }) =>
            container(
              { content_width: 'full', css_classes: 'p-step', ...gap(6) },
              heading(when, { header_size: 'p', _css_classes: 'p-step-when' }),
              heading(title, { header_size: 'h3' }),
              text(parts, words),
            ),
          ),
        ),
      ),
      container(
        { html_tag: 'section', css_classes: 'p-section p-section-surface' },
        widget('shortcode', { shortcode: '[grw id=1]' }),
      ),
      part(
        parts,
        people,
        {},
        container(
          {
            content_width: 'full',
            flex_direction: 'row',
            flex_wrap_tablet: 'wrap',
            ...gap(24),
          },
          ...people.items.map((person) => somebody(parts, person)),
        ),
      ),
      container(
        { content_width: 'full', css_classes: 'p-flush' },
        widget('shortcode', { shortcode: '[recent-posts count=3 title="From the journal"]' }),
      ),
      container(
        {
          html_tag: 'section',
          css_classes: 'p-section p-section-surface p-faq',
          ...ROW,
          flex_align_items: 'flex-start',
        },
        container(
          { content_width: 'full', css_classes: 'p-faq-intro', ...gap(16) },
          heading(faq.title),
          text(parts, faq.text),
        ),
        widget('accordion', {
          _css_classes: 'p-faq-answers',
          title_html_tag: 'h3',
          icon_align: 'right',
          tabs: faqContent.map(({ question, answer }) => ({
            tab_title: question,
            tab_content: `<p>${answer}</p>`,
          })),
        }),
      ),
      farewell(parts),
    ],
  };
}

function opening({ container, widget, heading }: Parts): BuilderElement {
  return container(
    {
      html_tag: 'section',
      css_classes: 'p-hero',
      background_background: 'classic',
      background_image: { url: pictures.heroWide.src },
      background_image_mobile: { url: pictures.heroTall.src },
      background_size: 'cover',
      ...gap(24),
    },
    heading(hero.title, { header_size: 'h1', _css_classes: 'p-hero-title' }),
    widget('text-editor', { editor: `<p>${hero.lead}</p>`, _css_classes: 'p-hero-lead' }),
    container(
      { content_width: 'full', ...BUTTONS },
      widget('button', { text: 'Arrange a site visit', link: { url: '/contact/' }, size: 'md' }),
      widget('button', {
        text: 'See what we have made',
        link: { url: '#work' },
        size: 'md',
        _css_classes: 'p-quiet-button',
      }),
    ),
  );
}

const BUTTONS = { flex_direction: 'row', flex_wrap: 'wrap', ...gap(16) };

/** A section with a heading and a sentence beside it, before what it shows. */
function part(
  parts: Parts,
  { title, text: words }: { title: string; text: string },
  settings: BuilderElement['settings'],
  ...elements: BuilderElement[]
): BuilderElement {
  const { container, heading } = parts;
  return container(
    { html_tag: 'section', css_classes: 'p-section', ...gap(0), ...settings },
    container(
      { content_width: 'full', css_classes: 'p-part-head', ...ROW, ...gap(16), flex_align_items: 'flex-end' },
      heading(title),
      text(parts, words),
    ),
    ...elements,
  );
}

/** One window whose panes are the services: a large one, two beside each other, and one across. */
function windowOfServices(parts: Parts): BuilderElement {
  const { container } = parts;
  return container(
    {
      content_width: 'full',
      background_background: 'classic',
      background_color: 'var(--p-color-line)',
      padding: around(1),
      ...gap(1),
    },
    pane(parts, newHouse, { ...ROW, css_classes: 'p-pane p-pane-wide' }),
    container(
      { content_width: 'full', flex_direction: 'row', flex_direction_mobile: 'column', ...gap(1) },
      pane(parts, restoration, {}),
      pane(parts, march, {}),
    ),
    pane(parts, sundries, { ...ROW, flex_direction: 'row-reverse', css_classes: 'p-pane p-pane-wide' }),
  );
}

type Service = (typeof services.items)[number];

function pane(parts: Parts, service: Service, settings: BuilderElement['settings']): BuilderElement {
  const { container, widget, heading } = parts;
  const facts = service.facts.map(({ name, value }) => `<p><strong>${name}</strong> ${value}</p>`);
  return container(
    {
      ...SURFACE,
      content_width: 'full',
      css_classes: 'p-pane',
      flex_align_items: 'center',
      ...gap(24),
      ...settings,
    },
    container({ content_width: 'full' }, image(parts, service.picture)),
    container(
      { content_width: 'full', ...gap(12) },
      heading(service.title, { header_size: 'h3' }),
      text(parts, service.text),
      ...(facts.length > 0
        ? [widget('text-editor', { editor: facts.join(''), _css_classes: 'p-facts' })]
        : []),
      ...('link' in service
        ? [
            widget('button', {
              text: service.link.label,
              link: { url: service.link.href },
              selected_icon: icon('arrow-right'),
              icon_align: 'right',
              _css_classes: 'p-link-button',
            }),
          ]
        : []),
    ),
  );
}

type Project = (typeof projects.items)[number];

/** The titles are links, so that a keyboard can move along the strip. */
function project(parts: Parts, { title, facts, text: words, picture: shown, href }: Project): BuilderElement {
  const { container, widget, heading } = parts;
  return container(
    { content_width: 'full', css_classes: 'p-project', ...gap(6) },
    widget('image', { image: picture(shown) }),
    heading(facts, { header_size: 'p', _css_classes: 'p-project-facts' }),
    heading(title, { header_size: 'h3', link: { url: href } }),
    text(parts, words),
  );
}

type Person = (typeof people.items)[number];

function somebody(parts: Parts, { name, role, text: words, picture: tool }: Person): BuilderElement {
  const { container, heading } = parts;
  return container(
    {
      content_width: 'full',
      css_classes: 'p-person',
      flex_direction_mobile: 'row',
      width_tablet: { size: 45, unit: '%' },
      width_mobile: { size: 100, unit: '%' },
      ...gap(16),
    },
    image(parts, tool),
    container(
      { content_width: 'full', ...gap(4) },
      heading(name, { header_size: 'h3' }),
      heading(role, { header_size: 'p', _css_classes: 'p-person-role' }),
      text(parts, words),
    ),
  );
}

/** The last word before the footer. */
function farewell(parts: Parts): BuilderElement {
  const { container, widget, heading } = parts;
  const details = [
    ['Workshop', company.address.join(', ')],
    ['Telephone', company.telephone.label],
    ['Open', company.hours],
  ];
  return container(
    { html_tag: 'section', css_classes: 'p-section p-section-deep', ...ROW, flex_align_items: 'flex-start' },
    container(
      { content_width: 'full', css_classes: 'p-invite', ...gap(24) },
      heading(invitation.title),
      text(parts, invitation.text),
      container(
        { content_width: 'full', ...BUTTONS },
        widget('button', { text: 'Arrange a site visit', link: { url: '/contact/' }, size: 'md' }),
        widget('button', {
          text: company.mail.label,
          link: { url: company.mail.href },
          size: 'md',
          _css_classes: 'p-quiet-button',
        }),
      ),
    ),
    widget('text-editor', {
      editor: details.map(([name, value]) => `<p><strong>${name}</strong> ${value}</p>`).join(''),
      _css_classes: 'p-facts p-invite-facts',
    }),
  );
}

function text({ widget }: Parts, words: string): BuilderElement {
  return widget('text-editor', { editor: `<p>${words}</p>` });
}

function image({ widget }: Parts, shown: Picture): BuilderElement {
  return widget('image', { image: picture(shown), width: { size: 100, unit: '%' } });
}
