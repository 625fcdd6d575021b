import type { Kit } from '../archive/openKit.ts';
import { inText } from '../pictures/pictureAddresses.ts';
import type { PlannedPosts } from '../plan/ImportPlan.ts';

/** The pictures in the posts of WXR files, by the key of the post. */
export async function postPictures(
  kit: Kit,
  posts: readonly PlannedPosts[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const found = new Map<string, Set<string>>();
  for (const { postType, file } of posts)
    for (const item of ((await kit.text(file)) ?? '').split('<item>').slice(1)) {
      const [, id = ''] = POST_ID.exec(item) ?? [];
      const urls = new Set<string>();
      inText(item, (url) => {
        urls.add(url);
        return null;
      });
      found.set(`wp-content/${postType}/${id}`, urls);
    }
  return found;
}

const POST_ID = /<wp:post_id>(?:<!\[CDATA\[)?(\d{1,20})/;
