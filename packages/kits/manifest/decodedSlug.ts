/** WordPress stores slugs of other scripts as they appear in URLs: `%d0%be`. */
export function decodedSlug(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    // A percent sign that is not an escape.
    return slug;
  }
}
