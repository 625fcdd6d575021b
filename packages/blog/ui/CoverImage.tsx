import type { Cover } from '../wire/Cover.ts';

interface CoverImageProps {
  readonly cover: Cover;
  /** How wide it is shown, for the browser to choose among the sizes. */
  readonly sizes: string;
  /** On the first screen it is fetched at once, further down when it comes near. */
  readonly isFirst?: boolean;
  /** Beside a title that says the same, a picture is silent. */
  readonly isSilent?: boolean;
}

/** A cover with its place kept free, in its own colour until it is there. */
export function CoverImage({ cover, sizes, isFirst = false, isSilent = false }: CoverImageProps) {
  const { sources, width, height, alt, colour } = cover;
  const usual = sources.find((source) => source.width >= USUAL_WIDTH) ?? sources.at(-1);
  return (
    <img
      className="wp-post-image"
      src={usual?.url}
      srcSet={sources.map((source) => `${source.url} ${source.width}w`).join(', ')}
      sizes={sizes}
      width={width}
      height={height}
      alt={isSilent ? '' : alt}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding={isFirst ? undefined : 'async'}
      data-colour={colour}
    />
  );
}

/** For whoever cannot choose. */
const USUAL_WIDTH = 800;
