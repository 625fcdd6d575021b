/** The initial shown for a person without a picture. */
export function initialOf(name: string): string {
  const [first = '•'] = name.trim().toUpperCase();
  return first;
}
