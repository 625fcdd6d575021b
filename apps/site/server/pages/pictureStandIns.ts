import { BLOG_TAG } from '@portico/blog/server';
import { isOfWordPress, type StandIn } from '@portico/builder/document';
import { boxAddress } from '@portico/kits/server';

/** Replaces pictures in a page's documents that visitors could not see. */
export interface PictureStandIns {
  readonly standIn: StandIn;
  /** Checks the uploaded pictures that were rendered; true if some no longer exist: the page must then be rendered again. */
  lookForGone(): Promise<boolean>;
  /** Touched when an uploaded picture is removed. */
  tags(): readonly string[];
}

/** Which of these uploaded pictures, by URL, are missing from the media library. */
export type FindGone = (addresses: readonly string[]) => Promise<readonly string[]>;

/**
 * Our pages' policy blocks images from other sites, so they would only show as broken. An empty origin means a page for
 * everybody: then no absolute URL is known to be foreign.
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
