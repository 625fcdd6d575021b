import type { Page } from '@playwright/test';
import { actAsPerson, expect, expectNoAxeViolations, openAdmin, test } from './fixtures/index.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A visitor's comment below a post, from another browser than the owner's. */
async function say(page: Page, author: string, words: string): Promise<void> {
  await page.goto('/lemons-that-do-not-sulk/');
  await page.getByLabel('Comment *', { exact: true }).fill(words);
  await page.getByLabel('Name *').fill(author);
  await page.getByLabel('Email *').fill('iris@example.com');
  await page.getByRole('button', { name: 'Post Comment' }).click();
  await expect(page.getByText(words)).toBeVisible();
}

test('SP-58 the owner hears of a comment by mail, answers it, mends a word of it, and visitors see that', async ({
  page,
  browser,
  site,
}) => {
  await openAdmin(page, site, '/admin/settings');
  await page.getByRole('combobox', { name: 'Comments' }).click();
  await page.getByRole('option', { name: 'All' }).click();
  await page.getByRole('button', { name: 'Save addresses' }).click();
  await expect(page.getByText('The mail addresses are saved.')).toBeVisible();

  const reader = await browser.newContext({ baseURL: site.baseURL, reducedMotion: 'reduce' });
  await actAsPerson(reader);
  const visitor = await reader.newPage();
  await say(visitor, 'Iris Reader', 'We repainted hours in May.');
  await expect
    .poll(() => site.mail.received.filter(({ subject }) => subject?.startsWith('New comment:')))
    .toHaveLength(1);
  const mail = site.mail.received.find(({ subject }) => subject?.startsWith('New comment:'));
  expect(mail?.text).toContain('Iris Reader (iris@example.com)');
  expect(mail?.text).toContain('We repainted hours in May.');

  await openAdmin(page, site, '/admin/comments');
  const row = page.getByRole('row', { name: 'We repainted' });
  await expect(row.getByRole('link', { name: /lemons/i })).toBeVisible();
  await row.getByRole('button', { name: /What to do/ }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: 'Comment', exact: true }).fill('We repainted ours in May.');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Save comment' }).click();
  await expect(page.getByText('The comment is saved.')).toBeVisible();

  await row.getByRole('button', { name: /What to do/ }).click();
  await page.getByRole('menuitem', { name: 'Answer' }).click();
  await expect(page.getByRole('textbox', { name: 'Your answer' })).toBeFocused();
  await page.keyboard.type('Which primer did you take?');
  // Closed by mistake: the text is there again, and the focus is where it was.
  await page.keyboard.press('Escape');
  await expect(row.getByRole('button', { name: /What to do/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Answer' }).click();
  await expect(page.getByRole('textbox', { name: 'Your answer' })).toHaveValue('Which primer did you take?');
  await page.getByRole('button', { name: 'Answer', exact: true }).click();
  await expect(page.getByText('Your answer is shown.')).toBeVisible();

  await visitor.reload();
  const comment = visitor.locator('li.comment', { hasText: 'We repainted ours in May.' });
  await expect(comment.locator('ol.children')).toContainText('Which primer did you take?');
  await expect(visitor.getByText('hours in May')).toHaveCount(0);
  await reader.close();

  // Other tests count their mails.
  await openAdmin(page, site, '/admin/settings');
  await page.getByRole('combobox', { name: 'Comments' }).click();
  await page.getByRole('option', { name: 'Those waiting for approval' }).click();
  await page.getByRole('button', { name: 'Save addresses' }).click();
  await expect(page.getByText('The mail addresses are saved.')).toBeVisible();
});

test('SP-58 several comments are moved at once, and back again', async ({ page, site }) => {
  await openAdmin(page, site, '/admin/comments');
  const boxes = page.getByRole('checkbox', { name: /^Select the comment/ });
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  const bar = page.getByRole('group', { name: 'Selected entries' });
  await expect(bar).toContainText('2 selected');
  await expectNoAxeViolations(page);
  await bar.getByRole('button', { name: 'Trash' }).click();
  await expect(page.getByText('2 comments moved to the trash.')).toBeVisible();
  await expect(page.getByRole('row', { name: /Trash/ })).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('row', { name: /Trash/ })).toHaveCount(0);
});
