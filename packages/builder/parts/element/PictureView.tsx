import type { Picture } from '../../model/settings/picture.ts';

/** A picture that loads when it is near. */
export function PictureView({ picture, className }: { picture: Picture; className?: string }) {
  const { alt, ...source } = picture;
  return <img className={className || undefined} alt={alt} {...source} loading="lazy" decoding="async" />;
}
