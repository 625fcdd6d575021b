import type { PlaceRow } from '../database/tables.ts';

/** Structured data about a place for search engines, as JSON-LD; `null` if there is none. */
export function structuredData(place: PlaceRow | undefined, count: number): string | null {
  if (!place || place.rating === null || count === 0) return null;
  const data = {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    name: place.name,
    ...(place.url && { url: place.url }),
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: place.rating.toFixed(1),
      bestRating: '5',
      reviewCount: String(Math.max(place.review_count ?? 0, count)),
    },
  };
  // A name may contain "</script>": inside a script only the character that opens a tag matters.
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
