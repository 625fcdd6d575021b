/** A rating as people write it in a list. */
export function inStars(rating: number): string {
  return `${rating} ${rating === 1 ? 'star' : 'stars'}`;
}
