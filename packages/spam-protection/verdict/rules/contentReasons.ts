import { readText } from '../text/readText.ts';
import type { Evidence, Reason } from '../Verdict.ts';

const LONGEST_NAME = 60;

/** Reasons from the small fields beside the text. */
export function contentReasons({ content: { name, email, url, text } }: Evidence): Reason[] {
  const reasons: Reason[] = [];
  const read = readText(name);
  if (read.links.length > 0 || /https?:/i.test(name))
    reasons.push({ code: 'name_link', weight: 2.5, sentence: 'The name has a link in it.' });
  else if (name.length > LONGEST_NAME)
    reasons.push({ code: 'name_long', weight: 0.8, sentence: 'The name is unusually long.' });
  else if (looksRandom(name))
    reasons.push({ code: 'name_random', weight: 1.4, sentence: 'The name looks typed at random.' });
  else if (KEYWORD_NAME.test(name))
    reasons.push({ code: 'name_keyword', weight: 1.5, sentence: 'The name is that of something for sale.' });
  if (hasSeveralLinks(url) || /<a\s|\[url/i.test(url))
    reasons.push({
      code: 'url_many',
      weight: 1.5,
      sentence: 'There are several links where one address belongs.',
    });
  else if (url && BAD_URL.test(url))
    reasons.push({
      code: 'url_cheap',
      weight: 0.7,
      sentence: 'The web address has an ending or a shortener that spammers like.',
    });
  if (email && /\d{5}@|\.\w\.\w\.\w\.|(?:\w\.){5}\w@/.test(email))
    reasons.push({ code: 'email_odd', weight: 0.5, sentence: 'The e-mail address looks generated.' });
  if (text && name && name.length > 8 && text.trim() === name.trim())
    reasons.push({ code: 'name_is_text', weight: 0.7, sentence: 'The name and the text are the same.' });
  return reasons;
}

function hasSeveralLinks(url: string): boolean {
  const first = url.search(/https?:\/\//i);
  return first >= 0 && /\shttps?:\/\//i.test(url.slice(first));
}

const KEYWORD_NAME =
  /\b(seo|casino|viagra|cialis|loans?|crypto|bitcoin|slots?|betting|porn|sex|cheap|buy|essay|marketing)\b/i;
const BAD_URL = /\.(xyz|top|icu|click|buzz|loan|win|bid|tk|ml|ga|cf|gq)(\/|$)|bit\.ly|tinyurl|cutt\.ly/i;

function looksRandom(name: string): boolean {
  return name
    .split(/\s+/)
    .some(
      (word) =>
        /^[a-z]+$/i.test(word) &&
        ((word.length >= 8 &&
          /[a-z][A-Z][a-z]*[A-Z]/.test(word) &&
          !/^(Mc|Mac|De|Le|La|Van|O)[A-Z]/.test(word)) ||
          /[bcdfghjklmnpqrstvwxz]{6,}/i.test(word)),
    );
}
