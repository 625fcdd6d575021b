import type { Family } from './Family.ts';
import { conversations } from './ham/conversations.ts';
import { enquiries } from './ham/enquiries.ts';
import { foreignHam } from './ham/languages.ts';
import { mail } from './ham/mail.ts';
import { goods } from './spam/goods.ts';
import { foreignSpam } from './spam/languages.ts';
import { links } from './spam/links.ts';
import { pitches } from './spam/pitches.ts';
import { scams } from './spam/scams.ts';

/** Every sort of message in the corpus. */
export const families: readonly Family[] = [
  ...pitches,
  ...scams,
  ...goods,
  ...links,
  ...foreignSpam,
  ...enquiries,
  ...mail,
  ...conversations,
  ...foreignHam,
];
