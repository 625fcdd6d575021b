import { afterEach, describe, expect, test, vi } from 'vitest';
import { type AddOnLightbox, addOnLightbox } from './addOnLightbox.ts';
import { safeNodes } from './safeNodes.ts';

const PICTURE = `${location.origin}/a.jpg`;

afterEach(async () => {
  for (const close of document.querySelectorAll<HTMLElement>('.dialog-close-button')) close.click();
  await vi.waitFor(() => expect(document.querySelector('dialog') === null).toBe(true), 10_000);
  document.body.replaceChildren();
  Reflect.deleteProperty(window, 'jQuery');
});

const shown = (selector: string): Promise<Element> =>
  vi.waitFor(() => {
    const found = document.querySelector(`.elementor-lightbox ${selector}`);
    if (!found) throw new Error(`There is no ${selector} in a lightbox.`);
    return found;
  }, 10_000);

describe('the lightbox in the hands of an add-on', () => {
  test('PB-21 it opens what a link leads to, and the box can be asked, listened to and closed', async () => {
    document.body.innerHTML = `<a href="${PICTURE}" data-elementor-lightbox-title="Harbour"></a>`;
    const lightbox: AddOnLightbox = await addOnLightbox(document);
    const modal = lightbox.getModal();
    const heard: string[] = [];
    modal.on('show', () => heard.push('shown')).on('hide', () => heard.push(`${modal.isVisible()}`));
    expect([modal.isVisible(), modal.getElements('widget')]).toEqual([false, null]);

    lightbox.createLightbox(document.querySelectorAll('a'));
    expect((await shown('.elementor-lightbox-image')).getAttribute('data-title')).toBe('Harbour');
    expect(modal.getElements('widget')).toBe(document.querySelector('.elementor-lightbox'));
    expect(modal.getElements('closeButton')).toBe(document.querySelector('.dialog-close-button'));
    modal.hide();
    await vi.waitFor(() => expect(modal.isVisible()).toBe(false), 10_000);
    expect(heard).toEqual(['shown', 'false']);
    expect((await addOnLightbox(document)).getModal()).toBe(modal);
  });

  test('PB-21 its own picture has the dialog ID that it asked for, and is shown again on request', async () => {
    const lightbox = await addOnLightbox(document);
    lightbox.showModal({ type: 'image', url: PICTURE, title: 'Quay', modalOptions: { id: 'quay' } });
    expect((await shown('.elementor-lightbox-image')).closest('dialog')?.id).toBe('quay');
    lightbox.getModal().hide();
    await vi.waitFor(() => expect(lightbox.getModal().isVisible()).toBe(false), 10_000);
    lightbox.getModal().show();
    expect((await shown('.elementor-lightbox-image')).getAttribute('data-title')).toBe('Quay');
  });

  test('PB-21 its parts are jQuery objects where the page has jQuery', async () => {
    Reflect.set(window, 'jQuery', (found: Element) => ({ 0: found, jquery: '3.7.1' }));
    const lightbox = await addOnLightbox(document);
    lightbox.showModal({ type: 'html', html: '<p>Opening hours</p>', modalOptions: { id: 'hours' } });
    expect((await shown('p')).textContent).toBe('Opening hours');
    expect(lightbox.getModal().getElements('widget')).toMatchObject({ jquery: '3.7.1', 0: { id: 'hours' } });
  });
});

describe('markup of an add-on', () => {
  test.each([
    ['<b class="x" style="color:red">a</b>', '<b class="x" style="color:red">a</b>'],
    ['a<script>run()</script><style>*{}</style><template><b>x</b></template>', 'a'],
    ['<img src="/a.png" onerror="run()" alt="A">', '<img src="/a.png" alt="A">'],
    ['<a href=" java\nscript:run()">a</a><a href="/b">b</a>', '<a>a</a><a href="/b">b</a>'],
    ['<iframe srcdoc="x"></iframe><svg><a href="javascript:run()"></a></svg>b', 'b'],
    [
      '<form action="data:text/html,x"><button formaction="javascript:run()">a</button></form>',
      '<form><button>a</button></form>',
    ],
  ])('PB-21 nothing in it can run: %j', (html, left) => {
    const place = document.createElement('div');
    place.append(safeNodes(html, document));
    expect(place.innerHTML).toBe(left);
  });

  test('PB-21 a long one is read at once', () => {
    expect(
      safeNodes('<b onclick="x">'.repeat(400) + '<i onclick="x"></i>'.repeat(20_000), document).childNodes,
    ).not.toHaveLength(0);
  });
});
