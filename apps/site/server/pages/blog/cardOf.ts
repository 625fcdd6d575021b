import type { Cover } from '@portico/blog/wire/public';
import type { SocialCard } from '../PageHead.ts';

/** A cover in the largest size suitable for link previews. */
export function cardOf({ alt, width, height, sources }: Cover): NonNullable<SocialCard['image']> {
  const source = sources.findLast((one) => one.width <= CARD_WIDTH) ?? sources[0];
  const shown = source?.width ?? width;
  return { path: source?.url ?? '', width: shown, height: Math.round((height / width) * shown), alt };
}

const CARD_WIDTH = 1200;
