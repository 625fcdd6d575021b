import type { Page } from '@playwright/test';
import { sliderOfGenerationB } from '../../packages/reviews/testing/foreignMarkup.ts';
import { expect, test } from './fixtures/index.ts';

/** As left behind by libraries older than these methods: the same names with other meanings. */
const OLD_LIBRARY = `<script>
  Array.prototype.entries = function () { return this.slice(); };
  Array.from = function (list) { return Array.prototype.slice.call(list); };
  Element.prototype.scrollTo = function () { this.scrollIntoView(); return this; };
</script>`;

test('PB-01 PB-05 PB-11 RV-09 work beside a library that changed what arrays and elements do', async ({
  page,
  foreignPage,
}) => {
  await foreignPage(ACCORDION + TABS + NESTED_TABS + sliderOfGenerationB(12), { head: OLD_LIBRARY });
  await expectAccordionWorks(page);
  await page.getByRole('tab', { name: 'Summer' }).click();
  await expect(page.getByText('Shade the panes')).toBeVisible();
  await expect(page.getByText('Wash the panes')).toBeHidden();
  await expect(page.locator('.e-n-tabs')).toHaveClass(/e-activated/);
  await page.getByRole('tab', { name: 'Autumn' }).click();
  await expect(page.getByText('Clear the gutters')).toBeVisible();

  const cards = page.locator('.grw-reviews');
  await cards.scrollIntoViewIfNeeded();
  await expect(page.locator('.rpi-dot').first()).toBeVisible();
  await page.locator('.grw-next').click();
  await expect.poll(() => cards.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
});

test('PB-01 an element of the page that has the name of a property does not say where our code is', async ({
  page,
  foreignPage,
}) => {
  await foreignPage(`<form name="currentScript"></form>${ACCORDION}`);
  await expectAccordionWorks(page);
});

test('PB-01 a page with the script on it twice has one of everything', async ({ page, foreignPage }) => {
  await foreignPage(ACCORDION, { head: '<script defer src="/assets/portico.js?ver=0.9"></script>' });
  await expectAccordionWorks(page);
});

test('PB-01 works where the objects that other products print are empty', async ({ page, foreignPage }) => {
  const names = ['elementorFrontendConfig', 'ctPublic', 'ctPublicFunctions', 'NeveProperties'];
  await foreignPage(ACCORDION, { head: `<script>var ${names.map((name) => `${name} = null`)};</script>` });
  await expectAccordionWorks(page);
});

test('PB-01 PB-05 RV-09 ask for no exception from a page that lets no script write markup', async ({
  page,
  foreignPage,
}) => {
  const policy = "require-trusted-types-for 'script'; trusted-types 'none'";
  await foreignPage(ACCORDION + TABS + sliderOfGenerationB(12), {
    head: `<meta http-equiv="content-security-policy" content="${policy}">`,
  });
  await expectAccordionWorks(page);
  await page.getByRole('tab', { name: 'Summer' }).click();
  await expect(page.getByText('Shade the panes')).toBeVisible();
  await page.locator('.grw-reviews').scrollIntoViewIfNeeded();
  await expect(page.locator('.rpi-dot').first()).toBeVisible();
});

async function expectAccordionWorks(page: Page): Promise<void> {
  const second = page.locator('.elementor-accordion .elementor-tab-title').nth(1);
  await expect(page.getByText('Three days.')).toBeVisible();
  await expect(second).toHaveAttribute('tabindex', '0');
  await second.click();
  await expect(page.getByText('Until it is packed.')).toBeVisible();
  await expect(page.getByText('Three days.')).toBeHidden();
}

const ACCORDION = `
<style>.elementor-tab-content, .elementor-tab-mobile-title { display: none }</style>
<div class="elementor-element elementor-widget elementor-widget-accordion" data-id="5d21a90" data-element_type="widget" data-widget_type="accordion.default">
  <div class="elementor-widget-container"><style>.elementor-accordion { text-align: start }</style>
    <div class="elementor-accordion">
      <div class="elementor-accordion-item">
        <h3 id="elementor-tab-title-9721" class="elementor-tab-title" data-tab="1" role="button" aria-controls="elementor-tab-content-9721" aria-expanded="false"><a class="elementor-accordion-title" tabindex="0">How long does it take?</a></h3>
        <div id="elementor-tab-content-9721" class="elementor-tab-content elementor-clearfix" data-tab="1" role="region" aria-labelledby="elementor-tab-title-9721"><p>Three days.</p></div>
      </div>
      <div class="elementor-accordion-item">
        <h3 id="elementor-tab-title-9722" class="elementor-tab-title" data-tab="2" role="button" aria-controls="elementor-tab-content-9722" aria-expanded="false"><a class="elementor-accordion-title" tabindex="0">Can I change my order?</a></h3>
        <div id="elementor-tab-content-9722" class="elementor-tab-content elementor-clearfix" data-tab="2" role="region" aria-labelledby="elementor-tab-title-9722"><p>Until it is packed.</p></div>
      </div>
    </div>
  </div>
</div>`;

/** From an older release: the titles contain links and no state. */
const TABS = `
<div class="elementor-element elementor-widget elementor-widget-tabs elementor-tabs-view-horizontal" data-id="7db2d0a" data-element_type="widget" data-widget_type="tabs.default">
  <div class="elementor-widget-container"><div class="elementor-tabs" role="tablist">
    <div class="elementor-tabs-wrapper">
      <div id="elementor-tab-title-1311" class="elementor-tab-title elementor-tab-desktop-title" data-tab="1" role="tab" aria-controls="elementor-tab-content-1311"><a href="#spring">Spring</a></div>
      <div id="elementor-tab-title-1312" class="elementor-tab-title elementor-tab-desktop-title" data-tab="2" role="tab" aria-controls="elementor-tab-content-1312"><a href="#summer">Summer</a></div>
    </div>
    <div class="elementor-tabs-content-wrapper">
      <div class="elementor-tab-title elementor-tab-mobile-title" data-tab="1" role="tab">Spring</div>
      <div id="elementor-tab-content-1311" class="elementor-tab-content elementor-clearfix" data-tab="1" role="tabpanel" aria-labelledby="elementor-tab-title-1311"><p>Wash the panes</p></div>
      <div class="elementor-tab-title elementor-tab-mobile-title" data-tab="2" role="tab">Summer</div>
      <div id="elementor-tab-content-1312" class="elementor-tab-content elementor-clearfix" data-tab="2" role="tabpanel" aria-labelledby="elementor-tab-title-1312"><p>Shade the panes</p></div>
    </div>
  </div></div>
</div>`;

const NESTED_TABS = `
<style>.e-n-tabs-content > .e-con:not(.e-active) { display: none }</style>
<div class="elementor-element elementor-widget elementor-widget-n-tabs" data-id="1a2b3c4" data-element_type="widget" data-widget_type="nested-tabs.default">
  <div class="e-n-tabs" data-widget-number="27440068" aria-label="Seasons">
    <div class="e-n-tabs-heading" role="tablist">
      <button id="e-n-tab-title-274400681" class="e-n-tab-title" aria-selected="true" data-tab-index="1" role="tab" tabindex="0" aria-controls="e-n-tab-content-274400681"><span class="e-n-tab-title-text">Winter</span></button>
      <button id="e-n-tab-title-274400682" class="e-n-tab-title" aria-selected="false" data-tab-index="2" role="tab" tabindex="-1" aria-controls="e-n-tab-content-274400682"><span class="e-n-tab-title-text">Autumn</span></button>
    </div>
    <div class="e-n-tabs-content">
      <div id="e-n-tab-content-274400681" role="tabpanel" aria-labelledby="e-n-tab-title-274400681" data-tab-index="1" class="e-active elementor-element e-con-full e-flex e-con e-child" data-id="aaaaaa1" data-element_type="container"><p>Keep the frost out</p></div>
      <div id="e-n-tab-content-274400682" role="tabpanel" aria-labelledby="e-n-tab-title-274400682" data-tab-index="2" class="elementor-element e-con-full e-flex e-con e-child" data-id="aaaaaa2" data-element_type="container"><p>Clear the gutters</p></div>
    </div>
  </div>
</div>`;
