import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openFrame } from './testing/openFrame.ts';
import { type TrustedTypes, trustMarkup } from './trustMarkup.ts';

const HEADER = "require-trusted-types-for 'script'; trusted-types default portico";

/** A page with our header, where the policy applies. */
let frame: Awaited<ReturnType<typeof openFrame>>;
beforeEach(async () => {
  frame = await openFrame();
  const { page } = frame;
  page.open();
  page.write(`<meta http-equiv="content-security-policy" content="${HEADER}"><body><main></main>`);
  page.close();
  trustMarkup(frame.view);
});
afterEach(() => frame.close());

function written(html: string): string {
  const main = frame.page.querySelector('main');
  if (!main) throw new Error('The page is not there.');
  main.innerHTML = html;
  return main.innerHTML;
}

describe('the policy of our own pages', () => {
  it('leaves markup as it is, to the letter', () => {
    for (const html of [
      '<p class="a">One &amp; two</p>',
      '<iframe src="/video"></iframe>',
      '<script type="application/ld+json">{}</script>',
    ])
      expect(written(html)).toBe(html);
    const sheet = frame.page.createElement('style');
    sheet.innerHTML = '.a > .b { color: red }';
    expect(sheet.textContent).toBe('.a > .b { color: red }');
  });

  it('takes out what would run, and leaves the rest', () => {
    expect(written('<p onclick="x()">a<img src="x" ONERROR="y()"></p>')).toBe('<p>a<img src="x"></p>');
    expect(written('<b>a</b><script>x()</script><script src="/x.js"></script>')).toBe('<b>a</b>');
    expect(written('<svg><g onload="x()"></g></svg>')).toBe('<svg><g></g></svg>');
    expect(written('<noscript><p title="</noscript><img src=x onerror=y()>"></noscript>')).not.toContain(
      'onerror',
    );
    expect(written('<template><img onerror="x()"></template>b')).toBe('b');
  });

  it('speaks for a library that makes a policy of its own', () => {
    const { trustedTypes } = frame.view as Window & { trustedTypes?: TrustedTypes };
    const own = trustedTypes?.createPolicy('html', { createHTML: (html) => html });
    expect(written(own?.createHTML('<p onclick="x()">a</p>') ?? '')).toBe('<p>a</p>');
  });

  it('lets code come from this site only, and no text become code', () => {
    const script = frame.page.createElement('script');
    const own = new URL('/own.js', location.href).href;
    script.src = own;
    expect(script.src).toBe(own);
    expect(() => {
      script.src = 'https://elsewhere.example/x.js';
    }).toThrow(/TrustedScriptURL/);
    expect(() => {
      script.text = 'x()';
    }).toThrow(/TrustedScript/);
  });
});

it('asks nothing of a browser that knows no such policies', () => {
  expect(() => trustMarkup({ document, location } as Window & typeof globalThis)).not.toThrow();
});
