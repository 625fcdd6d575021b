import { BLOG_TAG } from '@portico/blog/server';
import { isOfWordPress, type StandIn } from '@portico/builder/document';
import { boxAddress } from '@portico/kits/server';

/** What stands in the documents of one page for pictures that its visitors could not see. */
export interface PictureStandIns {
  readonly standIn: StandIn;
  /** Looks for the uploaded pictures that were drawn; says whether some are gone, which then have to be drawn anew. */
  lookForGone(): Promise<boolean>;
  /** Touched when an uploaded picture goes. */
  tags(): readonly string[];
}

/** Which of some uploaded pictures, by their addresses, the media library does not have. */
export type FindGone = (addresses: readonly string[]) => Promise<readonly string[]>;

/**
 * The policy of our pages lets them load no picture from elsewhere, so one of another site would only be a broken box. An empty
 * origin is that of a page for nobody in particular: then no absolute address is known to be another site's.
 */
export function createPictureStandIns(origin: string, findGone: FindGone): PictureStandIns {
  const own = urlOf(origin, origin)?.host ?? '';
  const uploaded = new Set<string>();
  let gone: ReadonlySet<string> = new Set();
  return {
    standIn(address, size) {
      if (UPLOADED.test(address)) {
        uploaded.add(address);
        return gone.has(address) ? boxAddress(size) : null;
      }
      if (isOfWordPress(address)) return boxAddress(size);
      if (own === '' || !ABSOLUTE.test(address)) return null;
      const at = urlOf(address, origin);
      const isMissing = at !== null && (at.host !== own || isOfWordPress(at.pathname));
      return isMissing ? boxAddress(size) : null;
    },
    async lookForGone() {
      if (uploaded.size === 0) return false;
      gone = new Set(await findGone([...uploaded]));
      return gone.size > 0;
    },
    tags: () => (uploaded.size > 0 ? [BLOG_TAG] : []),
  };
}

const UPLOADED = /^\/media\/[0-9a-f]{20}-\d{1,5}\.(?:webp|jpg)$/;
const ABSOLUTE = /^(?:https?:)?\/\//i;

function urlOf(address: string, origin: string): URL | null {
  return URL.canParse(address, origin || undefined) ? new URL(address, origin || undefined) : null;
}
