import {
  actAsPerson,
  expect,
  expectNoAxeViolations,
  openAdmin,
  type Site,
  signInElsewhere,
  test,
} from './fixtures/index.ts';

test.beforeEach(({ context }) => actAsPerson(context));

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function write(site: Site, name: string): Promise<void> {
  const body = new FormData();
  const fields = {
    _wpcf7_unit_tag: 'wpcf7-f1-p2-o1',
    'your-name': name,
    'your-email': 'ada@example.com',
    'your-subject': 'Press',
    'your-message': `A long enough message of ${name}.`,
    'your-consent': '1',
  };
  for (const [field, value] of Object.entries(fields)) body.append(field, value);
  const response = await fetch(`${site.baseURL}/wp-json/contact-form-7/v1/contact-forms/1/feedback`, {
    method: 'POST',
    body,
  });
  expect(await response.json()).toMatchObject({ status: 'mail_sent' });
}

test('CF-21 an administrator finds a message, reads it, calls it spam and takes that back', async ({
  page,
  site,
}) => {
  await write(site, 'Augusta');
  await write(site, 'Somebody else');
  await openAdmin(page, site, '/admin/contact-messages');
  await expect(page.getByRole('link', { name: /Somebody else/ })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search messages' }).fill('augusta');
  await expect(page.getByRole('link', { name: /Somebody else/ })).toHaveCount(0);
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: /Augusta/ }).click();
  await expect(page.getByText('A long enough message of Augusta.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'ada@example.com', exact: true })).toHaveAttribute(
    'href',
    'mailto:ada@example.com',
  );
  await expect(page.getByRole('link', { name: 'Reply' })).toHaveAttribute(
    'href',
    'mailto:ada@example.com?subject=Re%3A%20Press',
  );
  await expect(page.getByText('I agree that you keep my message to answer it.')).toBeVisible();
  // A field is called as in the form, with the name for templates below.
  await expect(page.getByRole('term').filter({ hasText: /^Your email/ })).toHaveText('Your emailyour-email');
  // Consent is shown once, and the message was not judged as spam.
  await expect(page.getByText('your-consent')).toHaveCount(0);
  await expect(page.getByText('Why it was taken for spam')).toHaveCount(0);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Spam', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Not spam' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Send mail again' })).toBeVisible();
  await page.getByRole('link', { name: 'Messages' }).first().click();
  await page.getByRole('combobox', { name: 'Form', exact: true }).click();
  await page.getByRole('option', { name: 'Payment', exact: true }).click();
  await expect(page.getByRole('link', { name: /Augusta/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Export as CSV' })).toHaveAttribute('href', /[?&]form=\d+/);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export as CSV' }).click();
  expect((await download).suggestedFilename()).toBe('messages-inbox.csv');
});

test('CF-12 an editor changes a form, sees it at once, is warned, and visitors get it', async ({
  page,
  site,
}) => {
  await openAdmin(page, site, '/admin/contact-forms');
  await page.getByRole('link', { name: 'New form' }).click();
  await page.getByLabel('Title').fill('Made in a test');
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByText('Your message (optional)')).toBeVisible();
  await page
    .getByLabel('Template')
    .fill('<label> Favourite tree\n[text* tree maxlength:20] </label>\n\n[text name]');
  await expect(preview.getByText('Favourite tree')).toBeVisible();
  await expect(preview.getByText(/Choose another name for "name"/)).toBeVisible();
  await expect(preview.getByText(/There is no button/)).toBeVisible();
  await page.getByRole('tab', { name: 'Mail', exact: true }).click();
  await page.getByRole('textbox', { name: 'Files to attach' }).fill('uploads/terms.pdf');
  await expect(preview.getByText(/"uploads\/terms\.pdf" will not be attached/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Files to attach' }).fill('');
  await expect(preview.getByText('form.body')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Messages' }).click();
  await expect(page.getByLabel('A field was left empty')).toHaveAttribute(
    'placeholder',
    'Please fill out this field.',
  );
  await page.getByRole('tab', { name: 'Form' }).first().click();
  await expectNoAxeViolations(page);
  await page
    .getByLabel('Template')
    .fill('<label> Favourite tree\n[text* tree maxlength:20] </label>\n\n[submit]');
  await page.getByRole('button', { name: 'Add form' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Made in a test' })).toBeVisible();
  await expect(page.getByLabel('Embed code')).toHaveText(
    /^\[contact-form-7 id="[0-9a-f]{7}" title="Made in a test"\]$/,
  );
  const id = /contact-forms\/(\d+)/.exec(page.url())?.[1];
  const schema = await fetch(`${site.baseURL}/wp-json/contact-form-7/v1/contact-forms/${id}/feedback/schema`);
  expect((await schema.json()).rules).toMatchObject([
    { rule: 'required', field: 'tree' },
    { rule: 'maxlength', field: 'tree', threshold: 20 },
  ]);
});

test('a field is added to a form without knowing its tags, and to its mail', async ({ page, site }) => {
  await openAdmin(page, site, '/admin/contact-forms/new');
  await page.getByRole('button', { name: 'Add a field' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a field' });
  await expect(dialog.getByLabel('Kind of field')).toBeFocused();
  await dialog.getByLabel('Kind of field').selectOption({ label: 'One of several choices' });
  await dialog.getByLabel('Label').fill('Which "size"?');
  await dialog.getByLabel('Choices').fill('Small\nLarge [XL]');
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Add field', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  const template = page.getByLabel('Template');
  await expect(template).toBeFocused();
  await expect(template).toHaveValue(/your-which-size[\s\S]+\n\n\[submit/);
  // The next one goes behind it.
  await page.getByRole('button', { name: 'Add a field' }).click();
  await dialog.getByLabel('Label').fill('Favourite colour');
  await dialog.getByLabel('Label').press('Enter');
  await expect(template).toHaveValue(/your-which-size[\s\S]+\[text\* your-favourite-colour\][\s\S]+\[submit/);
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.locator('legend')).toHaveText('Which "size"?');
  await expect(preview.getByText('Large [XL]', { exact: true })).toBeVisible();
  await expect(preview.getByText('[your-which-size]', { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Mail', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Body' })).toHaveValue(
    /Which "size"\?: \[your-which-size\]\nFavourite colour: \[your-favourite-colour\]\n\n--/,
  );
});

test('CF-21 an editor reads the mails of a form, is told why no more, and saves the rest; an administrator may allow it', async ({
  page,
  site,
  browser,
  baseURL,
}) => {
  await openAdmin(page, site, '/admin/users/new');
  await page.getByLabel('User name').fill('form-editor');
  await page.getByLabel('Display name').fill('Edith');
  await page.getByLabel('First password').fill('a phrase for edith');
  await page.getByRole('button', { name: 'Add user' }).click();
  await expect(page.getByText('Edith can sign in now.')).toBeVisible();

  const context = await browser.newContext({ ...(baseURL && { baseURL }), reducedMotion: 'reduce' });
  const editor = await context.newPage();
  await signInElsewhere(editor, 'a phrase for edith', 'form-editor');
  await editor.goto('/admin/contact-forms/1');
  await editor.getByRole('tab', { name: 'Mail', exact: true }).click();
  await expect(editor.getByText('Only administrators change who gets the mails')).toBeVisible();
  for (const label of ['To', 'From', 'Additional headers', 'Files to attach'])
    await expect(editor.getByRole('textbox', { name: label, exact: true })).toHaveAttribute('readonly', '');
  await expect(editor.getByRole('switch', { name: 'Editors may change the mails of all forms' })).toHaveCount(
    0,
  );
  await expectNoAxeViolations(editor);
  await editor.getByRole('tab', { name: 'Messages' }).click();
  await editor.getByLabel('A field was left empty').fill('Please write something here.');
  await editor.getByRole('button', { name: 'Save changes' }).click();
  await expect(editor.getByText('The form is saved.')).toBeVisible();

  await page.goto('/admin/contact-forms/1');
  await page.getByRole('tab', { name: 'Mail', exact: true }).click();
  await page.getByRole('switch', { name: 'Editors may change the mails of all forms' }).click();
  await expect(page.getByText('Editors may change the mails of all forms now.')).toBeVisible();
  await expectNoAxeViolations(page);
  await editor.reload();
  await editor.getByRole('tab', { name: 'Mail', exact: true }).click();
  await expect(editor.getByRole('textbox', { name: 'To', exact: true })).toBeEditable();
  await context.close();
});

test('CF-21 several messages are called spam at once, taken back, moved to the trash, put back, and deleted after a question', async ({
  page,
  site,
}) => {
  for (const name of ['Bulk one', 'Bulk two', 'Bulk three']) await write(site, name);
  await openAdmin(page, site, '/admin/contact-messages?search=bulk');
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  const bar = page.getByRole('group', { name: 'Selected entries' });
  await expect(bar).toContainText('3 selected');
  await page.getByRole('checkbox', { name: 'Select the message from Bulk two' }).uncheck();
  await bar.getByRole('button', { name: 'Spam' }).click();
  await expect(page.getByText('2 messages moved to the spam folder.')).toBeVisible();
  await expect(page.getByRole('link', { name: /Bulk (one|three)/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: /Bulk/ })).toHaveCount(3);
  await bar.getByRole('button', { name: 'Move to the trash' }).click();
  await expect(page.getByRole('link', { name: /Bulk/ })).toHaveCount(1);
  await page.goto('/admin/contact-messages?search=bulk&folder=trash');
  await page.getByRole('link', { name: /Bulk one/ }).click();
  await expect(page.getByText('This message is in the trash')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Put back' }).click();
  await expect(page.getByRole('button', { name: 'Delete' })).toBeVisible();
  await page.goto('/admin/contact-messages?search=bulk&folder=trash');
  await page.getByRole('checkbox', { name: 'Select the message from Bulk three' }).check();
  await bar.getByRole('button', { name: 'Delete for good' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('One message deleted.')).toBeVisible();
  await expect(page.getByRole('link', { name: /Bulk/ })).toHaveCount(0);
});
