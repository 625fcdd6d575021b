import { IslandStyle } from '@portico/kernel/islands/react';
import { safeFile } from '../model/settings/link.ts';
import { recordOf, textOf } from '../model/settings/read.ts';
import type { BuilderElement } from '../wire/public.ts';

/** A dynamic background picture: the post's. A document's style sheet is the same for every post, so it is in the markup. */
export function BackgroundPicture({ element: { settings } }: { readonly element: BuilderElement }) {
  if (recordOf(settings.__dynamic__).background_image === undefined) return null;
  const src = safeFile(textOf(recordOf(settings.background_image).url));
  if (!src) return null;
  const fit = settings.background_size === 'contain' ? ' portico-fits' : '';
  const [place = ''] =
    /^(?:top|bottom)|^center (?:left|right)/.exec(textOf(settings.background_position)) ?? [];
  const at = place && ` portico-at-${place.split(' ').at(-1)}`;
  return (
    <>
      <IslandStyle name="behind" />
      <img className={`portico-behind${fit}${at}`} src={src} alt="" decoding="async" />
    </>
  );
}
