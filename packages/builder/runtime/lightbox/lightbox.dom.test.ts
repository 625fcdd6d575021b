import { afterEach, describe, expect, test, vi } from 'vitest';
import { builderIslands } from '../../islands.ts';
import { openFromSettings } from '../actions/lightbox.ts';
import { start } from '../actions/link-actions.island.ts';

const PICTURE = 'https://site.test/a.jpg';
const VIDEO = { type: 'video', videoType: 'hosted', url: 'https://site.test/a.mp4' };

afterEach(async () => {
  for (const close of document.querySelectorAll<HTMLElement>('.dialog-close-button')) close.click();
  await vi.waitFor(() => expect(document.querySelector('dialog') === null).toBe(true), 10_000);
  document.body.replaceChildren();
});

describe('how a lightbox comes in', () => {
  test('PB-21 by default it zooms in', async () => {
    openFromSettings(document, { id: 1, url: PICTURE });
    expect([...(await message()).classList]).toEqual(expect.arrayContaining(['animated', 'zoomIn']));
  });

  test('PB-21 a video comes in as its page says for this device', async () => {
    const modalOptions = {
      entranceAnimation: 'fadeIn',
      entranceAnimation_tablet: 'bounceIn',
      entranceAnimation_mobile: 'bounceIn',
    };
    const here = matchMedia('(max-width: 1024px)').matches ? 'bounceIn' : 'fadeIn';
    openFromSettings(document, { ...VIDEO, modalOptions });
    expect([...(await message()).classList]).toEqual(expect.arrayContaining(['animated', here]));
  });

  test('K a video is shown in the colours of its author', async () => {
    const modalOptions = { color: '#112233', uiColor: '#aa1111', uiHoverColor: '#bb2222' };
    openFromSettings(document, { ...VIDEO, modalOptions });
    const box = (await message()).closest('dialog');
    const close = box?.querySelector('.dialog-close-button');
    expect(box && getComputedStyle(box).backgroundColor).toBe('rgb(17, 34, 51)');
    expect(close && getComputedStyle(close).color).toBe('rgb(170, 17, 17)');
  });

  test.each(['', 'yes', undefined])(
    'PB-21 PB-23 a film of the site plays at once, whatever it says of autoplay: %s',
    async (autoplay) => {
      openFromSettings(document, { ...VIDEO, autoplay });
      const video = await vi.waitFor(() => expectOne('dialog video'));
      expect(video).toMatchObject({ autoplay: true, src: VIDEO.url });
    },
  );

  test('PB-21 beside Elementor’s own sheet of an animation it asks for none of ours', async () => {
    const sheets = (): number => document.querySelectorAll('link[rel="stylesheet"][href*="entrance"]').length;
    const before = sheets();
    document.body.innerHTML = '<style id="e-animation-slideInUp-css"></style>';
    openFromSettings(document, {
      ...VIDEO,
      modalOptions: {
        entranceAnimation: 'slideInUp',
        entranceAnimation_tablet: 'slideInUp',
        entranceAnimation_mobile: 'slideInUp',
      },
    });
    expect([...(await message()).classList]).toContain('slideInUp');
    expect(sheets()).toBe(before);
  });

  test.each(['none', '', 'x" onload="alert(1)'])(
    'PB-21 %j is no way to come in',
    async (entranceAnimation) => {
      openFromSettings(document, { ...VIDEO, modalOptions: { entranceAnimation } });
      expect((await message()).className).toBe('dialog-message dialog-lightbox-message');
    },
  );
});

describe('a lightbox keeps the keyboard and leaves the page behind it as it is drawn', () => {
  const opened = (): Promise<HTMLDialogElement> => {
    openFromSettings(document, { id: 1, url: PICTURE });
    return new Promise((resolve) => {
      const watching = new MutationObserver(() => {
        const dialog = document.querySelector('dialog');
        if (!dialog) return;
        watching.disconnect();
        resolve(dialog);
      });
      watching.observe(document.body, { childList: true, subtree: true });
    });
  };

  test('it has the focus from the beginning and keeps it', async () => {
    const dialog = await opened();
    const close = dialog.querySelector('.dialog-close-button');
    expect([dialog.open, dialog.ariaModal, document.activeElement === close]).toEqual([true, 'true', true]);
    const behind = document.createElement('button');
    document.body.append(behind);
    behind.focus();
    expect(dialog.contains(document.activeElement)).toBe(true);
    // Making the page inert would recalculate all its styles.
    expect(dialog.matches(':modal')).toBe(false);
    behind.remove();
  });

  test('Escape closes it, wherever the focus has gone', async () => {
    const dialog = await opened();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await vi.waitFor(() => expect(dialog.isConnected).toBe(false), 10_000);
  });
});

test('PB-21 a video has the shape and the attributes that its page asks for, and no others', async () => {
  openFromSettings(document, {
    ...VIDEO,
    modalOptions: { videoAspectRatio: '0.8' },
    videoParams: { loop: '', muted: 'muted', onloadstart: 'alert(1)', style: 'position:fixed' },
  });
  const video = await vi.waitFor(() => {
    const found = document.querySelector('dialog video');
    if (!found) throw new Error('no video yet');
    return found as HTMLVideoElement;
  });
  expect(video).toMatchObject({ loop: true, muted: true, controls: false });
  expect(video.hasAttribute('onloadstart') || video.hasAttribute('style')).toBe(false);
  expect(video.parentElement?.className).toContain('elementor-video-portrait');
  expect(video.parentElement?.style.getPropertyValue('--video-aspect-ratio')).toBe('0.80000');
});

test('PB-21 a video that the slideshow comes to plays, and ends when it goes on', async () => {
  const video = 'https://site.test/a.mp4';
  document.body.innerHTML = `<a href="${PICTURE}" data-elementor-open-lightbox="yes" data-elementor-lightbox-slideshow="g">P</a>
    <a href="${PICTURE}?2" data-elementor-lightbox-slideshow="g" data-elementor-lightbox-video="${video}">F</a>`;
  const link = document.querySelector('a');
  if (!link) throw new Error('no link');
  const stop = start(link);
  link.click();
  await message();
  const next = document.querySelector<HTMLElement>('dialog .elementor-swiper-button-next');
  expect(document.querySelector('dialog video')).toBe(null);
  next?.click();
  await vi.waitFor(() =>
    expect(document.querySelector<HTMLVideoElement>('dialog video')).toMatchObject({
      autoplay: true,
      src: video,
    }),
  );
  next?.click();
  await vi.waitFor(() => expect(document.querySelector('dialog video')).toBe(null));
  stop();
});

test('PB-21 a header with nothing in it is not printed', async () => {
  Object.assign(window, { elementorFrontendConfig: { kit: { lightbox_enable_zoom: 'yes' } } });
  openFromSettings(document, VIDEO);
  await message();
  expect(document.querySelector('dialog .swiper')?.firstElementChild?.className).toBe('swiper-wrapper');
  document.querySelector<HTMLElement>('.dialog-close-button')?.click();
  await vi.waitFor(() => expect(document.querySelector('dialog')).toBe(null), 10_000);
  openFromSettings(document, { id: 1, url: PICTURE });
  await message();
  expect(document.querySelector('dialog .elementor-slideshow__header')?.childElementCount).toBe(1);
  Reflect.deleteProperty(window, 'elementorFrontendConfig');
});

test('PB-21 a link inside a drawing opens it, whichever way its address is written', async () => {
  document.body.innerHTML = `<svg viewBox="0 0 9 9"><a xlink:href="${PICTURE}" data-elementor-open-lightbox="yes"><rect width="9" height="9"/></a></svg>`;
  const { selector } = builderIslands.find(({ name }) => name === 'link-actions') ?? { selector: '' };
  const link = document.querySelector(selector);
  if (!link) throw new Error('the link is not found');
  const stop = start(link as HTMLElement);
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  await vi.waitFor(() =>
    expect(document.querySelector('dialog .elementor-lightbox-image')?.getAttribute('src')).toBe(PICTURE),
  );
  stop();
});

function message(): Promise<Element> {
  return vi.waitFor(() => expectOne('dialog .dialog-message'));
}

function expectOne(selector: string): Element {
  const found = document.querySelector(selector);
  if (!found) throw new Error(`There is no ${selector} yet.`);
  return found;
}
