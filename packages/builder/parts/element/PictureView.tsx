import type { ShownPicture } from './shownPicture.ts';

/** A lazy-loaded picture. */
export function PictureView({ picture, className }: { picture: ShownPicture; className?: string }) {
  const { alt, className: own, ...source } = picture;
  return <img className={className || own} alt={alt} {...source} loading="lazy" decoding="async" />;
}
