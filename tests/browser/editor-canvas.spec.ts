import { heading, makePage, openedCanvas, outline, state, widget } from './fixtures/editorPage.ts';
import { asAdministrator, expect, test } from './fixtures/index.ts';

const ROWS = [1, 2, 3].map((row) => ({ tab_title: `Title ${row}`, tab_content: `<p>Content ${row}</p>` }));

test.describe('the canvas of the editor', () => {
  test.beforeEach(({ page, site }) => asAdministrator(page, site));

  test('PB-24 an entrance is shown again when something about it is changed', async ({ page }) => {
    await page.goto(`/admin/pages/${await makePage(page, 'Entrance', [heading('Entrance animation')])}/edit`);
    const canvas = await openedCanvas(page);
    await page.getByRole('tab', { name: 'Outline' }).click();
    await outline(page, /Heading/).click();
    await page.getByRole('tab', { name: 'Advanced' }).click();
    const names = () =>
      canvas
        .locator('.elementor-widget-heading')
        .evaluate((element) =>
          element.getAnimations().flatMap((one) => (one instanceof CSSAnimation ? [one.animationName] : [])),
        );
    await page.getByLabel('Entrance animation').selectOption('fadeInUp');
    await expect.poll(names).toEqual(['fadeInUp']);
    await page.getByLabel('Entrance animation').selectOption('zoomIn');
    await expect.poll(names).toEqual(['zoomIn']);
    await page.getByLabel('Entrance animation').selectOption('');
    await expect.poll(names).toEqual([]);
  });

  test('PB-24 CF-01 a code shows what it stands for, and itself where nobody knows it', async ({ page }) => {
    const codes = ['[contact-form-7 id="1"]', '[of-another-plugin id="1"]'];
    const widgets = codes.map((shortcode) => widget('shortcode', { shortcode }));
    await page.goto(`/admin/pages/${await makePage(page, 'Codes', widgets)}/edit`);
    const canvas = await openedCanvas(page);
    await expect(canvas.getByLabel('Your message')).toBeVisible();
    await expect(canvas.getByText('contact-form-7')).toHaveCount(0);
    await expect(canvas.getByText('[of-another-plugin id="1"]')).toBeVisible();
    await expect(canvas.getByText('Nothing here answers this shortcode')).toBeVisible();
  });

  test('PB-24 CF-01 a code in a text shows what it stands for, and itself while the text is typed', async ({
    page,
  }) => {
    const editor = '<p>Write to us</p><p>[contact-form-7 id="1"]</p><p>A note [1]</p>';
    await page.goto(`/admin/pages/${await makePage(page, 'Code', [widget('text-editor', { editor })])}/edit`);
    const canvas = await openedCanvas(page);
    await expect(canvas.getByLabel('Your message')).toBeVisible();
    await canvas.getByText('A note [1]').dblclick();
    await expect(canvas.locator('[data-typed]')).toContainText('[contact-form-7 id="1"]');
    await page.keyboard.type('!');
    await page.keyboard.press('Escape');
    await expect(canvas.getByLabel('Your message')).toBeVisible();
    await expect(canvas.getByText('!')).toBeVisible();
  });

  test('PB-24 what is dropped can be seen and taken hold of: fields by themselves, closed items, places for links', async ({
    page,
    complaints,
  }) => {
    // A click on the canvas is made by a script in it, and its frame allows none.
    complaints.allow(/Blocked script execution in 'about:srcdoc'/);
    const box = (elType: string, elements: readonly object[]) => ({
      ...widget(elType, {}),
      ...{ elType, widgetType: undefined, elements },
    });
    const words = (value: string) => widget('e-paragraph', { paragraph: { $$type: 'string', value } });
    const item = (title: string, content: string) =>
      box('e-accordion-item', [
        box('e-accordion-item-header', [box('e-accordion-item-title', [words(title)])]),
        box('e-accordion-item-content', [words(content)]),
      ]);
    const id = await makePage(page, 'Seen', [
      box('container', [widget('e-form-input', {}), widget('menu-anchor', { anchor: 'here' })]),
      box('e-accordion', [item('Oak', 'From the forest'), item('Glass', 'From the fire')]),
      box('container', [widget('read-more', {}), widget('wp-widget-media_video', { wp: { title: 'Film' } })]),
    ]);
    await page.goto(`/admin/pages/${id}/edit`);
    const canvas = await openedCanvas(page);
    const drawn = (selector: string) =>
      canvas
        .locator(selector)
        .evaluate((node) => node.checkVisibility({ opacityProperty: true, visibilityProperty: true }));
    await expect.poll(() => drawn('.e-form-input-base')).toBe(true);
    await expect(canvas.getByText('From the forest')).toBeVisible();
    await expect(canvas.getByText('From the fire')).toBeVisible();
    await canvas.getByText('Menu anchor: visitors see nothing here').click();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('here');
    await canvas.getByText('Read more: visitors see nothing here').click();
    await expect(page.getByLabel('Read more text')).toBeVisible();
  });

  test('PB-24 K a countdown that is over leads nobody out of the editor, and a calendar shows its month', async ({
    page,
  }) => {
    const id = await makePage(page, 'Times', [
      widget('countdown', {
        due_date: '2020-01-01 12:00',
        ...{ expire_actions: ['redirect', 'hide'], expire_redirect_url: { url: '/over/' } },
      }),
      widget('wp-widget-calendar', { wp: { title: 'Days' } }),
    ]);
    await page.goto(`/admin/pages/${id}/edit`);
    const canvas = await openedCanvas(page);
    await expect(canvas.getByRole('table')).toBeVisible();
    await expect(canvas.getByRole('timer')).toContainText('00 Days');
    await expect(page).toHaveURL(new RegExp(`/admin/pages/${id}/edit`));
  });

  test('PB-24 K tabs of version 4 are named, added and moved with their panels', async ({ page }) => {
    const words = (id: string, text: string) => ({
      ...widget('e-paragraph', { paragraph: { $$type: 'string', value: text } }),
      id,
    });
    const box = (elType: string, id: string, elements: readonly object[]) => ({
      ...{ id, elType, settings: {}, elements },
    });
    const tabs = box('e-tabs', 'tabs1', [
      box('e-tabs-menu', 'menu1', [
        box('e-tab', 'one1', [words('w1', 'Oak')]),
        box('e-tab', 'two1', [words('w2', 'Glass')]),
      ]),
      box('e-tabs-content-area', 'area1', [
        box('e-tab-content', 'p1', [words('w3', 'From the forest')]),
        box('e-tab-content', 'p2', [words('w4', 'From the fire')]),
      ]),
    ]);
    const id = await makePage(page, 'Version 4', [tabs]);
    await page.goto(`/admin/pages/${id}/edit`);
    const canvas = await openedCanvas(page);
    await expect(canvas.getByText('From the forest')).toBeVisible();
    await page.getByRole('tab', { name: 'Outline' }).click();
    await outline(page, /^Tabs/).click();
    await page.getByRole('button', { name: 'Oak', exact: true }).click();
    await page.getByLabel('Title', { exact: true }).fill('Old oak');
    await expect(canvas.getByRole('tab', { name: 'Old oak' })).toBeVisible();
    const stored = async () => {
      await page.getByRole('button', { name: 'Save draft' }).click();
      await expect(state(page)).toHaveText('Saved');
      const { elements } = await (await page.request.get(`/admin/api/documents/${id}`)).json();
      return JSON.stringify(elements);
    };
    expect((await stored()).replace('Old oak', 'Oak')).toBe(JSON.stringify([tabs]));
    await page.getByRole('button', { name: 'Move Old oak down' }).click();
    await page.getByRole('button', { name: 'Add: tab' }).click();
    await expect(canvas.getByRole('tab')).toHaveText(['Glass', 'Old oak', 'Tab 3']);
    await expect(canvas.getByRole('tab', { name: 'Tab 3' })).toHaveAttribute('aria-selected', 'true');
    expect(await stored()).toMatch(/Glass.*Old oak.*Tab 3.*fire.*forest/);
  });

  test('PB-24 nothing that stands in a document runs in the name of whoever edits it', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/sandboxed|Content Security Policy/);
    const attack = `<p>Harmless</p><img src="/no-such-picture" onerror="top.wasAttacked = 1">
      <svg onload="top.wasAttacked = 2"></svg><script>top.wasAttacked = 3</script>
      <a href="javascript:top.wasAttacked = 4">Press</a>
      <iframe srcdoc="<script>top.wasAttacked = 5</script>"></iframe>
      <iframe src="/blog/"></iframe>`;
    complaints.allow(/no-such-picture|status of 404/);
    const id = await makePage(page, 'Hostile', [heading('Plain')]);
    // A document that arrived without being sanitised.
    await page.route(new RegExp(`/admin/api/documents/${id}(\\?|$)`), async (route) => {
      const answer = await route.fetch();
      const document = await answer.json();
      await route.fulfill({
        response: answer,
        json: {
          ...document,
          elements: [
            widget('text-editor', { editor: attack }),
            widget('tabs', { tabs: [{ tab_title: attack, tab_content: attack }] }),
          ],
        },
      });
    });
    await page.goto(`/admin/pages/${id}/edit`);
    const canvas = await openedCanvas(page);
    await expect(canvas.getByText('Harmless').first()).toBeVisible();
    expect(await page.locator('#preview-frame').getAttribute('sandbox')).toBe('allow-same-origin');
    await canvas.getByText('Press').first().dispatchEvent('click');
    await expect(canvas.locator('[onerror], [onload], script')).toHaveCount(0);
    const inner = canvas.frameLocator('iframe[src="/blog/"]').first();
    await expect(inner.locator('.site-footer')).toBeAttached();
    expect(await inner.locator('body').evaluate(() => 'porticoIsRunning' in window)).toBe(false);
    expect(await page.evaluate(() => 'wasAttacked' in window)).toBe(false);
    expect(await canvas.locator('body').evaluate(() => 'wasAttacked' in window)).toBe(false);
  });

  test('I words in boxes of version 4 are written and coloured in place, and nothing else of them changes', async ({
    page,
  }) => {
    const word = (value: string) => ({ $$type: 'string', value });
    const words = (value: string) => ({
      ...{ $$type: 'html-v3', value: { content: word(value), children: [] } },
    });
    const pageWith = (title: object, more: object, styles: unknown) => [
      {
        ...{ id: 'cc33dd4', elType: 'e-flexbox', settings: [], styles: [], version: '0.0' },
        elements: [
          {
            ...{ id: 'ee55ff6', elType: 'e-div-block', settings: { tag: word('section') } },
            elements: [
              {
                ...{ id: 'aa11bb2', elType: 'widget', widgetType: 'e-heading', settings: { title, ...more } },
                ...{ styles, elements: [], version: '0.0' },
              },
            ],
          },
        ],
      },
    ];
    const id = await makePage(page, 'Version 4', pageWith(words('Boats'), {}, []));
    await page.goto(`/admin/pages/${id}/edit`);
    const canvas = await openedCanvas(page);
    await page.getByRole('tab', { name: 'Outline' }).click();
    await outline(page, /Heading \(version 4\)/).click();
    await page.getByRole('button', { name: 'Type on the page' }).click();
    await page.keyboard.type(' by the hour');
    await page.keyboard.press('Escape');
    const typed = canvas.locator('section').getByRole('heading', { name: 'Boats by the hour' });
    await expect(typed).toBeVisible();
    await page.getByRole('tab', { name: 'Style' }).click();
    await page.getByLabel('Text colour', { exact: true }).fill('#0a5d8f');
    await expect(typed).toHaveCSS('color', 'rgb(10, 93, 143)');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(state(page)).toHaveText('Saved');
    const { elements } = await (await page.request.get(`/admin/api/documents/${id}`)).json();
    const own = 'e-aa11bb2-own';
    const props = { color: { $$type: 'color', value: '#0a5d8f' } };
    const variants = [{ meta: { breakpoint: 'desktop', state: null }, props, custom_css: null }];
    expect(elements).toEqual(
      pageWith(
        words('Boats by the hour'),
        { classes: { $$type: 'classes', value: [own] } },
        { [own]: { id: own, label: 'local', type: 'class', variants } },
      ),
    );
  });

  test('PB-24 what stands in the page itself is as far from its edges as visitors see it', async ({
    page,
  }) => {
    const inner = { id: 'inner01', elType: 'container', settings: {}, elements: [heading('Indented')] };
    const outer = { id: 'outer01', elType: 'container', settings: {}, elements: [inner] };
    await page.goto(`/admin/pages/${await makePage(page, 'Edges', [outer])}/edit`);
    const canvas = await openedCanvas(page);
    const padding = (id: string) =>
      canvas
        .locator(`.elementor-element-${id}`)
        .evaluate((element) => getComputedStyle(element).paddingInlineStart);
    await expect(canvas.getByRole('heading', { name: 'Indented' })).toBeVisible();
    await expect.poll(async () => parseFloat(await padding('outer01'))).toBeGreaterThan(15);
    await expect.poll(() => padding('inner01')).toBe('0px');
  });

  test('PB-24 tabs, accordion and toggle: the item that is edited is the one that is open', async ({
    page,
  }) => {
    const kinds = [
      ['tabs', /^Tabs/, '.elementor-tab-desktop-title[aria-selected="true"]'],
      ['accordion', /^Accordion/, '.elementor-tab-title[aria-expanded="true"]'],
      ['toggle', /^Toggle/, '.elementor-tab-title[aria-expanded="true"]'],
    ] as const;
    const id = await makePage(
      page,
      'Items',
      kinds.map(([type]) => widget(type, { tabs: ROWS })),
    );
    await page.goto(`/admin/pages/${id}/edit`);
    const canvas = await openedCanvas(page);
    for (const [type, name, open] of kinds)
      await test.step(type, async () => {
        const shown = canvas.locator(`.elementor-widget-${type}`);
        await page.getByRole('tab', { name: 'Outline' }).click();
        await outline(page, name).click();
        await page.getByRole('button', { name: 'Title 2', exact: true }).click();
        await expect(shown.locator(open).filter({ hasText: 'Title 2' })).toHaveCount(1);
        await expect(shown.getByText('Content 2')).toBeVisible();
        await shown.locator('.elementor-tab-title:visible').filter({ hasText: 'Title 3' }).click();
        await expect(page.getByRole('button', { name: 'Title 3', exact: true })).toHaveAttribute(
          'aria-expanded',
          'true',
        );
      });
  });

  test('PB-24 a toggle begins with its first item open for its author, who may close it', async ({
    page,
  }) => {
    await page.goto(`/admin/pages/${await makePage(page, 'First', [widget('toggle', { tabs: ROWS })])}/edit`);
    const canvas = await openedCanvas(page);
    const open = canvas.locator('.elementor-tab-title[aria-expanded="true"]');
    await expect(open).toHaveText(/Title 1/);
    await canvas.locator('.elementor-tab-title').first().press('Enter');
    await expect(open).toHaveCount(0);
  });

  test('PB-24 an element is as wide as the screen as soon as it is told so, and no longer', async ({
    page,
  }) => {
    const inner = {
      id: 'inner',
      elType: 'container',
      settings: { content_width: 'full' },
      elements: [heading('Wide')],
    };
    const outer = {
      id: 'outer',
      elType: 'container',
      settings: { padding: { top: 0, right: 60, bottom: 0, left: 60, unit: 'px' } },
      elements: [inner],
    };
    await page.goto(`/admin/pages/${await makePage(page, 'Stretch', [outer])}/edit`);
    const canvas = await openedCanvas(page);
    await page.getByRole('tab', { name: 'Outline' }).click();
    await page
      .getByRole('navigation', { name: 'Outline' })
      .getByRole('button', { name: /^Container/ })
      .nth(1)
      .click();
    await page.getByRole('tab', { name: 'Advanced' }).click();
    const box = canvas.locator('.elementor-element-inner');
    const isWide = () =>
      box.evaluate((element) => element.clientWidth === element.ownerDocument.documentElement.clientWidth);
    expect(await isWide()).toBe(false);
    await page.getByRole('switch', { name: 'Stretch to full width' }).click();
    await expect.poll(isWide).toBe(true);
    await page.getByRole('switch', { name: 'Stretch to full width' }).click();
    await expect.poll(isWide).toBe(false);
  });

  test('PB-24 PB-17 a carousel turns on the canvas, and stays where it is while it is changed', async ({
    page,
  }) => {
    const pictures = ['hammer', 'knife', 'square', 'hammer'].map((name) => ({
      url: `/pictures/tool-${name}.svg`,
      alt: name,
    }));
    const carousel = widget('image-carousel', { slides_to_show: '2', speed: 0, carousel: pictures });
    await page.goto(`/admin/pages/${await makePage(page, 'Tools', [carousel])}/edit`);
    const canvas = await openedCanvas(page);
    const shown = canvas.locator('.swiper-slide-active');
    await expect(shown).toHaveAttribute('aria-label', '1 / 4');
    await canvas.getByRole('button', { name: 'Next slide' }).click();
    await expect(shown).toHaveAttribute('aria-label', '2 / 4');
    const slider = canvas.locator('.swiper');
    await slider.evaluate((element) => element.setAttribute('data-is-same', ''));
    await page.getByRole('tab', { name: 'Outline' }).click();
    await outline(page, /Carousel/).click();
    await page.getByRole('tab', { name: 'Advanced' }).click();
    await page.getByLabel('Classes').fill('of-tools');
    await expect(canvas.locator('.of-tools')).toBeVisible();
    await expect(slider).toHaveAttribute('data-is-same');
    await expect(shown).toHaveAttribute('aria-label', '2 / 4');

    await page.getByRole('tab', { name: 'Content' }).click();
    await page.getByLabel('Label for screen readers').fill('Our tools');
    await expect(canvas.getByRole('region', { name: 'Our tools' })).toBeVisible();
    await expect(shown).toHaveAttribute('aria-label', '2 / 4');
    await page.getByRole('button', { name: 'square', exact: true }).click();
    await expect(shown).toHaveAttribute('aria-label', '3 / 4');
    const atOnce = canvas.locator('.swiper-slide:not([inert])');
    await expect(atOnce).toHaveCount(2);
    await page.getByRole('button', { name: 'Phone' }).click();
    await expect(atOnce).toHaveCount(1);
  });

  test('PB-24 the canvas shows what visitors come to see: numbers, bars, and where nothing is', async ({
    page,
  }) => {
    const elements = [
      widget('counter', { ending_number: '50', duration: 50, title: 'things' }),
      widget('progress', { title: 'So far', percent: { size: 70, unit: '%' } }),
      widget('video', { video_type: 'youtube', youtube_url: '' }),
      widget('icon', {}),
    ];
    await page.goto(`/admin/pages/${await makePage(page, 'As seen', elements)}/edit`);
    const canvas = await openedCanvas(page);
    await expect(canvas.locator('.elementor-counter-number')).toHaveText('50');
    await expect(canvas.locator('.elementor-progress-bar')).toHaveAttribute('style', /width: 70%/);
    await expect(canvas.getByText('Video: nothing to show yet')).toBeVisible();
    // Icons load later than the page.
    await expect(canvas.locator('.elementor-widget-icon .e-fas-star')).toBeVisible();
    await expect(canvas.getByText('Icon: nothing to show yet')).toHaveCount(0);
    await page.getByRole('tab', { name: 'Outline' }).click();
    await outline(page, /Progress/).click();
    await page.getByLabel('Percent', { exact: true }).fill('30');
    await expect(canvas.locator('.elementor-progress-bar')).toHaveAttribute('style', /width: 30%/);
  });

  test('PB-24 the site’s fonts are on the canvas before the words, which would never get them later, and nothing needless is', async ({
    page,
  }) => {
    const needless: string[] = [];
    page.on('request', (request) => {
      // Fonts that nobody selected, and style sheets of the demo's gallery, which target its elements by ID.
      if (/\/fonts\/shelf\/|gallery-[^/]*\.css/.test(request.url())) needless.push(request.url());
    });
    const id = await makePage(page, 'In our letters', [heading('In our letters')]);
    const shown = page.frameLocator('#preview-frame').locator('.elementor-heading-title');
    let wordsAtRequest: number | undefined;
    await page.route('**/fonts/besley-latin.woff2', async (route) => {
      wordsAtRequest ??= await shown.count();
      await route.continue();
    });
    await page.goto(`/admin/pages/${id}/edit`);
    await expect(shown).toBeVisible();
    await expect.poll(() => wordsAtRequest).toBe(0);
    expect(needless).toEqual([]);
  });

  test('PB-24 a font that the page names comes to the canvas, and no rule of those that it does not', async ({
    page,
  }) => {
    const typed = { typography_typography: 'custom', typography_font_family: 'Oswald' };
    const words = widget('heading', { title: 'In other letters', header_size: 'h2', ...typed });
    const id = await makePage(page, 'In other letters', [words]);
    const arrived = page.waitForResponse(/\/fonts\/shelf\/oswald-latin\.woff2/);
    await page.goto(`/admin/pages/${id}/edit`);
    const canvas = await openedCanvas(page);
    await arrived;
    await expect(canvas.locator('.elementor-heading-title')).toHaveCSS('font-family', /Oswald/);
    const families = await canvas
      .locator('body')
      .evaluate(() => [...document.fonts].map(({ family }) => family));
    expect(families).not.toContain('Lobster');
    expect(families.length).toBeLessThan(100);
  });

  test('PB-22 PB-24 a page is told to stop at its sections, on the canvas and for visitors', async ({
    page,
  }) => {
    const first = widget('heading', { title: 'One', header_size: 'h1' });
    const id = await makePage(page, 'Section by section', [first, heading('Two')]);
    await page.goto(`/admin/pages/${id}/edit`);
    const canvas = await openedCanvas(page);
    await expect(canvas.locator('.elementor-edit-area')).toHaveAttribute(
      'data-elementor-title',
      'Section by section',
    );
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Page settings' }).click();
    await page.getByLabel('Snap scrolling to sections').check();
    await page.getByLabel('Description').fill('Two words, one after the other.');
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(canvas.locator('html')).toHaveCSS('scroll-snap-type', 'y');
    await expect(canvas.locator('.elementor-widget-heading').first()).toHaveCSS('scroll-snap-align', 'start');
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('Published. Visitors see it now.')).toBeVisible();

    await page.goto('/section-by-section/');
    await expect(page.locator('html')).toHaveCSS('scroll-snap-type', 'y');
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      'content',
      'Two words, one after the other.',
    );
  });

  test('KT-04 settings of the wrong kind stop nothing, and are saved as they came', async ({ page }) => {
    const types = [
      ...[
        'heading',
        'text-editor',
        'button',
        'icon-list',
        'image',
        'image-gallery',
        'image-carousel',
        'video',
      ],
      ...['wp-widget-media_audio', 'audio', 'accordion', 'toggle', 'tabs', 'nested-tabs', 'nested-accordion'],
      ...['counter', 'progress', 'alert', 'contact-buttons', 'floating-bars-var-1', 'spacer', 'divider'],
    ];
    const wrong = {
      ...{
        title: { a: 1 },
        editor: 7,
        text: [],
        link: 'x',
        image: 'no',
        wp_gallery: 'no',
        carousel: { a: 1 },
      },
      ...{ tabs: 'no', items: 7, icon_list: null, video_type: [], hosted_url: 7, wp: 'no', percent: 'x' },
      ...{ ending_number: {}, space: [], _padding: 'x', _margin: 7, __globals__: 'x', _animation: {} },
    };
    const elements = types.map((type, index) => ({ ...widget(type, wrong), id: `w${index}` }));
    const id = await makePage(page, 'Wrong kinds', [
      ...elements,
      { id: 'c', elType: 'container', settings: wrong, elements: [heading('Fine')] },
      {
        id: 's',
        elType: 'section',
        settings: [],
        elements: [{ id: 'k', elType: 'column', settings: { _column_size: 'x' }, elements: [] }],
      },
    ]);
    await page.goto(`/admin/pages/${id}/edit`);
    const canvas = await openedCanvas(page);
    await expect(canvas.getByText('Fine')).toBeVisible();
    await page.getByRole('tab', { name: 'Outline' }).click();
    const leaves = page.getByRole('navigation', { name: 'Outline' }).getByRole('button');
    for (let leaf = 0; leaf < types.length; leaf += 1) {
      await leaves.nth(leaf).click();
      await expect(page.getByRole('toolbar', { name: /^Actions for/ })).toBeVisible();
    }
    await page.getByLabel('Name of the page').fill('Wrong kinds, saved');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(state(page)).toHaveText('Saved');
    const saved = await (await page.request.get(`/admin/api/documents/${id}`)).json();
    expect(saved.elements.slice(0, types.length)).toEqual(elements);
  });

  test('KT-04 a page of a thousand elements can be worked on', async ({ page }) => {
    test.setTimeout(240_000);
    const elements = Array.from({ length: 200 }, (_, index) => ({
      id: `c${index}`,
      elType: 'container',
      settings: {},
      elements: [
        { ...heading(`Heading ${index}`), id: `h${index}` },
        { ...widget('text-editor', { editor: `<p>Text ${index}</p>` }), id: `t${index}` },
        { ...widget('button', { text: 'Press' }), id: `b${index}` },
        { ...widget('accordion', { tabs: ROWS }), id: `a${index}` },
      ],
    }));
    await page.goto(`/admin/pages/${await makePage(page, 'A thousand', elements)}/edit`);
    const canvas = page.frameLocator('#preview-frame');
    await expect(canvas.getByText('Heading 199', { exact: true })).toBeAttached({ timeout: 90_000 });
    await page.getByRole('tab', { name: 'Outline' }).click();
    await outline(page, /Heading Heading 150/).click();
    await page.getByLabel('Text', { exact: true }).fill('Changed among a thousand');
    await expect(canvas.getByText('Changed among a thousand')).toBeVisible();
    await page.getByRole('button', { name: 'Move down' }).click();
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(state(page)).toHaveText('Saved', { timeout: 90_000 });
  });
});
