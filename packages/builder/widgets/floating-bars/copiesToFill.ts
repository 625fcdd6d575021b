/** How many copies of the headlines fill a wide screen. Not measured, but estimated at a narrow width. */
export function copiesToFill(texts: readonly string[]): number {
  const width = texts.reduce((sum, text) => sum + GAP_PX + text.length * LETTER_PX, 0);
  return width === 0 ? 1 : Math.min(MOST_COPIES, Math.ceil(SCREEN_PX / width));
}

const SCREEN_PX = 2560;
const LETTER_PX = 6;
const GAP_PX = 16;
const MOST_COPIES = 40;
