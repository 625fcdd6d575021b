import { blogIslands } from '@portico/blog/islands';
import { builderIslands } from '@portico/builder/islands';
import { contactFormIslands } from '@portico/contact-form/islands';
import type { Island } from '@portico/kernel/islands';
import { reviewsIslands } from '@portico/reviews/islands';
import { shopIslands } from '@portico/shop/islands';
import { spamProtectionIslands } from '@portico/spam-protection/islands';
import { themeIslands } from '@portico/theme/islands';
import { bringStyle, loadIsland } from './loadIsland.ts';

/** Every island of the product. A feature's islands are added here with one line. */
export const islands: readonly Island[] = [
  ...builderIslands,
  ...contactFormIslands,
  ...reviewsIslands,
  ...spamProtectionIslands,
  ...themeIslands,
  ...blogIslands,
  ...shopIslands,
]
  .filter(({ name }) => !window.porticoLeaves?.[name])
  .map((island) => ({
    ...island,
    load: () => loadIsland(island.name),
    foresee: () => bringStyle(island.name),
  }));
