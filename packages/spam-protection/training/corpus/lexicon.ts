import { between, pick, type Random } from '../random.ts';
import type { Lexicon } from './grammar.ts';

const FIRST =
  'Anna Ben Carla David Elena Farid Grace Hanna Ivan Julia Karim Laura Marco Nina Oscar Priya Quentin Rosa Stefan Tara Uwe Vera Wei Xenia Yusuf Zoe Thomas Sarah Michael Emma James Olivia Ahmed Fatima Chen Mei Raj Anita Pedro Lucia Pierre Camille Giulia Luca Piotr Katarzyna Lars Ingrid Mehmet Ayse Noah Mia Liam Sofia George Helen Robert Linda'.split(
    ' ',
  );
const LAST =
  'Smith Müller Garcia Rossi Dubois Novak Kowalski Jensen Ivanov Yilmaz Chen Patel Khan Brown Schneider Fischer Lopez Moretti Martin Bernard Becker Hughes Clarke Evans Walker Young King Wright Hill Scott Green Adams Baker Nelson Carter Mitchell Turner Phillips Campbell Parker'.split(
    ' ',
  );
const TOWN =
  'Leeds|Bristol|Munich|Hamburg|Lyon|Madrid|Turin|Porto|Utrecht|Vienna|Zurich|Dublin|Austin|Denver|Portland|Toronto|Sydney|Auckland|Warsaw|Prague|Oslo|Ghent|Seattle|Boston|Leipzig|Nottingham|Cork|Malmö|Chicago|Glasgow'.split(
    '|',
  );
const COMPANY_END = [
  'Ltd',
  'GmbH',
  'Inc.',
  'Studio',
  'Partners',
  '& Sons',
  'Group',
  'LLC',
  'Bakery',
  'Consulting',
  'Works',
  'e.V.',
];
const WEEKDAY = 'Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday'.split('|');
const MONTH = 'January|February|March|April|May|June|July|August|September|October|November|December'.split(
  '|',
);
const SPAM_WORD =
  'best cheap top fast pro win bonus deal promo crypto coin casino bet loan cash rank seo boost click traffic lead pharm meds slim date hot vip lucky gift prize easy quick smart global prime mega ultra turbo gold royal magic secure verify account update login bank pay offer store shop outlet replica news today life health keto fit earn profit trade invest capital fund'.split(
    ' ',
  );
const SPAM_TLD = [
  'com',
  'net',
  'info',
  'xyz',
  'top',
  'online',
  'site',
  'ru',
  'club',
  'shop',
  'biz',
  'click',
  'live',
  'pro',
  'cn',
  'co',
  'icu',
  'buzz',
  'link',
  'org',
];
const SHORTENER = [
  'bit.ly',
  'tinyurl.com',
  'goo.gl',
  't.co',
  'cutt.ly',
  'is.gd',
  'ow.ly',
  'rb.gy',
  'shorturl.at',
  't.me',
  'wa.me',
];
const HAM_HOST = [
  'www.youtube.com/watch?v=',
  'en.wikipedia.org/wiki/',
  'github.com/',
  'maps.google.com/?q=',
  'docs.google.com/document/d/',
  'www.dropbox.com/s/',
  'stackoverflow.com/questions/',
  'www.bbc.co.uk/news/',
  'developer.mozilla.org/docs/',
  'www.amazon.co.uk/dp/',
  'www.linkedin.com/in/',
  'imgur.com/',
  'www.nytimes.com/',
  'drive.google.com/file/d/',
  'news.ycombinator.com/item?id=',
];
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const MIXED = `${LETTERS}${LETTERS.toUpperCase()}0123456789`;

const string = (random: Random, alphabet: string, low: number, high: number): string =>
  Array.from({ length: between(random, low, high) }, () => pick(random, [...alphabet])).join('');

const digits = (random: Random, count: number): string => string(random, '0123456789', count, count);

function spamDomain(random: Random): string {
  const words = Array.from({ length: between(random, 1, 3) }, () => pick(random, SPAM_WORD));
  const glue = pick(random, ['', '', '-']);
  const tail = random() < 0.3 ? digits(random, between(random, 1, 4)) : '';
  return `${random() < 0.15 ? string(random, LETTERS, 5, 10) : words.join(glue)}${tail}.${pick(random, SPAM_TLD)}`;
}

function spamUrl(random: Random): string {
  const form = random();
  if (form < 0.2)
    return `${pick(random, ['https://', 'http://', ''])}${pick(random, SHORTENER)}/${string(random, MIXED, 5, 8)}`;
  const path = pick(random, [
    '',
    '',
    '/',
    `/${string(random, LETTERS, 3, 8)}`,
    `/?ref=${digits(random, 4)}`,
    `/offer/${string(random, MIXED, 4, 8)}`,
    '/login',
    '/index.php?id=1',
  ]);
  return `${pick(random, ['https://', 'http://', 'http://www.', 'www.', 'https://www.'])}${spamDomain(random)}${path}`;
}

function phone(random: Random): string {
  return pick(random, [
    () => `+44 7${digits(random, 3)} ${digits(random, 6)}`,
    () => `0${digits(random, 3)}-${digits(random, 6)}`,
    () => `(${digits(random, 3)}) ${digits(random, 3)}-${digits(random, 4)}`,
    () => `+49 151 ${digits(random, 7)}`,
    () => `0${digits(random, 10)}`,
    () => `+1 ${digits(random, 3)} ${digits(random, 3)} ${digits(random, 4)}`,
    () => `+${digits(random, 11)}`,
  ])();
}

function bigMoney(random: Random): string {
  const amount = pick(random, [
    between(random, 2, 99) * 1000,
    between(random, 1, 30) * 100_000,
    between(random, 50, 999),
  ]);
  return pick(random, ['$', '€', '£', 'USD ', 'US$']) + amount.toLocaleString('en-US');
}

function smallMoney(random: Random): string {
  const amount = between(random, 5, 900);
  const cents = random() < 0.3 ? `.${digits(random, 2)}` : '';
  return pick(random, [
    `$${amount}${cents}`,
    `£${amount}${cents}`,
    `€${amount}`,
    `${amount} euros`,
    `${amount} €`,
    `${amount} EUR`,
  ]);
}

const first = (random: Random): string => pick(random, FIRST);
const last = (random: Random): string => pick(random, LAST);
const mailName = (random: Random): string =>
  `${first(random)}.${last(random)}`.toLowerCase().replace('ü', 'ue');

/** Words used by both spam and ham, and those of one side only. */
export const lexicon: Lexicon = {
  first,
  last,
  name: (random) => `${first(random)} ${last(random)}`,
  town: (random) => pick(random, TOWN),
  company: (random) => `${last(random)} ${pick(random, COMPANY_END)}`,
  weekday: (random) => pick(random, WEEKDAY),
  month: (random) => pick(random, MONTH),
  date: (random) =>
    pick(random, [
      `${between(random, 1, 28)} ${pick(random, MONTH)}`,
      `${pick(random, MONTH)} ${between(random, 1, 28)}`,
      `${between(random, 1, 28)}.${between(random, 1, 12)}.`,
      `${between(random, 1, 12)}/${between(random, 1, 28)}`,
    ]),
  time: (random) =>
    pick(random, [
      `${between(random, 8, 18)}:${pick(random, ['00', '15', '30', '45'])}`,
      `${between(random, 1, 11)} pm`,
      `${between(random, 8, 11)}am`,
    ]),
  n: (random) => String(between(random, 2, 12)),
  nn: (random) => String(between(random, 13, 99)),
  nnn: (random) => String(between(random, 100, 999)),
  percent: (random) => `${between(random, 5, 98)}%`,
  order: (random) =>
    pick(random, [
      `#${digits(random, 5)}`,
      `${digits(random, 7)}`,
      `ORD-${digits(random, 6)}`,
      `${string(random, 'ABCDEFGH', 2, 2)}${digits(random, 5)}`,
    ]),
  phone,
  money: smallMoney,
  bigmoney: bigMoney,
  url: spamUrl,
  domain: spamDomain,
  hamurl: (random) =>
    `${pick(random, ['https://', 'https://', 'http://', ''])}${pick(random, HAM_HOST)}${string(random, MIXED, 4, 11)}`,
  email: (random) =>
    `${mailName(random)}${random() < 0.3 ? digits(random, 2) : ''}@${pick(random, ['gmail.com', 'outlook.com', 'yahoo.com', 'web.de', 'hotmail.com', 'icloud.com', 'proton.me', 'gmx.net'])}`,
  spammail: (random) =>
    `${pick(random, ['info', 'sales', 'contact', 'claims', 'support', 'marketing', 'agent', mailName(random)])}${random() < 0.4 ? digits(random, 3) : ''}@${random() < 0.6 ? spamDomain(random) : pick(random, ['gmail.com', 'mail.ru', 'yahoo.com', 'qq.com'])}`,
  gibberish: (random) =>
    Array.from({ length: between(random, 1, 3) }, () =>
      string(random, pick(random, [LETTERS, MIXED, LETTERS]), 6, 18),
    ).join(' '),
  code: (random) => digits(random, 5),
  shortcode: (random) =>
    pick(random, [
      digits(random, 5),
      `8${digits(random, 4)}`,
      `0${digits(random, 10)}`,
      `09${digits(random, 9)}`,
    ]),
  digits8: (random) => digits(random, 8),
};
