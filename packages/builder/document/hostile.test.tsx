import { cleanHtml } from '@portico/kernel/server/html';
import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { parseDocument } from '../model/document/parseDocument.ts';
import type { Settings } from '../model/settings/read.ts';
import { SAMPLE_SETTINGS, sampleElement } from '../testing/sampleElements.ts';
import { widgetTypes } from '../testing/widgetTypes.ts';
import { DocumentView } from './DocumentView.tsx';
import { documentStyles } from './documentStyles.ts';

/** Each tries to become a tag, an attribute, a style, a URL that runs, or to break out of a style sheet. */
const HOSTILE = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  '" onmouseover="alert(1)" x="',
  "' autofocus onfocus='alert(1)",
  'javascript:alert(1)',
  ' java\tscript:alert(1)',
  'JaVaScRiPt://%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'x" style="position:fixed;inset:0',
  '}</style><script>alert(1)</script>',
  '#fff;} body{background:url(https://evil.example/)} .x{',
  'url(https://evil.example/)',
  '--><script>alert(1)</script><!--',
  '</title><script>alert(1)</script>',
  '{{constructor.constructor("alert(1)")()}}',
  '\u0000<scr\u0000ipt>alert(1)</scr\u0000ipt>',
];

const anyHostile = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc.tuple(fc.constantFrom(...HOSTILE), fc.string()).map(([text, more]) => text + more),
);

test('every widget of the registry has samples of its settings', () => {
  for (const widgetType of widgetTypes) expect(sampleElement(widgetType, 'abc1234').settings).not.toEqual({});
  expect(widgetTypes).toEqual(expect.arrayContaining(Object.keys(SAMPLE_SETTINGS)));
});

describe.each([...widgetTypes])('a hostile %s', (widgetType) => {
  test('whatever stands in any of its settings runs nothing, loads nothing and breaks out of nothing', () => {
    fc.assert(
      fc.property(poisoned(sampleElement(widgetType, 'abc1234').settings), (settings) => {
        const { html, css } = shown({ ...sampleElement(widgetType, 'abc1234'), settings });
        expectHarmless(html);
        expectHarmlessSheet(css);
      }),
      { numRuns: 50 },
    );
  });
});

test.each(['container', 'section', 'column'])('a hostile %s', (elType) => {
  const names = [
    ...['html_tag', 'background_color', 'background_image', 'background_video_link', 'animation', 'padding'],
    ...[
      'background_slideshow_gallery',
      'border_color',
      'z_index',
      'css_classes',
      '_element_id',
      'gap',
      'width',
    ],
  ];
  const settings = fc.dictionary(
    fc.constantFrom(...names),
    fc.oneof(
      anyHostile,
      fc.array(fc.record({ url: anyHostile })),
      fc.record({ url: anyHostile, size: anyHostile }),
    ),
  );
  fc.assert(
    fc.property(settings, anyHostile, anyHostile, (settings, id, type) => {
      const { html, css } = shown(
        { id, elType, settings: { background_background: 'video', ...settings }, elements: [] },
        type,
      );
      expectHarmless(html);
      expectHarmlessSheet(css);
    }),
  );
});

test('a widget with a hostile name is named in a comment that ends where it should', () => {
  for (const name of HOSTILE) expectHarmless(shown(sampleElement(name, 'abc')).html);
});

/** Like a document from outside: sanitised where it contains tags, then shown. */
function shown(element: unknown, type = 'wp-page'): { html: string; css: string } {
  const document = parseDocument([element], { id: 1, type, cleanHtml });
  return { html: renderToString(<DocumentView document={document} />), css: documentStyles(document) };
}

/** The same settings with hostile texts in place of one, several or all of the texts, numbers and switches. */
function poisoned(settings: Settings): fc.Arbitrary<Settings> {
  return fc.infiniteStream(fc.tuple(fc.boolean(), anyHostile)).map((stream) => {
    const next = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(next);
      if (typeof value === 'object' && value !== null)
        return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, next(one)]));
      const { value: draw } = stream.next();
      return draw?.[0] ? draw[1] : value;
    };
    return next(settings) as Settings;
  });
}

/** Our own forms, which lead to the site's search and sign-in whatever the settings say. */
const SEARCHES = ['elementor-search-form', 'search-form', 'e-search-form']
  .map((name) => `<form class="${name}" action="/" method="get">`)
  .concat('<form class="elementor-form elementor-login" action="/admin/" method="get">');

/** Checks everything within tags: a value that breaks out would show up there. */
function expectHarmless(html: string): void {
  const tags = html.match(/<[a-z][^\s/>]*(?:[^>"']|"[^"]*"|'[^']*')*>/gi) ?? [];
  for (const tag of tags) {
    if (SEARCHES.includes(tag)) continue;
    refuse(tag, /^<(?:script|object|embed|base|meta|form|style)\b/i, tag);
    const names = [...tag.matchAll(/\s([^\s"'=<>/]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s>]*))?/g)];
    for (const [, name = '', quoted = ''] of names) {
      const value = quoted.replace(/^["']|["']$/g, '');
      refuse(name, /^on/i, tag);
      refuse(name, /^style$/, tag);
      if (/^(?:href|src|action|formaction|poster|data-src|data-lazy-load|xlink:href)$/i.test(name))
        refuse(decoded(value), /^\s*(?:java|vb)\s*script:|^\s*data:(?!image\/)/i, tag);
    }
  }
}

function expectHarmlessSheet(css: string): void {
  expect(css).not.toMatch(/<\/|url\((?!")|@import/i);
  let depth = 0;
  let lowest = 0;
  // Inside quotes a brace is an ordinary character.
  for (const character of css.replaceAll(/"(?:[^"\\]|\\.)*"/g, '""')) {
    if (character === '{') depth += 1;
    if (character === '}') depth -= 1;
    lowest = Math.min(lowest, depth);
  }
  expect(lowest).toBe(0);
  expect(depth).toBe(0);
}

/** For each tag, name and value an `expect` of its own costs far more than the match. */
function refuse(text: string, pattern: RegExp, tag: string): void {
  if (pattern.test(text)) expect(text, tag).not.toMatch(pattern);
}

function decoded(value: string): string {
  return value
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
