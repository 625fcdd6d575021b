import { browserStorage, isFresh } from '@portico/kernel/storage';
import { KEYS } from '../wire/public.ts';
import type { Guard, GuardPart } from './Guard.ts';

export const PIXEL_LIFETIME_S = 10_800;
const PIXEL_ID = 'apbct_pixel';
const PIXEL_TITLE = 'CleanTalk Pixel';

/** A picture whose request ties the visitor's IP address to their browser, if the site enables it. */
export const join: GuardPart['join'] = (guard) => void drawPixel(guard);

async function drawPixel({ protection, calls }: Guard): Promise<void> {
  const { view, configuration, store } = protection;
  const { document: page } = view;
  const isMissing = configuration.cookiesType !== 'native' && !page.getElementById(PIXEL_ID);
  if (!configuration.flag('pixel__enabled') && !isMissing) {
    store.keep({ [KEYS.pixelUrl]: configuration.text('pixel__url') });
    return;
  }
  let url = '';
  if (isFresh(browserStorage(view, 'localStorage'), KEYS.pixelUrl, PIXEL_LIFETIME_S))
    url = plain(store.local.getText(KEYS.pixelUrl) ?? '');
  else store.local.remove(KEYS.pixelUrl);
  if (!url) {
    const { transport } = await calls();
    const reply = await transport.call('pixelUrl', {}, { isText: true, noIndex: true });
    if (reply.kind === 'failure') return;
    // Plain text, or the same as a JSON string.
    url = plain(String(reply.body).trim().replace(/^"|"$/g, '').replaceAll('\\/', '/'));
    if (url.startsWith('https')) store.keep({ [KEYS.pixelUrl]: url });
  }
  if (!url.startsWith('https') || page.getElementById(PIXEL_ID)) return;
  const image = page.createElement('img');
  Object.assign(image, { id: PIXEL_ID, alt: PIXEL_TITLE, title: PIXEL_TITLE });
  Object.assign(image.style, { display: 'none', left: '99999px' });
  image.src = url;
  page.body.append(image);
}

function plain(url: string): string {
  try {
    return url.includes('%3A') ? decodeURIComponent(url) : url;
  } catch {
    return '';
  }
}
