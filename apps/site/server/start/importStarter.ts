import { join } from 'node:path';
import type { Starter } from '@portico/admin/wire/admin';
import { formPartsIn, newForm } from '@portico/contact-form/server';
import type { Database } from '@portico/kernel/server';
import type { Features } from '../features.ts';
import { importKit } from './importKit.ts';

/** The kits' pages find their form by this title. */
export const STARTER_FORM = 'Contact';

export interface StarterParts {
  /** Folder of the kits. */
  readonly starters: string;
  readonly features: Pick<Features, 'kits' | 'contactForm'>;
}

/** Imports one of the kits that ship with Portico, through the usual importer. */
export async function importStarter(
  starter: Starter,
  { starters, features: { kits, contactForm } }: StarterParts,
  {
    needsForm,
    language,
    userId,
  }: { readonly needsForm: boolean; readonly language: string; readonly userId: string },
  transaction: Database,
): Promise<string> {
  const session = await importKit(kits.imports.within(transaction), join(starters, starter), userId);
  if (!needsForm) return session;
  const { hash: _hash, id: _id, ...form } = newForm({ id: 0, title: STARTER_FORM, hash: '' });
  await contactForm.forms.save({ ...form, ...formPartsIn(language) }, transaction);
  return session;
}
