import type { Page } from '@playwright/test';
import type { ForeignPage } from './fixtures/foreignPage.ts';
import { expect, observersHaveLooked, test } from './fixtures/index.ts';

const CONFIG = {
  environmentMode: { edit: false, wpPreview: false, isScriptDebug: false },
  is_rtl: false,
  version: '3.21.0',
  urls: { assets: '/wp-content/plugins/elementor/assets/' },
  responsive: {
    breakpoints: {
      mobile: {
        label: 'Mobile Portrait',
        value: 767,
        default_value: 767,
        direction: 'max',
        is_enabled: true,
      },
      mobile_extra: { label: '', value: 880, default_value: 880, direction: 'max', is_enabled: false },
      tablet: { label: '', value: 1024, default_value: 1024, direction: 'max', is_enabled: true },
    },
  },
  kit: { active_breakpoints: ['viewport_mobile', 'viewport_tablet'], global_image_lightbox: 'yes' },
  settings: { page: [], editorPreferences: [] },
  i18n: [],
  swiperClass: 'swiper',
};

/** What an add-on leaves behind for the test to inspect. */
const heard = (page: Page): Promise<unknown[]> =>
  page.evaluate(() => (window as unknown as { heard: unknown[] }).heard);

test.describe('with jQuery', () => {
  test.beforeEach(async ({ page, site }) => {
    await page.addInitScript(() => Object.assign(window, { heard: [] }));
    await page.route(`${site.baseURL}/jquery.js`, (route) =>
      route.fulfill({ path: 'node_modules/jquery/dist/jquery.js', contentType: 'text/javascript' }),
    );
  });

  test('an add-on as the builder’s documentation shows it: its class is named before ours is here', async ({
    page,
    foreignPage,
  }) => {
    await show(
      foreignPage,
      `<div data-elementor-type="wp-page" data-elementor-id="42" class="elementor elementor-42">${COUNTDOWN}</div>`,
      {
        addOn: `
        class Countdown extends elementorModules.frontend.handlers.Base {
          getDefaultSettings() {
            return { selectors: { button: '.stop', inner: '.e-con' }, id: this.$element.attr('data-id') };
          }
          getDefaultElements() {
            const selectors = this.getSettings('selectors');
            return { $button: this.$element.find(selectors.button), $inner: this.findElement(selectors.inner) };
          }
          bindEvents() {
            this.elements.$button.on('click', this.onStop.bind(this));
          }
          onInit(...values) {
            super.onInit(...values);
            this.settings = 'its own';
            heard.push('init', this.getSettings('id'), this.getElementSettings('ends.at'), this.elements.$inner.length);
          }
          onStop(event) {
            event.preventDefault();
            heard.push('stopped ' + this.getSettings('selectors.button') + ' ' + this.getCurrentDeviceSetting('speed'));
          }
        }
        jQuery(window).on('elementor/frontend/init', () => {
          heard.push('began', typeof elementorFrontend.utils.urlActions);
          const addHandler = ($element) =>
            elementorFrontend.elementsHandler.addHandler(Countdown, { $element });
          elementorFrontend.hooks.addAction('frontend/element_ready/countdown.default', addHandler);
          elementorFrontend.hooks.addAction('frontend/element_ready/global', ($scope, $) =>
            heard.push($ === jQuery && $scope instanceof jQuery && $scope.data('id')));
        });`,
      },
    );
    await expect.poll(() => heard(page)).toContain('init');
    await page.getByRole('link', { name: 'Stop' }).click();
    expect(await heard(page)).toEqual([
      ...['began', 'object', 1234567, 'init', '1234567', 'noon', 1, 'ab12cd3'],
      'stopped .stop 3',
    ]);
    expect(page.url()).not.toContain('#');

    // As themes do that replace the content of a page: what was started already is not started twice.
    await page.evaluate('elementorFrontend.init()');
    const times = async (entry: unknown): Promise<number> =>
      (await heard(page)).filter((one) => one === entry).length;
    await expect.poll(() => times(1234567)).toBe(2);
    expect(await times('init')).toBe(1);
  });

  test('an add-on of the older kind keeps its owner, and one that loads its class gets there', async ({
    page,
    foreignPage,
  }) => {
    await show(foreignPage, `<div class="elementor" data-elementor-id="42">${COUNTDOWN}</div>`, {
      addOn: `
        const Older = elementorModules.frontend.handlers.Base.extend({
          getDefaultElements() { return { $button: this.$element.find('.stop') }; },
          bindEvents() { this.elements.$button.on('click', this.onStop); },
          onStop(event) { event.preventDefault(); heard.push('stopped ' + this.getWidgetType()); },
          onInit() {
            elementorModules.frontend.handlers.Base.prototype.onInit.apply(this, arguments);
            heard.push('older');
          },
        });
        jQuery(window).on('elementor/frontend/init', () => {
          elementorFrontend.elementsHandler.attachHandler('countdown', [
            Older,
            () => Promise.resolve({ default: class extends elementorModules.frontend.handlers.Base {
              onInit() { heard.push('brought'); }
            } }),
            () => undefined,
          ]);
          elementorFrontend.hooks.addAction('frontend/element_handler_ready/countdown.default', () => heard.push('ready'));
        });`,
    });
    await expect.poll(() => heard(page)).toEqual(['older', 'ready', 'brought', 'ready']);
    await page.getByRole('link', { name: 'Stop' }).click();
    await expect.poll(() => heard(page)).toContain('stopped countdown');
  });

  test('an add-on’s own kind of document decides when its elements start', async ({ page, foreignPage }) => {
    await show(
      foreignPage,
      `<div class="elementor elementor-5 elementor-location-popup" data-elementor-type="popup" data-elementor-id="5" data-elementor-settings='{"triggers":{"page_load":"yes"}}'>${COUNTDOWN}</div>`,
      {
        addOn: `
          jQuery(window).on('elementor/frontend/init', () => {
            class Popup extends elementorModules.frontend.Document {
              runElementsHandlers() { heard.push('waits'); }
              showModal() {
                this.elements.$elements.each((index, element) => elementorFrontend.elementsHandler.runReadyTrigger(element));
              }
            }
            elementorFrontend.hooks.addAction('elementor/frontend/documents-manager/init-classes', (manager) =>
              manager.addDocumentClass('popup', Popup));
            elementorFrontend.hooks.addAction('frontend/element_ready/countdown.default', () => heard.push('ready'));
            elementorFrontend.on('components:init', () => {
              const popup = elementorFrontend.documentsManager.documents[5];
              heard.push(popup.getDocumentSettings('triggers.page_load'));
              setTimeout(() => popup.showModal(), 100);
            });
          });`,
      },
    );
    await expect.poll(() => heard(page)).toEqual(['waits', 'yes', 'ready']);
  });

  test('PB-16 an add-on’s slider has its breakpoints as the builder counts them', async ({
    page,
    foreignPage,
  }) => {
    const slides = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => `<div class="swiper-slide">${n}</div>`).join('');
    await page.setViewportSize({ width: 1024, height: 800 });
    await show(
      foreignPage,
      `<div class="elementor" data-elementor-id="1"><div class="elementor-element elementor-widget" data-id="1" data-element_type="widget" data-widget_type="logos.default"><div class="swiper"><div class="swiper-wrapper">${slides}</div></div></div></div>`,
      {
        addOn: `
          jQuery(window).on('elementor/frontend/init', () =>
            elementorFrontend.hooks.addAction('frontend/element_ready/logos.default', ($scope) => {
              const Swiper = elementorFrontend.utils.swiper;
              new Swiper($scope.find('.swiper'), {
                slidesPerView: 5,
                handleElementorBreakpoints: true,
                breakpoints: { 767: { slidesPerView: 1 }, 1024: { slidesPerView: 2 } },
              }).then((swiper) => { window.made = swiper; });
            }));`,
      },
    );
    const shown = (): Promise<unknown> =>
      page.evaluate(
        () =>
          (window as unknown as { made?: { params: { slidesPerView: unknown } } }).made?.params.slidesPerView,
      );
    await expect.poll(shown).toBe(2);
    await page.setViewportSize({ width: 767, height: 800 });
    await expect.poll(shown).toBe(1);
    await page.setViewportSize({ width: 1025, height: 800 });
    await expect.poll(shown).toBe(5);
    await expect(page.locator('.elementor-widget')).toHaveClass(/e-widget-swiper/);
  });

  test('PB-20 a section that sticks, as jQuery tells, is measured anew', async ({ page, foreignPage }) => {
    await show(
      foreignPage,
      `<div id="box" style="margin-left: 100px"><div class="elementor" data-elementor-id="1"><section class="elementor-section elementor-section-stretched" data-id="5" data-element_type="section" data-settings='{"stretch_section":"section-stretched"}'>wide</section></div></div>`,
    );
    const section = page.locator('section');
    const left = (): Promise<string> => section.evaluate((element) => element.style.left);
    const before = await expect
      .poll(left)
      .toMatch(/^-1\d\dpx$/)
      .then(left);
    await page.evaluate(() => {
      const { style } = document.getElementById('box') as HTMLElement;
      style.marginLeft = '50px';
      (window as unknown as { jQuery(name: string): { trigger(name: string): void } })
        .jQuery('section')
        .trigger('sticky:stick');
    });
    await expect.poll(left).not.toBe(before);
  });

  test('PB-21 an add-on opens the lightbox itself, with slides of its own', async ({ page, foreignPage }) => {
    await show(foreignPage, '<div class="elementor" data-elementor-id="1"></div>', {
      addOn: `
        jQuery(window).on('elementor/frontend/init', () => setTimeout(async () => {
          const lightbox = await elementorFrontend.utils.lightbox;
          lightbox.showModal({
            type: 'slideshow',
            modalOptions: { id: 'mine' },
            slideshow: {
              swiper: { initialSlide: 1 },
              slides: [
                { image: '/pictures/still-life.svg', title: 'One' },
                { image: '/pictures/still-life.svg?2', title: 'Two' },
                { image: 'javascript:alert(1)', title: 'Three' },
              ],
            },
          });
        }));`,
    });
    const dialog = page.locator('dialog#mine');
    await expect(dialog.getByText('Two')).toBeVisible();
    await expect(dialog.locator('.swiper-slide')).toHaveCount(2);
  });

  test('PB-21 an add-on opens a group of the page’s own pictures', async ({ page, foreignPage }) => {
    const link = (address: string, title: string): string =>
      `<a href="${address}" data-elementor-lightbox-slideshow="mine" data-elementor-lightbox-title="${title}">${title}</a>`;
    await show(
      foreignPage,
      `<div class="elementor" data-elementor-id="1">${link('/pictures/still-life.svg', 'First')}${link('/pictures/still-life.svg?2', 'Second')}</div>`,
      {
        addOn: `
          jQuery(window).on('elementor/frontend/init', () => setTimeout(async () => {
            const lightbox = await elementorFrontend.utils.lightbox;
            lightbox.openSlideshow('mine', new URL('/pictures/still-life.svg?2', location.href).href);
          }));`,
      },
    );
    const dialog = page.locator('dialog#elementor-lightbox-slideshow-mine');
    await expect(dialog.getByText('Second')).toBeVisible();
  });

  test('PB-01 a widget whose inside an add-on has fetched anew comes alive again', async ({
    page,
    foreignPage,
  }) => {
    await show(
      foreignPage,
      `<div class="elementor" data-elementor-id="1">
        <div class="elementor-element elementor-widget elementor-widget-toggle" data-id="abc1234" data-element_type="widget" data-widget_type="toggle.default">
          <div class="elementor-widget-container">${toggle('Before')}</div>
        </div></div>`,
      {
        addOn: `
          jQuery(window).on('elementor/frontend/init', () =>
            elementorFrontend.hooks.addAction('frontend/element_ready/toggle.default', ($scope) =>
              heard.push($scope.find('.elementor-tab-title').text().trim())));
          window.renew = (html) => {
            const $widget = jQuery('.elementor-widget-toggle');
            $widget.find('.elementor-widget-container').html(html);
            elementorFrontend.elementsHandler.runReadyTrigger($widget);
          };`,
      },
    );
    const title = page.locator('.elementor-tab-title');
    await title.click();
    await expect(page.getByText('All about Before')).toBeVisible();
    for (const name of ['After', 'Later']) {
      await page.evaluate(
        (html) => (window as unknown as { renew(html: string): void }).renew(html),
        toggle(name),
      );
      await expect(page.getByText(`All about ${name}`)).toBeHidden();
      await title.click();
      await expect(page.getByText(`All about ${name}`)).toBeVisible();
      await expect(title).toHaveAttribute('aria-expanded', 'true');
    }
    expect(await heard(page)).toEqual(['Before', 'After', 'Later']);
  });

  test('an add-on of an earlier release waits until an element is so far up, once, or is told at once of one that was passed', async ({
    page,
    foreignPage,
  }) => {
    await page.setViewportSize({ width: 800, height: 1000 });
    await show(
      foreignPage,
      '<p id="passed">passed</p><div style="height: 3000px"></div><p id="far">far</p><div style="height: 3000px"></div>',
      {
        addOn: `
          jQuery(window).on('elementor/frontend/init', () => {
            const wait = (id, name, options) =>
              elementorFrontend.waypoint(jQuery(id), function (direction) { heard.push(name + this.id + direction); }, options);
            scrollTo(0, 1000);
            wait('#passed', 'once ');
            wait('#far', 'share ', { offset: '60%' });
            wait('#far', 'pixels ', { offset: 200 });
            wait('#far', 'always ', { triggerOnce: false });
          });`,
      },
    );
    await expect.poll(() => heard(page)).toEqual(['once passeddown']);
    const up = async (top: number): Promise<void> => {
      await page.evaluate((at) => {
        const far = document.getElementById('far')?.getBoundingClientRect().top ?? 0;
        scrollBy({ top: far - at, behavior: 'instant' });
      }, top);
      await observersHaveLooked(page);
    };
    await up(950);
    await expect.poll(() => heard(page)).toEqual(['once passeddown', 'always fardown']);
    await up(550);
    await expect.poll(async () => (await heard(page)).at(-1)).toBe('share fardown');
    await up(150);
    await expect.poll(async () => (await heard(page)).at(-1)).toBe('pixels fardown');
    await up(1500);
    await up(900);
    await expect.poll(async () => (await heard(page)).length).toBe(5);
    expect(await heard(page)).toEqual([
      ...['once passeddown', 'always fardown', 'share fardown', 'pixels fardown', 'always fardown'],
    ]);
  });

  test('a page that holds still for its picture starts no widget and hides nothing', async ({
    page,
    foreignPage,
  }) => {
    await show(
      foreignPage,
      `${NESTED_TABS}<div class="elementor-element elementor-invisible" data-element_type="container" data-settings='{"animation":"fadeIn"}'>there</div>`,
      { config: { ...CONFIG, is_static: true } },
    );
    await expect(page.locator('body')).toHaveAttribute('data-elementor-device-mode');
    await expect(page.getByText('there')).not.toHaveClass(/elementor-invisible/);
    await expect(page.locator('.e-n-tabs')).not.toHaveClass(/e-activated/);
  });
});

test('jQuery that an optimiser holds back until later does not keep tabs from their keys', async ({
  page,
  foreignPage,
  site,
}) => {
  await page.route(`${site.baseURL}/jquery.js`, (route) =>
    route.fulfill({ path: 'node_modules/jquery/dist/jquery.js', contentType: 'text/javascript' }),
  );
  await foreignPage(NESTED_TABS);
  await expect(page.locator('.e-n-tabs')).toHaveClass(/e-activated/);
  await page.addScriptTag({ url: '/jquery.js' });
  await page.getByRole('tab', { name: 'Two' }).press('Enter');
  await expect(page.getByText('Second')).toBeVisible();
});

test('a configuration that comes after our script, and a script that was made a module, are no obstacle', async ({
  page,
  foreignPage,
}) => {
  await foreignPage(
    `<div class="elementor" data-elementor-id="1"></div><script id="elementor-frontend-js-before">var elementorFrontendConfig = ${JSON.stringify(CONFIG)};</script>`,
    {
      head: '<script type="module" src="/assets/portico.js?ver=2"></script>',
      script: 'data:text/javascript,',
    },
  );
  await expect(page.locator('body')).toHaveAttribute('data-elementor-device-mode', 'desktop');
});

test('in the head and not deferred, our script waits for the page', async ({ page, foreignPage }) => {
  await foreignPage(
    `<script id="elementor-frontend-js-before">var elementorFrontendConfig = ${JSON.stringify(CONFIG)};</script>${NESTED_TABS}`,
    { head: '<script src="/assets/portico.js?ver=2"></script>', script: 'data:text/javascript,' },
  );
  await expect(page.locator('.e-n-tabs')).toHaveClass(/e-activated/);
  await expect(page.locator('body')).toHaveAttribute('data-elementor-device-mode', 'desktop');
});

interface Shown {
  readonly addOn?: string;
  readonly config?: object;
}

/** As printed by a CMS: scripts at the end of the page, the configuration before ours, add-ons after it. */
function show(
  foreignPage: ForeignPage,
  html: string,
  { addOn = '', config = CONFIG }: Shown = {},
): Promise<void> {
  return foreignPage(
    `${html}
    <script id="elementor-frontend-js-before">var elementorFrontendConfig = ${JSON.stringify(config)};</script>
    <script src="/assets/portico.js?ver=1.0"></script>
    <script>${addOn}</script>`,
    { head: '<script src="/jquery.js"></script>', script: 'data:text/javascript,' },
  );
}

const toggle = (name: string): string => `
  <div class="elementor-toggle"><div class="elementor-toggle-item">
    <div id="elementor-tab-title-1791" class="elementor-tab-title" data-tab="1" role="button" aria-controls="elementor-tab-content-1791" aria-expanded="false">
      <a class="elementor-toggle-title" tabindex="0">${name}</a></div>
    <div id="elementor-tab-content-1791" class="elementor-tab-content elementor-clearfix" data-tab="1" role="region" aria-labelledby="elementor-tab-title-1791"><p>All about ${name}</p></div>
  </div></div>`;

const COUNTDOWN = `
  <div class="elementor-element elementor-element-1234567 elementor-widget elementor-widget-countdown" data-id="1234567" data-element_type="widget"
    data-settings='{"ends":{"at":"noon"},"speed":3,"speed_tablet":2}' data-widget_type="countdown.default">
    <a class="stop" href="#">Stop</a>
    <div class="elementor-element e-con e-child" data-id="ab12cd3" data-element_type="container"><div class="e-con">not its own</div></div>
  </div>`;

const NESTED_TABS = `
  <div class="elementor-element elementor-widget elementor-widget-n-tabs" data-id="1a2b3c4" data-element_type="widget" data-widget_type="nested-tabs.default" data-settings="[]">
    <div class="e-n-tabs" data-widget-number="27440068">
      <div class="e-n-tabs-heading" role="tablist">
        <button id="e-n-tab-title-274400681" class="e-n-tab-title" role="tab" data-tab-index="1" aria-selected="true" tabindex="0" aria-controls="e-n-tab-content-274400681"><span class="e-n-tab-title-text">One</span></button>
        <button id="e-n-tab-title-274400682" class="e-n-tab-title" role="tab" data-tab-index="2" aria-selected="false" tabindex="-1" aria-controls="e-n-tab-content-274400682"><span class="e-n-tab-title-text">Two</span></button>
      </div>
      <div class="e-n-tabs-content">
        <div id="e-n-tab-content-274400681" role="tabpanel" class="e-active elementor-element e-con e-child" data-id="c1" data-element_type="container">First</div>
        <div id="e-n-tab-content-274400682" role="tabpanel" class="elementor-element e-con e-child" data-id="c2" data-element_type="container">Second</div>
      </div>
    </div>
  </div>`;
