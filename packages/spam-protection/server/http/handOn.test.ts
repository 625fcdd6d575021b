import { describe, expect, it } from 'vitest';
import { startSpamServer } from '../testing/spamTestServer.ts';

const TARGET = 'https://forms.example.net/send?list=7';
const SPAM =
  'Buy cheap viagra and cialis now at https://pills.example http://win.example casino bonus, 100% free money, click here';

describe('SP-47 a form on its way to another host', () => {
  it('is handed on with what was written, and with nothing of ours', async () => {
    const answer = await post({
      email: 'ada@example.com',
      note: '"><script>alert(1)</script>',
      ct_no_cookie_hidden_field: 'x',
      apbct_visible_fields: 'x',
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain(`<form method="post" action="${TARGET}">`);
    expect(answer.body).toContain('<input type="hidden" name="email" value="ada@example.com">');
    expect(answer.body).not.toMatch(/"><script>alert|ct_no_cookie|apbct_|cleantalk_hidden/);
    expect(answer.headers['content-security-policy']).toMatch(/script-src 'sha256-[^']+'/);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('goes by the method that it had', async () => {
    expect((await post({ cleantalk_hidden_method: 'GET' })).body).toContain('<form method="get"');
    expect((await post({ cleantalk_hidden_method: 'dialog' })).body).toContain('<form method="post"');
  });

  it('is refused when it is spam', async () => {
    const answer = await post({ message: SPAM, apbct__email_id__search_form: 'filled' });
    expect(answer.statusCode).toBe(403);
    expect(answer.json().message).toMatch(/\S/);
  });

  it.each([
    ['javascript:alert(1)', 'https://shop.example'],
    ['/somewhere', 'https://shop.example'],
    [TARGET, 'https://evil.example'],
    [TARGET, ''],
  ])('for %s from %s goes nowhere', async (target, origin) => {
    expect((await post({ cleantalk_hidden_action: target }, origin)).statusCode).toBe(400);
  });
});

async function post(fields: Record<string, string>, origin = 'https://shop.example') {
  const { app } = await startSpamServer();
  return app.inject({
    method: 'POST',
    url: '/any/page/',
    headers: {
      host: 'shop.example',
      'content-type': 'application/x-www-form-urlencoded',
      ...(origin && { origin }),
    },
    payload: new URLSearchParams({
      cleantalk_hidden_action: TARGET,
      cleantalk_hidden_method: 'post',
      ...fields,
    }).toString(),
  });
}
