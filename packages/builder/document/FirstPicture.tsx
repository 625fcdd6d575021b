import { DEFAULT_BREAKPOINTS } from '@portico/kernel/dom';
import type { PageDocument } from '../model/document/PageDocument.ts';
import { deviceSettingName } from '../model/settings/deviceSettingName.ts';
import { isKitBox } from '../model/settings/missingPicture.ts';
import { recordOf, textOf } from '../model/settings/read.ts';
import { onlyOn } from '../model/styles/hiddenRules.ts';
import { pageDevices } from '../model/styles/knownTables.ts';
import { isPageType } from '../wire/public.ts';

/**
 * The first background picture is usually the largest contentful paint. Browsers only find it once all style sheets are loaded,
 * so it is preloaded, per device.
 */
export function FirstPicture({ document }: { document: PageDocument }) {
  return [...firstPictures(document)].map(([href, queries]) => (
    <link
      key={href}
      {...{ rel: 'preload', as: 'image', href, fetchPriority: 'high' }}
      media={queries.join(', ')}
    />
  ));
}

/** URLs that the style sheet writes unchanged, except for placeholders: any other would be loaded twice. */
const OF_THE_SITE = /^\/(?!\/)[^"'()\\<>\s]*$/;

/** The site's own pictures, each with its media queries. */
function firstPictures({ type, elements, devices }: PageDocument): Map<string, string[]> {
  const pictures = new Map<string, string[]>();
  const [first] = elements;
  if (!isPageType(type) || first?.settings.background_background !== 'classic') return pictures;
  const { settings } = first;
  const active = devices ?? DEFAULT_BREAKPOINTS;
  for (const [device, wider] of pageDevices(active).chain) {
    const [url = ''] = wider
      .map((name) => textOf(recordOf(settings[deviceSettingName('background_image', name)]).url))
      .filter(Boolean);
    if (OF_THE_SITE.test(url) && !isKitBox(url) && !settings[`hide_${device}`])
      pictures.set(url, [...(pictures.get(url) ?? []), onlyOn(device, active)]);
  }
  return pictures;
}
