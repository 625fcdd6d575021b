import type { SiteFacts } from '../../wire/public.ts';
import type { PageFacts } from '../post/PageFacts.ts';
import type { PostFacts } from '../post/PostFacts.ts';
import type { NamedPopups } from '../site/NamedPopups.ts';
import type { SiteTime } from '../site/SiteTime.ts';

/** Sources of dynamic settings. */
export interface DynamicFacts {
  /** `null` in the editor and the gallery. */
  readonly page: PageFacts | null;
  readonly post: PostFacts | null;
  readonly site: SiteFacts;
  readonly time: SiteTime | null;
  readonly language: string;
  /** Collects the popups that are opened. */
  readonly popups: NamedPopups | null;
}
