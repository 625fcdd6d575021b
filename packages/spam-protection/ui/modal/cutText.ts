export const CONFIRM_TEXT_LENGTH = 60;

/** The end of a long text: that is what distinguishes paths and URLs. */
export function cutText(text: string): string {
  return text.length > CONFIRM_TEXT_LENGTH ? `...${text.slice(-CONFIRM_TEXT_LENGTH)}` : text;
}
