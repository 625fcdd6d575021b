import { SitePicture } from '../SitePicture.tsx';
import type { HomeContent } from './HomeContent.ts';

export function Quote({ quote }: { readonly quote: HomeContent['quote'] }) {
  return (
    <figure className="p-quote">
      <blockquote>
        <p>{quote.text}</p>
      </blockquote>
      <figcaption>
        <strong>{quote.name}</strong>
        {quote.context}
      </figcaption>
      <SitePicture picture={quote.picture} lazy />
    </figure>
  );
}
