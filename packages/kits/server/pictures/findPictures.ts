import type { Kit } from '../archive/openKit.ts';
import type { ImportPlan } from '../plan/ImportPlan.ts';
import { kitSettings } from '../settings/kitSettings.ts';
import { inText, type PictureSize, picturesIn } from './pictureAddresses.ts';

/** Every picture that the selected parts of a kit refer to, by URL. */
export async function findPictures(kit: Kit, plan: ImportPlan): Promise<Map<string, PictureSize | null>> {
  const found = new Map<string, PictureSize | null>();
  // A file that is not JSON is reported when its step runs.
  for (const { file } of plan.documents) picturesIn(await kit.json(file).catch(() => null), found);
  for (const { target, facts } of plan.documents)
    if (target.postType === 'post') picturesIn(facts.thumbnail, found);
  if (plan.include.includes('settings')) {
    const { settings, classes } = await kitSettings(kit, plan.customization.settings);
    picturesIn([settings, classes], found);
  }
  for (const { file } of plan.posts)
    inText((await kit.text(file)) ?? '', (url, size) => {
      if (!found.get(url)) found.set(url, size);
      return null;
    });
  return found;
}
