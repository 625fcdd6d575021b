import { contact } from './contact.ts';
import type { DemoDocument } from './DemoDocument.ts';
import { glasshouses } from './glasshouses.ts';
import { home } from './home.ts';
import { privacy } from './privacy.ts';
import { restoration } from './restoration.ts';
import { reviews } from './reviews.ts';
import { workshop } from './workshop.ts';

/** The demo's marketing pages. They are put into the store when a site is first started, and edited there from then on. */
export const demoDocuments: readonly DemoDocument[] = [glasshouses(), restoration(), workshop(), privacy()];

/** Those that every part of the site counts on: where it begins, where visitors write, and what they say. */
export const ownDocuments = { front: home(), others: [contact(), reviews()] } as const;

/** Whether an address is that of one of them. */
export function isDemoDocument(path: string): boolean {
  return [...demoDocuments, ...ownDocuments.others].some(({ slug }) => path === `/${slug}/`);
}
