/** The number in `/page/{number}/`; `null` for anything else. The first page has no number. */
export function pageNumber(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,5}$/.test(text) && text !== '1' ? Number(text) : null;
}
