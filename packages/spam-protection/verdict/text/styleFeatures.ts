import type { ReadText } from './readText.ts';

/** Features that depend less on the language: how a text is written and which well-known tricks it uses. */
export interface StyleFeature {
  readonly name: string;
  /** From 0 to 1. */
  readonly measure: (facts: StyleFacts) => number;
}

export interface StyleFacts extends ReadText {
  readonly lower: string;
  readonly letters: number;
  readonly capitals: number;
  readonly wordCount: number;
}

export function styleFacts(text: ReadText): StyleFacts {
  let letters = 0;
  let capitals = 0;
  const { written } = text;
  const lower = written.toLowerCase();
  // A letter may become two in lower case; then positions differ, and each one is checked as written.
  const isAligned = lower.length === written.length;
  for (let at = 0; at < written.length; at++) {
    const code = written.charCodeAt(at);
    if (code < ASCII_END && isAligned) {
      if (code >= SMALL_A && code <= SMALL_Z) letters++;
      else if (code >= CAPITAL_A && code <= CAPITAL_Z) {
        capitals++;
        letters++;
      }
      continue;
    }
    const sign = written[at];
    const small = lower[at];
    if (sign !== small) {
      capitals++;
      letters++;
    } else if (sign !== undefined && sign !== sign.toUpperCase()) letters++;
  }
  return { ...text, lower, letters, capitals, wordCount: Math.max(1, text.words.length) };
}

const [CAPITAL_A, CAPITAL_Z, SMALL_A, SMALL_Z, ASCII_END] = [65, 90, 97, 122, 128];

const some = (is: boolean): number => (is ? 1 : 0);
const upTo = (most: number, count: number): number => Math.min(1, count / most);

/** How often a list of words matches, up to `most` times. */
function hits(pattern: RegExp, most: number): StyleFeature['measure'] {
  const everywhere = new RegExp(pattern.source, 'gu');
  return ({ lower }) => {
    everywhere.lastIndex = 0;
    let count = 0;
    while (count < most && everywhere.exec(lower)) count++;
    return count / most;
  };
}

const SHOUTED = /^\p{Lu}+$/u;
const SHORTENER =
  /\b(bit\.ly|tinyurl|goo\.gl|t\.co\/|cutt\.ly|is\.gd|ow\.ly|rb\.gy|shorturl|adf\.ly|t\.me|wa\.me|tiny\.cc|rebrand\.ly|s\.id)\b/i;
const CHEAP_TLD =
  /\.(xyz|top|online|site|club|shop|click|live|icu|buzz|link|biz|info|ru|cn|tk|ml|ga|cf|gq|loan|win|bid|work|men|date|vip|space|website|fun|cc|pw|su)(\/|$|[^\w.])/i;
const KNOWN_HOST =
  /(wikipedia|github|gitlab|stackoverflow|google\.|youtu\.?be|dropbox|mozilla|bbc\.|nytimes|linkedin|imgur|microsoft|apple\.com|debian|sourceforge|w3\.org|archive\.org|ycombinator|python\.org|reddit)/i;

export const styleFeatures: readonly StyleFeature[] = [
  { name: 'link', measure: ({ links }) => some(links.length > 0) },
  { name: 'many links', measure: ({ links }) => upTo(4, Math.max(0, links.length - 1)) },
  {
    name: 'link share',
    measure: ({ links, written }) => upTo(1, links.join('').length / Math.max(1, written.length)),
  },
  {
    name: 'little beside the link',
    measure: ({ links, words }) => some(links.length > 0 && words.length - links.length <= 4),
  },
  { name: 'shortened link', measure: ({ links }) => some(links.some((link) => SHORTENER.test(link))) },
  { name: 'cheap address ending', measure: ({ links }) => some(links.some((link) => CHEAP_TLD.test(link))) },
  { name: 'unknown site', measure: ({ links }) => some(links.some((link) => !KNOWN_HOST.test(link))) },
  { name: 'markup link', measure: ({ lower }) => some(/<a\s+href|\[url|\[link|\]\(http/.test(lower)) },
  { name: 'e-mail address', measure: ({ emails }) => some(emails > 0) },
  { name: 'phone number', measure: ({ phones }) => some(phones > 0) },
  { name: 'money', measure: ({ amounts }) => some(amounts.length > 0) },
  { name: 'much money', measure: ({ amounts }) => some(amounts.some((amount) => amount >= 1000)) },
  { name: 'percent', measure: hits(/\d\s?%/, 2) },
  {
    name: 'capitals',
    measure: ({ letters, capitals }) =>
      letters < 12 ? 0 : upTo(0.6, Math.max(0, capitals / letters - 0.06)),
  },
  {
    name: 'shouted words',
    measure: ({ words, wordCount }) =>
      upTo(
        0.5,
        words.filter(({ written, plain }) => written.length > 2 && written !== plain && SHOUTED.test(written))
          .length / wordCount,
      ),
  },
  { name: 'exclamation', measure: hits(/!/, 4) },
  { name: 'repeated exclamation', measure: hits(/!{2,}|\${2,}|[►★☆✔➡👉🔥💰✅]/u, 2) },
  { name: 'question', measure: hits(/[?？؟]/, 2) },
  {
    name: 'digits',
    measure: ({ written }) => upTo(0.4, (written.match(/\d/g)?.length ?? 0) / Math.max(10, written.length)),
  },
  { name: 'length', measure: ({ written }) => upTo(8, Math.log1p(written.length)) },
  { name: 'very short', measure: ({ written }) => some(written.trim().length < 16) },
  { name: 'long', measure: ({ written }) => upTo(3000, written.length) },
  {
    name: 'call to action',
    measure: hits(
      /\b(click (here|below|on|the link|now)|call (now|free|today)|order (now|today|here)|buy (now|here|cheap|online|real)|sign ?up|act now|apply (now|online|today)|visit (our|my|us|the|this|http|www)|check (out|this)|reply (with|yes|now|stop|for|to)|get (yours|started|it here)|claim|txt|text (\w+ )?to|download (now|free|here)|register (now|for free|here)|join (now|us|my|our|this)|contact (me|us) (at|via|on|now|today)|shop now|subscribe|don't miss|hurry|limited (time|offer|stock)|today only|jetzt (hier|bestellen|kaufen|klicken|anmelden)|klicken sie|cliquez|commandez|profitez|haz clic|compra ahora|clicca|clique|acquista ora|kliknij|klik hier|klicka|tıkla|переход|жмите|закажите|подробнее)|点击|立即|加微信|今すぐ|こちら(を|から)|क्लिक|اضغط|اتصل الآن/,
      3,
    ),
  },
  {
    name: 'prize and gift',
    measure: hits(
      /\b(free|win|won|winner|prize|award(ed)?|bonus|gift ?cards?|congrat\w*|jackpot|lottery|selected|lucky|giveaway|voucher|cash|reward|gewonnen|gewinn\w*|gutschein|kostenlos\w*|gratis|gagné|gagnez|cadeau|gratuit\w*|ganaste|ganado|premio|regalo|vinto|ganhou|prêmio|grátis|gewonnen|wygra\w+|nagrod\w+|vunnit|kazan\w+|ödül\w*|hediye|выигра\w*|приз\w*|бесплатн\w*|бонус\w*)(?![\p{L}])|中奖|奖金|免费|当選|無料|プレゼント|इनाम|मुफ्त|ربحت|جائزة|مجان/u,
      3,
    ),
  },
  {
    name: 'riches',
    measure: hits(
      /\b(earn(ing)?s?|make money|income|profit\w*|invest\w*|financial freedom|work(ing)? (from|at) home|per (day|week|month|hour)|a (day|month)|loans?|credit|debt|funds?|funding|million|transfer|bitcoins?|btc|crypto\w*|forex|trading|wallet|verdien\w*|investier\w*|kredit\w*|geld|gagner|prêts?|argent|ganar?|préstamos?|dinero|inver\w+|guadagn\w+|prestit\w+|ganhe|empréstimo|renda|pożyczk\w+|zarabia\w+|lening|lån|kredi|kazanç|заработ\w*|кредит\w*|инвест\w*|деньги|доход\w*)(?![\p{L}])|贷款|投资|赚|比特币|収入|稼|副業|पैसे|लोन|قرض|قروض|استثمر|المال/u,
      4,
    ),
  },
  {
    name: 'forbidden fruit',
    measure: hits(
      /\b(viagra|cialis|levitra|pharmacy|pills?|meds|medications?|weight ?loss|lose weight|keto|cbd|casinos?|slots?|poker|betting|gambl\w*|jackpot|sexy?|porn\w*|xxx|nude|naked|escorts?|dating|singles|hot (girls|women)|adult|webcam|replica|rolex|louis vuitton|outlet|sugar daddy|herbal|spell|judi|togel|gacor|bahis|potenz\w*|казино|ставк\w*|виагр\w*|знакомств\w*|интим\w*|incontri)(?![\p{L}])|赌场|彩金|发票|出会い|カジノ/u,
      3,
    ),
  },
  {
    name: 'marketing pitch',
    measure: hits(
      /\b(seo|backlinks?|rank(ing|ed|s)?|first page|page (1|one)|traffic|leads?|followers|subscribers|guest posts?|sponsored|dofollow|domain authority|web ?design|website (design|development|owner)|digital marketing|your (website|site|business|competitors|rankings?)|email (list|marketing|database)|conversion|guaranteed?|affordable|packages?|our (services|team|company|agency|clients)|increase (your|sales)|grow your|boost|referencement|référenc\w*|posicion\w*|suchmaschinen\w*|sichtbarkeit|продвиж\w*|раскрут\w*|рассыл\w*)(?![\p{L}])|优化|排名|検索上位/u,
      4,
    ),
  },
  {
    name: 'pressing for an account',
    measure: hits(
      /\b(verify|confirm your|suspended|suspension|locked|unusual activity|security (alert|update|department)|update your|your (account|password|mailbox|card|bank|parcel|package|subscription)|expires?|urgent(ly)?|immediately|within \d+ hours|final notice|overdue|log ?in|bank details|kindly|beneficiary|next of kin|confidential|gesperrt|bestätigen sie|suspendu|vérif\w+|bloquead[ao]|verifi\w+|sospeso|zablokowan\w+|geblokkeerd|spärrat|заблокир\w*|подтверд\w*|askıya|doğrula\w*)(?![\p{L}])|冻结|验证|停止されました|खाता|KYC|إيقاف|حسابك/u,
      3,
    ),
  },
  {
    name: 'promoting oneself',
    measure: hits(
      /\b(my (channel|chanel|page|site|website|blog|video|videos|song|music|cover|web ?site|homepage|new (video|song|single|album|channel))|sub(scribe)? (4|for|to|back|me)|follow me|like (my|our)|check (out )?(my|our)|vote for|visit my|add me|feel free to visit|our (website|store|shop|channel)|share this|mein(en|em)? kanal|ma chaîne|mi canal|meu canal|мой канал)(?![\p{L}])/u,
      2,
    ),
  },
  {
    name: 'unsubscribing',
    measure: hits(
      /\b(unsubscribe|opt[- ]?out|remove(d)? from|txt stop|reply stop|stop to|t&c|terms apply|18\+|not spam|abmelden|désabonner)(?![\p{L}])/u,
      1,
    ),
  },
  {
    name: 'messenger handle',
    measure: hits(
      /\b(whats ?app|telegram|skype|viber|wechat|t\.me|wa\.me|snapchat|kik)\b|微信|вотсап|телеграм/,
      1,
    ),
  },
  {
    name: 'speaks of oneself',
    measure: ({ words, wordCount }) =>
      upTo(0.2, words.filter(({ plain }) => SELF.has(plain)).length / wordCount),
  },
  {
    name: 'speaks to you',
    measure: ({ words, wordCount }) =>
      upTo(0.2, words.filter(({ plain }) => YOU.has(plain)).length / wordCount),
  },
  {
    name: 'asks politely',
    measure: hits(
      /\b(could you|can you|would (it|you)|may i|do you (have|also|offer|deliver)|is (it|the|this|there)|are you|when (do|does|will|can)|how (long|much|do)|where (is|are)|what (is|are|do|does)|i (would|have|need|ordered|tried|am|was)|we (would|have|need|are)|anyone|könnten sie|haben sie|ich (hätte|möchte|habe|bin)|wir (möchten|haben)|pourriez|avez-vous|je (voudrais|suis)|quisiera|podrían|tienen|vorrei|avete|gostaria|czy|подскажите|можно)(?![\p{L}])|请问|ですか|お願い|क्या|هل/u,
      3,
    ),
  },
  {
    name: 'names a day or hour',
    measure: hits(
      /\b((mon|tues|wednes|thurs|fri|satur|sun)day|today|tomorrow|yesterday|tonight|next week|last (week|year|night|month)|morning|afternoon|evening|weekend|\d{1,2}:\d\d|\d{1,2} ?(am|pm)|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|heute|morgen|gestern|demain|hier|aujourd|mañana|ayer|hoy|domani|ieri|amanhã|ontem|завтра|вчера|сегодня)(?![\p{L}])/u,
      2,
    ),
  },
  {
    name: 'disguised words',
    measure: ({ words, lower }) =>
      upTo(
        2,
        words.filter(({ isDisguised }) => isDisguised).length + (/\b(\w[ .*_-]){4,}\w\b/.test(lower) ? 2 : 0),
      ),
  },
  {
    name: 'no words at all',
    measure: ({ words, wordCount }) => {
      const gibberish = words.filter(
        ({ plain, written }) => plain[0] !== '<' && looksTypedAtRandom(written),
      ).length;
      return upTo(0.5, gibberish / wordCount);
    },
  },
  {
    name: 'repeats itself',
    measure: ({ words }) =>
      words.length < 8 ? 0 : upTo(0.6, 1 - new Set(words.map(({ plain }) => plain)).size / words.length),
  },
  { name: 'emoji', measure: hits(/\p{Extended_Pictographic}/u, 3) },
  {
    name: 'foreign script',
    measure: ({ written }) => some(/(?!\p{sc=Latin})\p{L}/u.test(written)),
  },
  { name: 'quotes or code', measure: hits(/^>|[{};=]\s|\(\)|\b(error|function|config|server|version)\b/, 2) },
];

const SELF = new Set(
  "i me my mine we us our im i'm i've i'll ich mir mich mein meine wir uns unser je me mon ma nous notre yo mi mis nosotros io mio mia noi eu meu minha nós ik mijn wij ja mój moje я мне мой мы ben benim biz".split(
    ' ',
  ),
);
const YOU = new Set(
  'you your yours u ur yourself sie ihr ihre ihren ihnen dein deine vous votre vos usted su sus tu tus tuo tuoi você seu sua seus u uw twoj twoje вы вас вам ваш ваша ваши siz sizin web sitenizi'.split(
    ' ',
  ),
);

function looksTypedAtRandom(word: string): boolean {
  if (word.length < 5 || !/^[a-z0-9]+$/i.test(word)) return false;
  if (/[bcdfghjklmnpqrstvwxz]{5,}/i.test(word)) return true;
  if (/[a-z]\d+[a-z]+\d|[a-z][A-Z][a-z]?[A-Z]|\d[a-z]+\d[a-z]/.test(word)) return true;
  const vowels = word.match(/[aeiouy]/gi)?.length ?? 0;
  return word.length > 7 && (vowels / word.length < 0.16 || /[qxzj]{2}|[qxj][^aeiouy]/i.test(word));
}
