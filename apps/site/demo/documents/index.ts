import type { DemoDocument } from './DemoDocument.ts';
import { glasshouses } from './glasshouses.ts';
import { privacy } from './privacy.ts';
import { restoration } from './restoration.ts';
import { workshop } from './workshop.ts';

/** The demo's marketing pages. They are put into the store when a site is first started, and edited there from then on. */
export const demoDocuments: readonly DemoDocument[] = [glasshouses(), restoration(), workshop(), privacy()];

/** Whether an address is that of one of them. */
export function isDemoDocument(path: string): boolean {
  return demoDocuments.some(({ slug }) => path === `/${slug}/`);
}
