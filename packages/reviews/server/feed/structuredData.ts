import type { PlaceRow } from '../database/tables.ts';

/** What search engines may be told about a place, as JSON-LD; `null` where there is nothing to tell. */
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
  // A name may hold "</script>": inside a script only the sign that begins a tag matters.
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
