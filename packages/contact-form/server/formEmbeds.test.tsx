import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FormVisits } from '../ui/FormVisits.tsx';
import { SITE } from './testing/site.ts';
import { startContactForm } from './testing/startContactForm.ts';

test.each([
  ['de', '<strong>Fehler:</strong> Dieses Kontaktformular gibt es nicht.'],
  ['nl', '<strong>Error:</strong> Contact form not found.'],
])('CF-01 a missing form is reported in the language of the site: %s', async (language, says) => {
  const { contactForm } = await startContactForm({ site: async () => ({ ...SITE, language }) });
  const embedded = await contactForm.embedCode.embed(
    { named: { id: '404' }, bare: [] },
    { pagePath: '/', postId: 0, count: () => 1 },
  );
  expect(renderToStaticMarkup(embedded?.element)).toContain(says);
});

test('CF-01 an embed code finds its form by hash, number or title, and says so when there is none', async () => {
  const { addForm, contactForm } = await startContactForm();
  const id = await addForm({ title: 'Write to us', template: '[text a default:shortcode_attr]' });
  const asking = await addForm({ messages: { mail_sent_ok: 'Thanks, [_user_login].' } });
  const members = await addForm({ title: 'Members', additionalSettings: 'subscribers_only: on' });
  const [{ hash = '' } = {}] = await contactForm.forms.list();
  let forms = 0;
  const show = async (
    named: Record<string, string>,
    bare: string[] = [],
    user: Record<string, string> | null = null,
  ) => {
    const place = { pagePath: '/p/', postId: 7, count: () => ++forms };
    const embedded = await contactForm.embedCode.embed({ named, bare }, place);
    const visit = {
      query: new URLSearchParams(),
      posted: [],
      user,
      ...(user && { nonce: '0123456789' }),
      noteRead: () => {},
    };
    return renderToStaticMarkup(<FormVisits value={visit}>{embedded?.element}</FormVisits>);
  };

  expect(await show({ id: hash.slice(0, 7), title: 'anything' })).toContain(`id="wpcf7-f${id}-p7-o1"`);
  expect(await show({ id: String(id) })).toContain(`id="wpcf7-f${id}-p7-o2"`);
  expect(await show({ id: 'gone', title: 'Write to us' })).toContain(`data-wpcf7-id="${id}"`);
  expect(await show({}, [String(id), 'Old form'])).toContain(`data-wpcf7-id="${id}"`);
  expect(
    await show({
      id: String(id),
      html_id: 'f',
      html_name: 'n',
      html_class: 'wide',
      html_title: 'Hi',
      a: 'x',
    }),
  ).toMatch(/class="wpcf7-form init wide" id="f" name="n" aria-label="Hi"[\s\S]*value="x" type="text"/);
  expect(await show({ id: String(id), output: 'raw_form' })).toBe(
    '<pre class="wpcf7-raw-form"><code>[text a default:shortcode_attr]</code></pre>',
  );
  expect(await show({ id: '404', title: 'Not Found' })).toBe(
    '<p class="wpcf7-contact-form-not-found"><strong>Error:</strong> Contact form not found.</p>',
  );
  const nonce = 'name="_wpnonce" value="0123456789"';
  const ada = { user_login: 'ada' };
  expect(await show({ id: String(id) }, [], ada)).not.toContain(nonce);
  expect(await show({ id: String(asking) }, [], ada)).toContain(nonce);
  expect(await show({ id: String(asking) })).not.toContain('_wpnonce');
  expect(await show({ id: String(members) })).toMatch(/^<p class="wpcf7-subscribers-only">/);
  expect(await show({ id: String(members) }, [], ada)).toContain(nonce);
});
