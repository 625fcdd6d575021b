import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { parseDocument } from '../../model/document/parseDocument.ts';
import { DocumentView } from '../DocumentView.tsx';
import { documentStyles } from '../documentStyles.ts';

const typed = (value: unknown, $$type = 'string') => ({ $$type, value });
const box = (elType: string, id: string, elements: unknown[] = [], more: object = {}) => ({
  ...{ id, elType, settings: {}, elements },
  ...more,
});
const words = (id: string, text: string) => ({
  ...{ id, elType: 'widget', widgetType: 'e-paragraph', elements: [] },
  settings: { paragraph: typed(text), tag: typed('span') },
});
const parse = (...elements: unknown[]) => parseDocument(elements, { id: 7, cleanHtml: (html) => html });
const draw = (...elements: unknown[]) => renderToStaticMarkup(<DocumentView document={parse(...elements)} />);

const TABS = box(
  'e-tabs',
  'tabs1',
  [
    box('e-tabs-menu', 'menu1', [
      box('e-tab', 'one1', [words('w1', 'Oak')]),
      box('e-tab', 'two1', [words('w2', 'Glass')]),
    ]),
    box('e-tabs-content-area', 'area1', [
      box('e-tab-content', 'p1', [words('w3', 'From the forest')]),
      box('e-tab-content', 'p2', [words('w4', 'From the fire')]),
    ]),
  ],
  { settings: { 'default-active-tab': typed(1, 'number') } },
);

describe('K boxes of version 4', () => {
  test('what stands in a line in a block is a space apart, and nothing else is', () => {
    const inside = [words('w1', 'Oak'), words('w2', 'Glass')];
    expect(draw(box('e-div-block', 'block1', inside))).toContain('</span> <span');
    expect(draw(box('e-flexbox', 'row1', inside))).toContain('</span><span');
  });

  test('tabs are buttons of a tab list, and the chosen one has its panel open', () => {
    const html = draw(TABS);
    expect(html).toMatch(/data-e-type="e-tabs-menu"[^>]* role="tablist"/);
    expect(html).toMatch(
      /<button type="button"[^>]*data-e-type="e-tab"[^>]*class="[^"]*e-tab-base"[^>]*role="tab" id="tabs1-tab-0" tabindex="-1" aria-selected="false" aria-controls="tabs1-tab-content-0"/,
    );
    expect(html).toMatch(/e-tab-base e--selected"[^>]*id="tabs1-tab-1" tabindex="0" aria-selected="true"/);
    expect(html).toMatch(/role="tabpanel" id="tabs1-tab-content-0" aria-labelledby="tabs1-tab-0" hidden=""/);
    expect(html).not.toMatch(/id="tabs1-tab-content-1"[^>]*hidden/);
  });

  test('a tab that belongs to no tabs is shown as a box', () => {
    expect(draw(box('e-tab', 'alone', [words('w', 'Alone')]))).toMatch(/<div[^>]*e-tab-base[^>]*>.*Alone/);
  });

  test('a class of the page says how the chosen tab looks', () => {
    const style = {
      variants: [
        { meta: { breakpoint: 'desktop', state: 'e--selected' }, props: { color: typed('#a00', 'color') } },
      ],
    };
    const tab = box('e-tab', 'one', [], {
      settings: { classes: typed(['e-one-1'], 'classes') },
      styles: { 'e-one-1': style },
    });
    expect(documentStyles(parse(tab))).toContain('}.elementor-7 .e-one-1.e--selected{color:#a00}');
  });

  test('a video behind a box is a file of the site, which waits for a script', () => {
    const source = typed({ id: null, url: typed('/a.webm', 'url') }, 'video-src');
    const html = draw(
      box('e-background-video', 'v1', [box('e-background-video-content', 'v2', [words('w', 'Over it')])], {
        settings: { source, start_time: typed(2, 'number'), end_time: typed(5, 'number') },
      }),
    );
    expect(html).toContain('<video class="e-background-video__media" aria-hidden="true" src="/a.webm#t=2,5"');
    expect(html).toContain('preload="none" data-autoplay=""');
    expect(html).not.toMatch(/ autoplay/i);
    expect(html).toContain('Over it');
    const hostile = typed({ url: typed('javascript:alert(1)', 'url') }, 'video-src');
    expect(draw(box('e-background-video', 'v1', [], { settings: { source: hostile } }))).not.toContain(
      '<video',
    );
  });
});

describe('K interactions of version 4', () => {
  const time = (size: number, unit = 'ms') => typed({ size, unit }, 'size');
  const item = (trigger: string, animation: object, excluded: string[] = []) =>
    typed(
      {
        trigger: typed(trigger),
        animation: typed(animation, 'animation-preset-props'),
        breakpoints: typed(
          {
            excluded: typed(
              excluded.map((device) => typed(device)),
              'excluded-breakpoints',
            ),
          },
          'interaction-breakpoints',
        ),
      },
      'interaction-item',
    );
  const slide = {
    effect: typed('slide'),
    type: typed('in'),
    direction: typed('left'),
    timing_config: typed({ duration: time(0.5, 's'), delay: time(150) }, 'timing-config'),
  };
  const moving = (...items: unknown[]) =>
    box('e-div-block', 'b1', [], { interactions: { version: 1, items } });

  test('one on load plays by the sheet alone, and not for whoever wants less motion', () => {
    const page = moving(item('load', slide));
    expect(documentStyles(parse(page))).toBe(
      '@media not (prefers-reduced-motion:reduce){.elementor-7 .elementor-element.elementor-element-b1{--p-far-place:-100px 0px;animation:portico-come-in 500ms ease-in 150ms 1 both}}',
    );
    expect(draw(page)).not.toContain('elementor-invisible');
  });

  test('one on scrolling waits as entrances do', () => {
    const fade = { ...slide, effect: typed('fade'), direction: typed('') };
    const page = moving(item('scrollIn', fade));
    expect(draw(page)).toMatch(
      /elementor-invisible" .*data-settings="\{&quot;_animation&quot;:&quot;portico-scrolled-to&quot;\}"/,
    );
    expect(documentStyles(parse(page))).toContain(
      '.elementor-element-b1.portico-scrolled-to{--p-far-opacity:0;',
    );
  });

  test('one that only moves is seen until it is scrolled to, and so is one that fades out', () => {
    const out = { effect: typed('fade'), type: typed('out') };
    for (const one of [slide, { ...slide, effect: typed('scale') }, out]) {
      const html = draw(moving(item('scrollIn', one)));
      expect(html).not.toContain('elementor-invisible');
      expect(html).toContain('&quot;_animation&quot;:&quot;portico-scrolled-to&quot;');
    }
  });

  test('devices that are left out stay still, and older documents are read', () => {
    expect(documentStyles(parse(moving(item('load', slide, ['mobile']))))).toMatch(
      /@media \(max-width:767px\)\{@media not \(prefers-reduced-motion:reduce\)\{[^{]+\{animation-name:none\}/,
    );
    const old = box('e-div-block', 'b1', [], {
      interactions: JSON.stringify({ version: 1, items: ['load-scale-out--300-20'] }),
    });
    expect(documentStyles(parse(old))).toContain('animation:portico-go-out 300ms ease-in 20ms 1 both');
  });

  test('one that newer documents name by a text in its animation is read', () => {
    const named = typed({ animation: { animation_id: 'scrollIn-fade-in--700-10' } }, 'interaction-item');
    expect(documentStyles(parse(moving(named)))).toContain('portico-come-in 700ms ease-in 10ms 1 both');
  });

  test('each trigger plays its own, with an author’s own keyframes too, and follows scrolling where browsers can', () => {
    const stop = (at: number, settings: object) =>
      typed({ stop: typed({ size: at, unit: '%' }, 'size'), settings: typed(settings, 'settings') }, 'stop');
    const move = typed({ x: typed({ size: 20, unit: 'px' }, 'size') }, 'transform-move');
    const custom = {
      effect: typed('custom'),
      custom_effect: typed(
        {
          keyframes: typed(
            [
              stop(0, { opacity: typed({ size: 50, unit: '%' }, 'size') }),
              stop(100, { move }),
              stop(200, { move }),
            ],
            'keyframes',
          ),
        },
        'custom-effect',
      ),
      config: typed({ replay: typed(true, 'boolean') }, 'config-v2'),
    };
    const page = moving(item('scrollOut', custom), item('hover', slide), item('scrollOn', slide));
    const css = documentStyles(parse(page));
    expect(css).toContain(
      '@keyframes portico-scrollOut-b1{0%{opacity:50%}100%{transform:translate3d(20px, 0px, 0px)}}',
    );
    expect(css).toContain('.portico-acts-on-scrollOut{');
    expect(css).toContain(
      '.portico-acts-on-hover{--p-far-opacity:1;--p-far-scale:1;--p-far-place:-100px 0px;',
    );
    expect(css).toMatch(/@supports \(animation-timeline:view\(\)\)\{[^}]+animation-timeline:view\(15% 15%\)/);
    expect(draw(page)).toContain('data-portico-extra="interaction"');
    expect(draw(page)).toContain('&quot;acts&quot;:[&quot;scrollOut-again&quot;,&quot;hover&quot;]');
  });

  test.each([['{'], [null], [7], [{ items: [{ $$type: 'x' }] }], [{ items: ['load-}</style>-in'] }]])(
    'nonsense moves nothing: %j',
    (interactions) => {
      expect(documentStyles(parse(box('e-div-block', 'b1', [], { interactions })))).toBe('');
    },
  );
});
