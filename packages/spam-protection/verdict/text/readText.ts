/** A text split into what the classifier uses. */
export interface ReadText {
  /** As written, without invisible characters, cut to the part that is used. */
  readonly written: string;
  readonly words: readonly Word[];
  readonly links: readonly string[];
  readonly emails: number;
  readonly phones: number;
  readonly amounts: readonly number[];
}

export interface Word {
  /** Lower-case and without disguises; `<link>`, `<phone>` and the like stand for what differs from text to text. */
  readonly plain: string;
  readonly written: string;
  readonly isDisguised: boolean;
}

/** Longer texts are judged by their beginning and end. */
const HEAD = 1_800;
const TAIL = 600;

const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

const PIECE = new RegExp(
  [
    String.raw`(?<link>(?:https?:\/\/|www\.)[^\s<>"'\]\[|]+|(?:[a-z0-9-]+\.)+(?:com|net|org|info|biz|ru|cn|xyz|top|online|site|club|shop|click|live|pro|co|io|icu|buzz|link|ly|me|gl|gd|gy|at|de|fr|uk|eu|tv|us|in)\/[^\s<>"'\]\[|]*|(?:[a-z0-9-]+\.)+(?:com|net|org|info|biz|ru|cn|xyz|top|online|site|club|shop|click|icu|buzz)\b(?!@))`,
    String.raw`(?<email>[\w.+-]+@[\w-]+(?:\.[\w-]+)+)`,
    String.raw`(?<money>(?:us\$|[$€£¥₹₽]|\b(?:usd|eur|gbp|rs\.?|inr)\s?)\s?\d[\d.,]*\s?(?:k|m|million|billion)?|\d[\d.,]*\s?(?:[$€£¥₹₽]|(?:usd|eur|euros?|dollars?|pounds|gbp|rupees|руб|tl|zł|kr|元|万円|円)(?![\p{L}])))`,
    String.raw`(?<percent>\d+(?:[.,]\d+)?\s?%)`,
    String.raw`(?<phone>\+?\(?\d[\d\s().-]{6,16}\d)`,
    String.raw`(?<number>\d+(?:[.,:]\d+)*)(?![\p{L}])`,
    String.raw`(?<word>[\p{L}\p{M}\d@$€!|](?:[\p{L}\p{M}\d'’@$€]*[\p{L}\p{M}\d])?)`,
    String.raw`(?<marks>[!?]{2,}|[!?]|\p{Extended_Pictographic}|[:;]-?[)(DP]|<3|\.{3}|>{2,})`,
  ].join('|'),
  'giu',
);

export function readText(text: string): ReadText {
  const written = cut(text).normalize('NFKC').replace(INVISIBLE, '');
  const words: Word[] = [];
  const links: string[] = [];
  const amounts: number[] = [];
  let emails = 0;
  let phones = 0;
  const stand = (plain: string, found: string): void => {
    words.push({ plain, written: found, isDisguised: false });
  };
  for (let at = plainWordsFrom(0, written, words); ; at = plainWordsFrom(PIECE.lastIndex, written, words)) {
    PIECE.lastIndex = at;
    const piece = PIECE.exec(written);
    if (!piece) break;
    const { 0: found, groups = {} } = piece;
    if (groups.word) readWord(found, words);
    else if (groups.marks)
      stand(found.length > 1 && /^[!?]+$/.test(found) ? `${found[0]}${found[0]}` : found, found);
    else if (groups.link) {
      links.push(found);
      stand('<link>', found);
    } else if (groups.email) {
      emails++;
      stand('<email>', found);
    } else if (groups.money) {
      amounts.push(amountOf(found));
      stand('<money>', found);
    } else if (groups.percent) stand('<percent>', found);
    else if (groups.phone) {
      if (/\d{2,}\D{0,2}\d{2,}/.test(found) && found.replace(/\D/g, '').length >= 7) {
        phones++;
        stand('<phone>', found);
      } else stand('<number>', found);
    } else stand('<number>', found);
  }
  return { written, words, links, emails, phones, amounts };
}

/**
 * Most of a text is words of plain letters followed by a space, which can only be a word: they are matched without trying
 * everything else first. Only a currency may continue after its space. Longer ones take the slow path.
 */
const PLAIN = /\s{0,9}(?!(?:usd|eur|gbp|rs|inr)\s)[a-z]{1,24}(?=\s)/iy;

/** Reads such words up to the first piece of another kind, and returns where that may begin. */
function plainWordsFrom(start: number, written: string, words: Word[]): number {
  for (let at = start; ; at = PLAIN.lastIndex) {
    PLAIN.lastIndex = at;
    if (!PLAIN.test(written)) return at;
    let letters = at;
    while (!isLetter(written.charCodeAt(letters))) letters++;
    const found = written.slice(letters, PLAIN.lastIndex);
    words.push({ plain: found.toLowerCase(), written: found, isDisguised: false });
  }
}

function isLetter(code: number): boolean {
  const small = code | 32;
  return small >= SMALL_A && small <= SMALL_Z;
}

const [SMALL_A, SMALL_Z] = [97, 122];

function cut(text: string): string {
  return text.length <= HEAD + TAIL ? text : `${text.slice(0, HEAD)} ${text.slice(-TAIL)}`;
}

function readWord(found: string, words: Word[]): void {
  if (IDEOGRAPHIC.test(found)) {
    // Scripts without spaces: every two neighbouring characters count as a word.
    const characters = [...found];
    for (let at = 0; at < Math.max(1, characters.length - 1); at++) {
      const pair = characters.slice(at, at + 2).join('');
      words.push({ plain: pair, written: pair, isDisguised: false });
    }
    return;
  }
  const lower = found.toLowerCase();
  const plain = undisguise(lower);
  words.push({ plain, written: found, isDisguised: plain !== lower });
}

const IDEOGRAPHIC = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u;
const LATIN = /[a-z]/;
const CYRILLIC_OR_GREEK = /[\u0370-\u03ff\u0400-\u04ff]/;

const LOOK_ALIKE: Readonly<Record<string, string>> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  і: 'i',
  ѕ: 's',
  ј: 'j',
  к: 'k',
  в: 'b',
  т: 't',
  м: 'm',
  н: 'h',
  α: 'a',
  ο: 'o',
  ε: 'e',
  ι: 'i',
  ν: 'v',
  ρ: 'p',
  τ: 't',
  υ: 'u',
};
const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '€': 'e',
  '!': 'i',
  '|': 'l',
};

/** `v1agra` and a `с` from another alphabet read like the word that they stand for. */
function undisguise(word: string): string {
  let plain = word.replace(/’/g, "'");
  if (LATIN.test(plain) && CYRILLIC_OR_GREEK.test(plain))
    plain = plain.replace(/[\u0370-\u03ff\u0400-\u04ff]/g, (sign) => LOOK_ALIKE[sign] ?? sign);
  if (/[a-z][013457@$€|]+[a-z]/.test(plain))
    plain = plain.replace(/[013457@$€|]/g, (sign) => LEET[sign] ?? sign);
  return plain;
}

function amountOf(found: string): number {
  const number = Number(
    found
      .replace(/[^\d.,]/g, '')
      .replace(/[.,](?=\d{3}(\D|$))/g, '')
      .replace(',', '.')
      .replace(/[.,]$/, ''),
  );
  if (Number.isNaN(number)) return 0;
  return /(million|m)\s*$/i.test(found) ? number * 1e6 : /k\s*$/i.test(found) ? number * 1e3 : number;
}
