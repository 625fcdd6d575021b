import type { Kit } from '../archive/openKit.ts';
import { addressKey, type OwnLinks } from '../identity/withOwnLinks.ts';
import type { ImportPlan } from '../plan/ImportPlan.ts';

/** Where the pages and posts of the kit's site are here. */
export function ownLinks({ manifest }: Kit, { documents }: ImportPlan): OwnLinks {
  const links = new Map([[addressKey(manifest.site), '/']]);
  for (const { key, oldId, target } of documents) {
    const [, type = ''] = key.split('/');
    const url = manifest.content[type]?.[oldId]?.url ?? '';
    if (url !== '' && target.slug !== null && target.postType !== null && !target.isHidden)
      links.set(addressKey(url), target.isHome ? '/' : `/${encodeURIComponent(target.slug)}/`);
  }
  links.delete('');
  return links;
}
