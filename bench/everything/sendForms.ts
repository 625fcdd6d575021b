import type { ElementHandle, Page } from 'playwright';

const FIELDS =
  'input:not([type="hidden"], [type="file"], [type="submit"], [type="button"]), textarea, select';
const SUBMIT = '[type="submit"], button:not([type="button"])';

/** A visitor's input, by field type. */
const WRITTEN: Readonly<Record<string, string>> = {
  text: 'Ann',
  search: 'Ann',
  email: 'ann@example.org',
  url: 'https://example.org/',
  tel: '+41441234567',
  number: '3',
  date: '2030-05-04',
  password: 'four words of mine',
  textarea: 'Two of them, please.',
};

/** Whatever cannot be used by then is covered, or waits for something else. */
const SOON = { timeout: 3_000 };

/** Fills in and submits each visible form, one of each look; returns which were submitted successfully. */
export async function sendForms(
  page: Page,
  restFrom: (press: () => Promise<void>) => Promise<void>,
): Promise<Map<string, boolean>> {
  const sent = new Map<string, boolean>();
  for (const form of await page.$$('form')) {
    const kind = await form.evaluate((one) => `form | ${one.className} | ${one.getAttribute('action')}`);
    if (sent.has(kind) || !(await form.isVisible())) continue;
    for (const field of await form.$$(FIELDS)) if (await field.isVisible()) await fill(field);
    const button = await form.$(SUBMIT);
    const submit = (): Promise<void> =>
      form.evaluate((one, by) => (one as HTMLFormElement).requestSubmit(by as HTMLElement | null), button);
    // Without a reachable button, Enter submits it.
    await restFrom(() => (button ? button.click(SOON).catch(submit) : submit()));
    sent.set(kind, true);
  }
  return sent;
}

/** A field that takes no input, such as a slider's, stays as it is. */
async function fill(field: ElementHandle<Element>): Promise<void> {
  const type = await field.evaluate((one) => (one as HTMLInputElement).type);
  const text = WRITTEN[type];
  if (text) await field.fill(text, SOON).catch(() => null);
  else if (type.startsWith('select')) await field.selectOption({ index: 0 }, SOON).catch(() => null);
  else await field.click(SOON).catch(() => null);
}
