import { DEFAULT_BREAKPOINTS } from '@portico/kernel/dom';
import type { PageDocument } from '../model/document/PageDocument.ts';
import { deviceSettingName } from '../model/settings/deviceSettingName.ts';
import { recordOf, textOf } from '../model/settings/read.ts';
import { onlyOn } from '../model/styles/hiddenRules.ts';
import { pageDevices } from '../model/styles/knownTables.ts';
import { isPageType } from '../wire/public.ts';

/**
 * The picture behind what a page begins with is mostly the largest thing that its visitor sees first. A browser learns of it from
 * the sheets, when all of them are there: so it is told beforehand, for each device of its own.
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

/** Written alike in the sheet: one that is written otherwise would come twice. */
const OF_THE_SITE = /^\/(?!\/)[^"'()\\<>\s]*$/;

/** Pictures of the site itself, each with where it is shown. */
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
    if (OF_THE_SITE.test(url) && !settings[`hide_${device}`])
      pictures.set(url, [...(pictures.get(url) ?? []), onlyOn(device, active)]);
  }
  return pictures;
}
