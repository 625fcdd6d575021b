const WORDS_A_MINUTE = 220;
const CHARACTERS_A_MINUTE = 450;

/** Reading time in whole minutes, at least one. Scripts without spaces are counted by characters. */
export function readingMinutes(text: string): number {
  const characters = text.match(CHARACTER)?.length ?? 0;
  const words = text.replace(CHARACTER, ' ').match(WORD)?.length ?? 0;
  return Math.max(1, Math.round(words / WORDS_A_MINUTE + characters / CHARACTERS_A_MINUTE));
}

const CHARACTER = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’]*/gu;
