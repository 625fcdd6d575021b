/** A rating in words, for lists. */
export function inStars(rating: number): string {
  return `${rating} ${rating === 1 ? 'star' : 'stars'}`;
}
