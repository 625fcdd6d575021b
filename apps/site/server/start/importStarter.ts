import { join } from 'node:path';
import type { Starter } from '@portico/admin/wire/admin';
import { newForm } from '@portico/contact-form/server';
import type { Database } from '@portico/kernel/server';
import type { Features } from '../features.ts';
import { importKit } from './importKit.ts';

/** By this title the pages of the kits find their form. */
export const STARTER_FORM = 'Contact';

export interface StarterParts {
  /** Where the kits lie. */
  readonly starters: string;
  readonly features: Pick<Features, 'kits' | 'contactForm'>;
}

/** Brings one of the kits that ship with the product, through the importer that every kit goes through. */
export async function importStarter(
  starter: Starter,
  { starters, features: { kits, contactForm } }: StarterParts,
  { needsForm, userId }: { readonly needsForm: boolean; readonly userId: string },
  transaction: Database,
): Promise<string> {
  const session = await importKit(kits.imports.within(transaction), join(starters, starter), userId);
  if (!needsForm) return session;
  const { hash: _hash, id: _id, ...form } = newForm({ id: 0, title: STARTER_FORM, hash: '' });
  await contactForm.forms.save(form, transaction);
  return session;
}
