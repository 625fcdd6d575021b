export const CONFIRM_TEXT_LENGTH = 60;

/** The end of a long text: of a path or an address, that is what tells one from another. */
export function cutText(text: string): string {
  return text.length > CONFIRM_TEXT_LENGTH ? `...${text.slice(-CONFIRM_TEXT_LENGTH)}` : text;
}
