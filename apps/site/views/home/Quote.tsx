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
      <img {...quote.picture} loading="lazy" />
    </figure>
  );
}
