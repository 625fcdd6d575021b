import type { Cover } from '../wire/public.ts';

interface CoverImageProps {
  readonly cover: Cover;
  /** Displayed width, for the browser to choose a size. */
  readonly sizes: string;
  /** Loaded at once on the first screen, lazily further down. */
  readonly isFirst?: boolean;
  /** Without alternative text, next to a title that says the same. */
  readonly isSilent?: boolean;
}

/** A cover that reserves its space, filled with its own colour until it is loaded. */
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

/** Fallback without `srcset`. */
const USUAL_WIDTH = 800;
