import type { ReviewPhoto } from '../ReviewsProps.ts';

export function Photos({ photos }: { photos: readonly ReviewPhoto[] }) {
  if (photos.length === 0) return null;
  return (
    <div className="wp-google-img">
      {photos.map(({ src, alt }, index) => (
        <img
          className="rpi-thumb"
          src={src}
          alt={alt}
          width={56}
          height={56}
          loading="lazy"
          referrerPolicy="no-referrer"
          // biome-ignore lint/suspicious/noArrayIndexKey: a provider may send the same photo twice.
          key={index}
        />
      ))}
    </div>
  );
}
