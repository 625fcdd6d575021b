import { type SettingsWithHome, SiteSettings } from '@portico/admin/wire/admin';
import { isMailbox } from '@portico/kernel/server';
import { invalidFields } from '@portico/kernel/server/http';
import { Create } from 'typebox/value';
import type { Features } from '../features.ts';

/** Rejects, with a message per field, what a schema cannot check. Unchanged values may stay. */
export async function checkSiteSettings(
  next: SettingsWithHome,
  before: SettingsWithHome,
  features: Pick<Features, 'blog' | 'builder' | 'isReserved'>,
): Promise<void> {
  const wrong: Record<string, string> = {};
  if (!isTimeZone(next.timeZone)) wrong.timeZone = 'There is no such time zone.';
  if (!isCurrency(next.formats.currency)) wrong['formats.currency'] = 'There is no such currency.';
  for (const name of ['owner', 'sender', 'orders'] as const)
    if (next.mail[name] && !isMailbox(next.mail[name]))
      wrong[`mail.${name}`] = 'Enter one valid e-mail address.';
  if (next.email && !isMailbox(next.email)) wrong.email = 'Enter one valid e-mail address.';
  for (const [name, url, known] of picturesOf(next, before))
    if (url && !known.includes(url) && !(await features.blog.hasPicture(url)))
      wrong[name] = 'This is not a picture of the media library. Please choose or upload one.';
  if (next.homePage !== null && !(await features.builder.documents.published(next.homePage))?.slug)
    wrong.homePage = 'There is no published page with this number.';
  if (next.blog.address !== before.blog.address && (await isTaken(next.blog.address, features)))
    wrong['blog.address'] = `Something else is at /${next.blog.address}/ already.`;
  if (Object.keys(wrong).length > 0) throw invalidFields(wrong);
}

type Checked = readonly [name: string, url: string | undefined, known: readonly (string | undefined)[]];

function picturesOf(next: SettingsWithHome, before: SettingsWithHome): readonly Checked[] {
  return [
    ['logo.light', next.logo.light?.url, [before.logo.light?.url]],
    ['logo.dark', next.logo.dark?.url, [before.logo.dark?.url]],
    ['icon', next.icon, [before.icon, Create(SiteSettings.properties.icon)]],
    ['notFound.picture', next.notFound.picture, [before.notFound.picture]],
  ];
}

async function isTaken(
  slug: string,
  { blog, builder, isReserved }: Pick<Features, 'blog' | 'builder' | 'isReserved'>,
): Promise<boolean> {
  if (slug === USUAL_ADDRESS) return false;
  return (
    isReserved(slug) ||
    (await builder.documents.publishedAt(slug)) !== null ||
    (await blog.blog.read(slug)) !== null
  );
}

const USUAL_ADDRESS = Create(SiteSettings.properties.blog).address;

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

function isCurrency(code: string): boolean {
  return Intl.supportedValuesOf('currency').includes(code);
}
