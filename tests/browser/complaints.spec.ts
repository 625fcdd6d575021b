import { listenForComplaints } from './fixtures/complaints.ts';
import { openForeignPage } from './fixtures/foreignPage.ts';
import { expect, expectNoAxeViolations, test } from './fixtures/index.ts';

/** Proves that the guard used by every browser test works. */
const cases: Record<string, { html: string; heard: RegExp }> = {
  'an error in the console': {
    html: `<script>console.error('broken')</script>`,
    heard: /^console: broken/,
  },
  'an uncaught error': {
    html: `<script>throw new Error('broken')</script>`,
    heard: /^uncaught: broken/,
  },
  'a rejected promise that nobody handles': {
    html: `<script>Promise.reject(new Error('broken'))</script>`,
    heard: /^uncaught: broken/,
  },
  'a request to a foreign host': {
    html: `<img alt="" src="http://foreign.example/pixel.gif">`,
    heard: /^foreign host: http:\/\/foreign\.example\/pixel\.gif/,
  },
  'a breach of the content-security-policy': {
    html: `<meta http-equiv="content-security-policy" content="img-src 'none'"><img alt="" src="/pixel.gif">`,
    heard: /^console: .*Content Security Policy/,
  },
};

for (const [complaint, { html, heard }] of Object.entries(cases)) {
  test(`${complaint} is heard, and only what a test names is forgiven`, async ({ browser, site }) => {
    const context = await browser.newContext();
    const complaints = listenForComplaints(context, site.baseURL);
    const page = await context.newPage();
    await page.route('**/pixel.gif', (route) => route.fulfill({ status: 204 }));
    await openForeignPage(page, site.baseURL, html);

    await expect.poll(() => complaints.heard()).toEqual([expect.stringMatching(heard)]);
    complaints.allow(/something else/);
    expect(complaints.heard()).toHaveLength(1);
    complaints.allow(heard);
    expect(complaints.heard()).toEqual([]);
    await context.close();
  });
}

for (const [where, html] of Object.entries({
  'on a page': '<main><h1>Title</h1><img src="/favicon.svg"></main>',
  'in a frame of a page': `<main><h1>Title</h1><iframe title="Frame" srcdoc="<html lang='en'><title>F</title><main><h1>Title</h1><img src='/favicon.svg'></main>"></iframe></main>`,
}))
  test(`a picture ${where} that nobody described is found by axe, and not where a test says so`, async ({
    page,
    foreignPage,
  }) => {
    await foreignPage(html);
    for (const frame of page.frames()) await frame.locator('h1').first().waitFor();
    await expect(expectNoAxeViolations(page)).rejects.toThrow(/image-alt/);
    await expectNoAxeViolations(page, ['img', 'iframe']);
  });

for (const [ends, from, to] of [
  ['readable', '#ddd', '#000'],
  ['unreadable', '#000', '#ddd'],
] as const)
  test(`a text that fades is judged by axe as it ends: ${ends}`, async ({ page, foreignPage }) => {
    const fade = `<style>@keyframes fade{from{color:${from}}to{color:${to}}}h1{animation:fade 1.4s both}</style>`;
    await foreignPage(`<main><h1>Title</h1></main>${fade}`);
    const judged = expectNoAxeViolations(page);
    await (ends === 'readable' ? judged : expect(judged).rejects.toThrow(/color-contrast/));
  });
