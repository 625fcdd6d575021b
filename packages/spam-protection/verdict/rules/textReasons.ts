import type { TextModel } from '../text/TextModel.ts';
import type { Evidence, Reason } from '../Verdict.ts';

/** Reasons from the text: its words as a whole, and each stylistic trick with some weight. */
export function textReasons({ content, history }: Evidence, model: TextModel): Reason[] {
  const text = content.text.trim();
  if (text === '') return [];
  const { total, base, words, style, site, tellingWords } = model.read(text, history.site);
  const fromStyle = style
    .filter(({ weight }) => Math.abs(weight) >= LEAST_SHOWN)
    .map(({ name, weight }) => ({
      code: `text_${name.replace(/\W+/g, '_')}`,
      weight,
      sentence: styleSentence(name, weight),
    }));
  const taught: Reason[] =
    Math.abs(site) >= LEAST_SHOWN
      ? [{ code: 'site_learning', weight: site, sentence: siteSentence(site) }]
      : [];
  const begins: Reason = { code: 'text_begins', weight: base, sentence: base < 0 ? TRUST : MISTRUST };
  // The words carry whatever is too light to be shown, so that the reasons add up to the text's weight.
  const shown = [begins, ...fromStyle, ...taught].reduce((sum, { weight }) => sum + weight, 0);
  const wordsWeight = total - shown;
  return [
    { code: 'text_words', weight: wordsWeight, sentence: wordsSentence(wordsWeight, words, tellingWords) },
    begins,
    ...fromStyle,
    ...taught,
  ];
}

const TRUST = 'Every text begins with the benefit of the doubt.';
const MISTRUST = 'A text begins with a little doubt.';
const LEAST_SHOWN = 0.1;

function wordsSentence(weight: number, words: number, tellingWords: () => readonly string[]): string {
  if (Math.abs(weight) < 0.5) return 'The words of the text say little either way.';
  if (weight < 0 || words < 0) return 'The words of the text are those of ordinary messages.';
  const telling = tellingWords();
  const strength = weight > 2.5 ? 'very much like' : 'like';
  return telling.length > 0
    ? `The words of the text read ${strength} spam, above all ${telling.map((word) => `“${word}”`).join(', ')}.`
    : `The words of the text read ${strength} spam.`;
}

function siteSentence(weight: number): string {
  return weight > 0
    ? 'Texts like this one were marked as spam on this site before.'
    : 'Texts like this one were marked as not spam on this site before.';
}

function styleSentence(name: string, weight: number): string {
  const sentence = SENTENCES[name] ?? `The text stands out for: ${name}.`;
  return weight > 0 ? sentence : `${sentence} Here that suggests a person.`;
}

const SENTENCES: Readonly<Record<string, string>> = {
  link: 'The text has a link in it.',
  'many links': 'The text has several links.',
  'link share': 'Much of the text is links.',
  'little beside the link': 'There is hardly anything beside the link.',
  'shortened link': 'A link hides where it leads behind a shortening service.',
  'cheap address ending': 'A link leads to an address ending that spammers like because it costs nothing.',
  'unknown site': 'A link leads to a site that is not well known.',
  'markup link': 'The link is written in the markup of forums or pages.',
  'e-mail address': 'The text gives an e-mail address.',
  'phone number': 'The text gives a telephone number.',
  money: 'The text names an amount of money.',
  'much money': 'The text names a large amount of money.',
  percent: 'The text mentions percentages.',
  capitals: 'Many letters are capitals.',
  'shouted words': 'Whole words are written in capitals.',
  exclamation: 'The text has exclamation marks.',
  'repeated exclamation': 'There are rows of exclamation marks or eye-catching symbols.',
  question: 'The text asks a question.',
  digits: 'Much of the text is digits.',
  length: 'The length of the text is unusual.',
  'very short': 'The text is very short.',
  long: 'The text is long.',
  'call to action': 'The text urges its reader to click, call, order or reply.',
  'prize and gift': 'The text promises prizes, gifts or something for free.',
  riches: 'The text is about earning, lending or investing money.',
  'forbidden fruit': 'The text is about pills, gambling, adult content or imitations.',
  'marketing pitch': 'The text sells search ranking, traffic, design or leads.',
  'pressing for an account': 'The text presses for an account, a password or a payment.',
  'promoting oneself': 'The text promotes a channel, page or site of its own.',
  unsubscribing: 'The text says how to unsubscribe, as mass mailings do.',
  'messenger handle': 'The text asks to go on in a messenger.',
  'speaks of oneself': 'The writer talks about themselves.',
  'speaks to you': 'The text mostly addresses its reader.',
  'asks politely': 'The writer asks for something, as customers do.',
  'names a day or hour': 'The text names a day or an hour.',
  'disguised words': 'Words are disguised with digits, spaces or letters of another alphabet.',
  'no words at all': 'Parts of the text are letters typed at random.',
  'repeats itself': 'The text repeats itself.',
  emoji: 'The text uses emoji.',
  'foreign script': 'The text is written in another script.',
  'quotes or code': 'The text quotes somebody or holds code.',
};
