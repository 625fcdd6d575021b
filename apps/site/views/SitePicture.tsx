import type { Picture } from './Picture.ts';

interface SitePictureProps {
  readonly picture: Picture;
  /** Below the first screen, pictures are loaded lazily. */
  readonly lazy?: boolean;
}

export function SitePicture({ picture, lazy = false }: SitePictureProps) {
  const { src, width, height, alt } = picture;
  return <img src={src} width={width} height={height} alt={alt} loading={lazy ? 'lazy' : undefined} />;
}
