import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PASSWORD, type RunningSite, startSite } from '../testing/startSite.ts';
import { recentPosts } from './recentPosts.tsx';

let site: RunningSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.remove());

const PAGE = '/gallery/embed-codes/';
const MEMBERS = '/gallery/contact-form-statuses/';
async function signIn(): Promise<string> {
  const signedIn = await fetch(`${site.address}/admin/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'admin', password: PASSWORD }),
  });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  expect(cookie).not.toBe('');
  return cookie;
}
const read = async (path: string, init?: RequestInit) => {
  const response = await fetch(site.address + path, init);
  return { html: await response.text(), headers: response.headers };
};

describe('CF-01 RV-01 codes in a text', () => {
  test('become a form and reviews, with the configuration that their scripts expect', async () => {
    const { html, headers } = await read(PAGE);
    expect(html).toContain('<div class="wpcf7 no-js" id="wpcf7-f16-o1"');
    expect(html).toContain('aria-label="Plan a visit"');
    expect(html).toMatch(/value="the workshop" type="text" name="your-place"/);
    expect(html).toMatch(/<div class="wp-gr[^"]*"[^>]*data-id="1"/);
    expect(html).toContain('<script>var wpcf7 = ');
    const inlineScripts = html.match(/<script>/g) ?? [];
    expect(headers.get('content-security-policy')?.match(/'sha256-/g)).toHaveLength(inlineScripts.length);
    expect(html).toContain('<code>[contact-form-7 id=&quot;16&quot;');
    expect(html).not.toMatch(/<p>\s*\[grw/);
  });

  test('bring their sheets to the head of the page, each once', async () => {
    const { html } = await read(PAGE);
    const sheets = html.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
    expect(new Set(sheets).size).toBe(sheets.length);
    expect(html.lastIndexOf('<link rel="stylesheet"')).toBeLessThan(html.indexOf('</head>'));
    expect(sheets.length).toBeGreaterThan(1);
  });

  test('become posts in a page document, as many as there may be', async () => {
    const { html } = await read(PAGE);
    expect(html).toMatch(/elementor-widget-shortcode[\s\S]*<h2 id="recent-posts-1">Lately<\/h2>/);
    expect(html.match(/<article/g)).toHaveLength(2);
  });

  test.each([
    ['', 3, 'Recent posts'],
    ['0', 1, 'Recent posts'],
    ['-4', 3, 'Recent posts'],
    ['999', 12, 'Recent posts'],
    ['1e9', 3, 'Recent posts'],
  ])('asks for a sensible number of posts when it says count=%j', async (count, expected, title) => {
    const asked: number[] = [];
    const blog = {
      async list({ perPage = 0 }: { perPage?: number }) {
        asked.push(perPage);
        return { posts: [], pages: 0 };
      },
    };
    const code = recentPosts({ blog } as unknown as Parameters<typeof recentPosts>[0]);
    const embedded = await code.embed(
      { named: { count, title: ' ' }, bare: [] },
      { pagePath: '/', postId: 0, count: () => 1 },
    );
    expect(asked).toEqual([expected]);
    expect(embedded?.element).toMatchObject({ props: { title } });
  });

  test('a form begins with what the address says, for that visitor and nobody else', async () => {
    const own = await read(`${PAGE}?your-place=the+%22oven%22&your-date=2099-01-02`);
    expect(own.html).toMatch(/value="the &quot;oven&quot;" type="text" name="your-place"/);
    expect(own.html).toMatch(/value="2099-01-02" type="date"/);
    expect(own.headers.get('cache-control')).toBe('no-store');
    const others = await read(PAGE);
    expect(others.html).toMatch(/value="the workshop" type="text" name="your-place"/);
    expect(others.headers.get('cache-control')).toBe('public, no-cache');
    expect((await read('/?your-place=x')).headers.get('cache-control')).toBe('public, no-cache');
  });

  test('a form begins with the name of whoever is signed in', async () => {
    const cookie = await signIn();
    const { html } = await read(PAGE, { headers: { cookie } });
    expect(html).toMatch(/value="[^"]+" type="text" name="your-name"/);
    expect((await read(PAGE)).html).toMatch(/value="" type="text" name="your-name"/);
  });

  test('CF-21 a form for members takes along what proves to the call that they are signed in', async () => {
    const nonceIn = (html: string) => /name="_wpnonce" value="([^"]*)"/.exec(html)?.[1];
    const cookie = await signIn();
    const { html } = await read(MEMBERS, { headers: { cookie } });
    const nonce = nonceIn(html) ?? '';
    expect(nonce).toMatch(/^[0-9a-f]{10}$/);
    expect(nonceIn((await read(MEMBERS)).html)).toBeUndefined();
    const send = async (headers: Record<string, string>, proof: Record<string, string>) => {
      const body = new FormData();
      const fields = { _wpcf7_unit_tag: 'wpcf7-f14-o1', 'your-name': 'Ada', 'your-email': 'ada@example.com' };
      for (const [name, value] of Object.entries({ ...fields, ...proof })) body.append(name, value);
      const url = `${site.address}/wp-json/contact-form-7/v1/contact-forms/14/feedback`;
      return (await fetch(url, { method: 'POST', body, headers })).json();
    };
    expect(await send({ cookie }, { _wpnonce: nonce })).toMatchObject({
      status: 'mail_sent',
      message: expect.stringMatching(/^Thank you, \w+\. /),
    });
    expect(await send({ cookie }, {})).toMatchObject({ status: 'error' });
    expect(await send({}, { _wpnonce: nonce })).toMatchObject({ code: 'rest_cookie_invalid_nonce' });
  });

  test('a form in a text comes back without scripts with what became of it', async () => {
    const { html } = await read(PAGE, {
      method: 'POST',
      body: new URLSearchParams({ _wpcf7: '16', _wpcf7_unit_tag: 'wpcf7-f16-o1', 'your-place': 'here' }),
    });
    expect(html).toContain('data-status="invalid"');
    expect(html).toContain('Please fill out this field.');
    expect(html).toMatch(/value="here" type="text" name="your-place"/);
  });
});
