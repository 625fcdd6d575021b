import { cleanHtml } from '@portico/kernel/server/html';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import {
  DocumentView,
  HeaderPartsProvider,
  LanguageProvider,
  type SiteFacts,
  SiteFactsProvider,
  SitePartsProvider,
  SiteTimeProvider,
} from '../document/index.ts';
import { parseDocument } from '../model/document/parseDocument.ts';
import { IconDrawingsProvider } from '../parts/icon/useIcons.ts';
import { createIconDrawings } from './icons/createIconDrawings.ts';

const icons = createIconDrawings();
const link = (label: string, href: string, children: SiteFacts['menus'][0]['items'][0]['children'] = []) => ({
  ...{ id: label, label, href, children },
});
const SITE: SiteFacts = {
  name: 'Acme & Sons',
  tagline: '',
  logo: null,
  mark: null,
  menus: [
    {
      ...{ id: 3, name: 'Main menu', isMain: true },
      items: [
        link('Home', '/'),
        link('Projects', '/projects/', [link('Repairs', '/projects/repairs/')]),
        link('Us', '/us/'),
      ],
    },
    { id: 4, name: 'For the foot', isMain: false, items: [link('Imprint', '/imprint/')] },
  ],
  search: { action: '/', page: '/search/' },
  cartPage: '/cart/',
  telephone: '020 1234',
  email: 'a@example.com',
  place: ['1 Road', 'Town'],
  profiles: ['https://www.instagram.com/acme', 'https://example.org/acme'],
  year: 2031,
  path: '/projects/repairs/',
};

const draw = (widgetType: string, settings: unknown = {}, site: SiteFacts = SITE) =>
  renderToString(page(widgetType, settings, site));

function page(widgetType: string, settings: unknown = {}, site: SiteFacts = SITE) {
  return (
    <IconDrawingsProvider value={icons}>
      <SiteFactsProvider value={site}>
        <DocumentView
          document={parseDocument([{ id: 'abc1234', elType: 'widget', widgetType, settings, elements: [] }], {
            ...{ id: 7, cleanHtml },
          })}
        />
      </SiteFactsProvider>
    </IconDrawingsProvider>
  );
}

test('K what the author of a widget did not write is in the language of the page', () => {
  const inFrench = (type: string, settings?: unknown) =>
    renderToString(<LanguageProvider value="fr-CA">{page(type, settings)}</LanguageProvider>);
  expect(inFrench('search')).toContain('<span class="elementor-screen-only">Rechercher</span>');
  expect(inFrench('search-form', { skin: 'classic', button_type: 'text' })).toMatch(
    /placeholder="Rechercher".*submit">Rechercher</,
  );
  expect(inFrench('search')).toMatch(
    /placeholder="Saisissez votre recherche….*<span>Rechercher<\/span><\/button>/,
  );
  expect(inFrench('search', { submit_button_text: 'Find' })).toContain('<span>Find</span></button>');
  expect(inFrench('login')).toMatch(/elementor-button-text">Se connecter</);
  expect(inFrench('login')).toMatch(/>Identifiant ou adresse e-mail<.*>Mot de passe oublié \?</);
  expect(inFrench('nav-menu')).toContain('aria-label="Fermer le menu"');
});

describe('K nav-menu', () => {
  test('prints Elementor’s names, marks the page, and has a panel that needs no script', () => {
    const html = draw('nav-menu', { layout: 'horizontal', pointer: 'overline', dropdown: 'mobile' });
    expect(html).toContain('elementor-nav-menu--dropdown-mobile');
    expect(html).toContain('elementor-nav-menu--layout-horizontal e--pointer-overline');
    expect(html).toMatch(
      /class="elementor-sub-item elementor-item-active" href="\/projects\/repairs\/" aria-current="page"/,
    );
    expect(html).toMatch(
      /class="elementor-item elementor-item-active" href="\/projects\/" aria-current="true"/,
    );
    expect(html).toMatch(/popoverTarget="menu-panel-abc1234"/i);
    expect(html).toContain('<div id="menu-panel-abc1234" class="portico-menu-panel" popover="auto">');
    expect(html.match(/More under Projects/g)).toHaveLength(2);
  });

  test('has one list behind a button, or none', () => {
    expect(draw('nav-menu', { layout: 'dropdown' })).not.toContain('elementor-nav-menu--main');
    expect(draw('nav-menu', { dropdown: 'none' })).not.toContain('popover');
  });

  test.each([
    ['4', 'Imprint'],
    ['for-the-foot', 'Imprint'],
    ['', 'Repairs'],
    ['99', 'Repairs'],
    ['gone-menu', 'Repairs'],
    [{ slug: 'x' }, 'Repairs'],
    [null, 'Repairs'],
  ])('the menu %j has %s in it', (menu, label) => {
    expect(draw('nav-menu', { menu })).toContain(label);
  });

  test('of a site without menus shows nothing', () => {
    expect(draw('nav-menu', {}, { ...SITE, menus: [] })).not.toContain('<nav');
  });
});

describe('widgets of the site', () => {
  test('the logo is the name, or a picture for day and night', () => {
    expect(draw('theme-site-logo')).toContain(
      '<a class="p-logo" href="/" rel="home"><span>Acme &amp; Sons</span></a>',
    );
    const picture = { url: '/l.svg', width: 10, height: 5 };
    const logo = { light: picture, dark: { ...picture, url: '/d.svg' }, hasName: false };
    const html = draw('theme-site-logo', { link_to: 'none' }, { ...SITE, logo });
    expect(html).toMatch(
      /<span class="p-logo"><img class="p-logo-picture p-logo-day" src="\/l.svg" alt="Acme/,
    );
    expect(html).toContain('class="p-logo-picture p-logo-night" src="/d.svg"');
  });

  test('K the logo leads to its file and has the caption of the library, or is another picture', () => {
    const logo = {
      light: { url: `/media/${'a'.repeat(20)}-600.webp`, width: 10, height: 5 },
      ...{ dark: null, hasName: false },
    };
    const words = { title: '', caption: 'Since 1931', description: '' };
    const parts = { pictures: [{ ...words, lightbox: words }] };
    const html = renderToString(
      <SitePartsProvider value={() => parts}>
        {page('theme-site-logo', { link_to: 'file', caption_source: 'attachment' }, { ...SITE, logo })}
      </SitePartsProvider>,
    );
    expect(html).toMatch(/<figure class="wp-caption"><a class="p-logo" href="\/media\/a+-600\.webp">/);
    expect(html).toContain(
      '<figcaption class="widget-image-caption wp-caption-text">Since 1931</figcaption>',
    );
    const image = { url: '/own.svg', alt: 'Ours' };
    const own = draw('theme-site-logo', { image, link_to: 'site_url' }, { ...SITE, logo });
    expect(own).toMatch(/<a href="\/"><img alt="Ours" src="\/own\.svg"/);
    expect(own).not.toContain(logo.light.url);
    const tagged = {
      image,
      __dynamic__: { image: '[elementor-tag id="" name="site-logo" settings="%7B%7D"]' },
    };
    expect(draw('theme-site-logo', tagged, { ...SITE, logo })).toMatch(
      /<a class="p-logo" href="\/" rel="home">/,
    );
  });

  test('the name, the year, how to be reached, and where else', () => {
    expect(draw('theme-site-title', { header_size: 'p' })).toMatch(
      /<p class="elementor-heading-title[^>]*><a href="\/"/,
    );
    expect(draw('site-copyright')).toContain('© 2031 Acme &amp; Sons');
    expect(draw('site-copyright', { text: 'Since {year}, <b>{name}</b>' })).toContain(
      'Since 2031, &lt;b&gt;Acme &amp; Sons&lt;/b&gt;',
    );
    const contact = draw('site-contact', { show_place: '' });
    expect(contact).toContain('href="tel:0201234"');
    expect(contact).not.toContain('1 Road');
    expect(draw('site-contact', {}, { ...SITE, telephone: '', email: '', place: [] })).not.toContain('<li');
    const profiles = draw('site-profiles');
    expect(profiles).toMatch(/elementor-social-icon-instagram" href="https:\/\/www.instagram.com\/acme"/);
    expect(profiles).toContain('<span class="elementor-screen-only">example.org</span>');
    const hostile = draw('site-profiles', {}, { ...SITE, profiles: ['javascript:alert(1)', 'no address'] });
    expect(hostile).not.toContain('javascript:');
  });

  test('search, cart and the switch are the site’s own, and a drawing where there is none', () => {
    for (const [type, label] of [
      ['search-form', 'Search'],
      ['palette-switch', 'Switch between day and night'],
      ['woocommerce-menu-cart', 'Cart'],
    ] as const)
      expect(draw(type, { skin: 'full_screen' })).toContain(`aria-label="${label}"`);
    const part = (words: string): ReactNode => <i>{words}</i>;
    const parts = { searchIcon: part('S'), paletteSwitch: part('P'), cart: part('C') };
    const html = renderToString(
      <HeaderPartsProvider value={parts}>
        <DocumentView
          document={parseDocument(
            ['search-form', 'palette-switch', 'woocommerce-menu-cart'].map((widgetType, id) => ({
              ...{
                id: `a${id}`,
                elType: 'widget',
                widgetType,
                settings: { skin: 'full_screen' },
                elements: [],
              },
            })),
            { id: 7, cleanHtml },
          )}
        />
      </HeaderPartsProvider>,
    );
    for (const words of 'SPC') expect(html).toContain(`<i>${words}</i>`);
    expect(draw('search-form', { placeholder: '"><script>' })).not.toContain('<script');
  });

  test.each([[7], ['x'], [null], [[1]], [{ layout: 7, menu: [], skin: {}, text: {}, link: [], shape: 9 }]])(
    'settings of wrong types are drawn as if they were not there: %j',
    (settings) => {
      for (const type of ['nav-menu', 'search-form', 'theme-site-logo', 'site-copyright', 'site-profiles'])
        expect(draw(type, settings)).toBe(draw(type, {}));
    },
  );
});

describe('K widgets of WordPress', () => {
  test('a search leads to the site’s own', () => {
    const html = draw('wp-widget-search', { wp: { title: 'Find' } });
    expect(html).toMatch(/<h5>Find<\/h5>.*<form class="search-form" action="\/" method="get">.*name="s"/);
  });

  test('a calendar has the weeks of a month, and links where there are posts', () => {
    const element = {
      id: 'abc1234',
      elType: 'widget',
      widgetType: 'wp-widget-calendar',
      settings: {},
      elements: [],
    };
    const document = parseDocument([element], { id: 7, cleanHtml });
    const html = renderToString(
      <SiteTimeProvider value={{ now: Date.UTC(2026, 10, 16, 23, 30), timeZone: 'Asia/Tokyo' }}>
        <SitePartsProvider
          value={(request) =>
            request.kind === 'calendar' && request.month === 11
              ? {
                  calendar: {
                    days: [{ day: 3, href: '/2026/11/03/' }],
                    earlier: { href: '/2026/10/', text: 'October 2026' },
                  },
                }
              : null
          }
        >
          <DocumentView document={document} />
        </SitePartsProvider>
      </SiteTimeProvider>,
    );
    expect(html).toContain('<caption>November 2026</caption>');
    expect(html.match(/<tr>/g)).toHaveLength(7);
    expect(html).toMatch(/<td><a href="\/2026\/11\/03\/"[^>]*>3<\/a><\/td>/);
    expect(html).toContain('<td id="today">17</td>');
    expect(html).toContain('<a href="/2026/10/">October 2026</a>');
  });

  test('K a countdown that is over takes visitors on, and leaves its author in the editor', () => {
    const settings = {
      due_date: '2026-11-16 12:00',
      expire_actions: ['redirect', 'hide', 'message'],
      expire_redirect_url: { url: '/over/' },
      message_after_expire: 'Sold out',
    };
    const element = { id: 'abc1234', elType: 'widget', widgetType: 'countdown', settings, elements: [] };
    const document = parseDocument([element], { id: 7, cleanHtml });
    const drawn = (isEdited: boolean): string =>
      renderToString(
        <SiteTimeProvider value={{ now: Date.UTC(2026, 10, 17), timeZone: 'UTC', isEdited }}>
          <DocumentView document={document} />
        </SiteTimeProvider>,
      );
    expect(drawn(false)).toContain('redirect_to');
    expect(drawn(false)).toMatch(/role="timer"[^>]* hidden=""/);
    const edited = drawn(true);
    expect(edited).not.toContain('redirect_to');
    expect(edited).not.toContain('hides');
    expect(edited).not.toMatch(/role="timer"[^>]* hidden/);
    expect(edited).toContain('Sold out');
  });
});
