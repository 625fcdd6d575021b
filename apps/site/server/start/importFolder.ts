import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newForm } from '@portico/contact-form/server';
import type { Database } from '@portico/kernel/server';
import type { Features } from '../features.ts';
import { parseSiteSettings, type SiteSettingsStore } from '../settings/createSiteSettings.ts';
import { beforeNow } from './beforeNow.ts';
import { importKit } from './importKit.ts';

/** Imports the files of a folder into an empty site, each with the importer that its feature has. */
export async function importFolder(
  folder: string,
  transaction: Database,
  { contactForm, blog, reviews, shop, kits }: Features,
  site: SiteSettingsStore,
  now: number,
): Promise<void> {
  const file = (name: string): string => join(folder, name);
  const text = (name: string): Promise<string> => readFile(file(name), 'utf8');
  const json = async (name: string) => JSON.parse(await text(name));
  await site.write(transaction, parseSiteSettings(await json('settings.json')));
  for (const given of await json('forms.json')) {
    const { hash: _, ...form } = newForm({ ...given, hash: '' });
    await contactForm.forms.save(form, transaction);
  }
  await blog.notePictures(transaction, await json('pictures.json'));
  await blog.importWxr(transaction, pieces(beforeNow(await text('journal.xml'), now)));
  await reviews.bring(transaction, await json('feeds.json'), beforeNow(await text('reviews.csv'), now));
  await shop.importProducts(await text('products.csv'), transaction);
  await importKit(kits.imports.within(transaction), file('kit'));
}

async function* pieces(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}
