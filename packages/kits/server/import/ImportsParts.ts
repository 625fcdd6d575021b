import type { Ports } from '@portico/kernel/server';
import type { KitLimits } from '../../wire/public.ts';
import type { KitContents } from '../contents/KitContents.ts';
import type { KitOrigins } from '../export/createKitOrigins.ts';
import type { Pictures } from '../pictures/createPictures.ts';

export interface ImportsParts {
  readonly ports: Ports;
  readonly contents: KitContents;
  readonly limits: KitLimits;
  readonly origins: KitOrigins;
  /** Where uploads are unpacked. */
  readonly folder: string;
  readonly pictures: Pictures;
  /** Where a document is edited. */
  readonly editUrl: (id: string) => string;
  /** Where a post is edited. */
  readonly postUrl: (id: string) => string;
}
