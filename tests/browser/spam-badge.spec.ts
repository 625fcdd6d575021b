import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from './fixtures/index.ts';
import { openSpamPage, pauseClock } from './fixtures/spamPage.ts';

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
const theRealPerson = {
  phrases: {
    trpHeading: 'The Real Person Badge!',
    trpContent1: 'Verified as a real person and not a bot.',
    trpContent2: ' Anti-Spam by CleanTalk',
    trpContentLearnMore: 'Learn more',
  },
  trpContentLink: '/real-person/',
  imgPersonUrl: PIXEL,
  imgShieldUrl: '',
};

const comment = (id: string, name: string, inside = '') => `
<li id="${id}" class="comment apbct-trp"><article class="comment-body"><footer class="comment-meta">
  <div class="comment-author vcard"><b class="fn">${name}</b> <span class="says">says:</span></div>
  <div class="comment-metadata"><a href="#${id}">Today</a></div></footer>
  <div class="comment-content"><p>Well said.</p></div></article>${inside}</li>`;
const HTML = `<main><h1>Post</h1><ol>${comment('c1', 'Ada', `<ol>${comment('c2', 'Grace')}</ol>`)}</ol>
<div style="block-size: 300px"></div><div class="apbct-trp" id="r1"><p class="woocommerce-review__author">Alan</p></div><p id="outside">Elsewhere</p></main>`;

const badge = (page: Page, item: string) => page.locator(`${item} > article .apbct-real-user-badge`);
const popup = (page: Page, item: string) => page.locator(`${item} > article .apbct-real-user-popup`);

async function open(page: Page, foreignPage: Parameters<typeof openSpamPage>[1]): Promise<void> {
  await openSpamPage(page, foreignPage, HTML, { settings: { theRealPerson } });
  await expect(badge(page, '#c1')).toHaveCount(1);
}

test('SP-18 comments and reviews of real people have one badge each, beside the author', async ({
  page,
  foreignPage,
}) => {
  await open(page, foreignPage);
  await expect(page.locator('.apbct-real-user-badge')).toHaveCount(3);
  await expect(page.locator('#c2 .comment-author > .apbct-real-user-badge')).toHaveCount(1);
  await expect(page.locator('#r1 .woocommerce-review__author > .apbct-real-user-badge')).toHaveCount(1);
  await badge(page, '#c1').hover();
  await expect(popup(page, '#c1')).toHaveClass(/visible/);
  await expect(popup(page, '#c1')).toContainText('Verified as a real person and not a bot.');
  await expect(popup(page, '#c1').getByRole('link')).toHaveCount(0);
  await expectNoAxeViolations(page);
});

test('SP-19 it closes a second after the pointer has left, unless the pointer is on it again', async ({
  page,
  foreignPage,
}) => {
  await pauseClock(page);
  await open(page, foreignPage);
  await badge(page, '#c1').hover();
  await expect(popup(page, '#c1')).toHaveClass(/visible/);
  await page.locator('#outside').hover();
  await page.clock.runFor(900);
  await expect(popup(page, '#c1')).toHaveClass(/visible/);
  await popup(page, '#c1').hover();
  await page.clock.runFor(5_000);
  await expect(popup(page, '#c1')).toHaveClass(/visible/);
  await page.locator('#outside').hover();
  await page.clock.runFor(1_100);
  await expect(popup(page, '#c1')).not.toHaveClass(/visible/);
});

test('SP-18 SP-19 a click or a key toggles it, another one closes it, and so does a click elsewhere', async ({
  page,
  foreignPage,
}) => {
  await open(page, foreignPage);
  await badge(page, '#c1').focus();
  await page.keyboard.press('Enter');
  await expect(badge(page, '#c1')).toHaveAttribute('aria-expanded', 'true');
  await page.locator('#r1 .apbct-real-user-badge').click();
  await expect(page.locator('#r1 .apbct-real-user-popup')).toHaveClass(/visible/);
  await expect(popup(page, '#c1')).not.toHaveClass(/visible/);
  await page.getByRole('heading').click();
  await expect(page.locator('.apbct-real-user-popup.visible')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

  test('SP-19 a tap opens it for three seconds', async ({ page, foreignPage }) => {
    await pauseClock(page);
    await open(page, foreignPage);
    await badge(page, '#c1').tap();
    await expect(popup(page, '#c1')).toHaveClass(/visible/);
    await page.clock.runFor(2_900);
    await expect(popup(page, '#c1')).toHaveClass(/visible/);
    await page.clock.runFor(200);
    await expect(popup(page, '#c1')).not.toHaveClass(/visible/);
  });
});

/** The smallest picture there is. */
const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';

test("SP-20 SP-18 on an administrator's list it stands in the author column and has a link that explains", async ({
  page,
  foreignPage,
}) => {
  await foreignPage(
    `<table><tbody><tr class="apbct-trp"><td class="author column-author"><strong>Ada</strong><br>ada</td><td>Hello</td></tr></tbody></table>`,
    {
      head: `<script>var pagenow = 'edit-comments'; var ctAdminCommon = { new_window_gif: '${PICTURE}' }; var ctTrpAdminLocalize = ${JSON.stringify({ theRealPerson })};</script>`,
    },
  );
  await page.locator('td > strong .apbct-real-user-badge').hover();
  const link = page.locator('.apbct-real-user-popup.visible').getByRole('link', { name: 'Learn more' });
  await expect(link).toHaveAttribute('href', '/real-person/');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link.getByRole('img', { name: 'New window' })).toHaveAttribute('src', PICTURE);
});
