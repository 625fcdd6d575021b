import type { ShownPicture } from './shownPicture.ts';

/** A picture that loads when it is near. */
export function PictureView({ picture, className }: { picture: ShownPicture; className?: string }) {
  const { alt, className: own, ...source } = picture;
  return <img className={className || own} alt={alt} {...source} loading="lazy" decoding="async" />;
}
