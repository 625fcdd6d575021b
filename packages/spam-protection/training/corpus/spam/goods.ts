import { type Family, lines } from '../Family.ts';

const SHOUT = lines`
  [Special|Limited time|Exclusive] offer!
  Hi,
  Hello,
  Don't miss this!
  {percent} OFF
  SALE SALE SALE
  New!
  Good news
`;

const BUY = lines`
  Order now: {url}
  Buy here {url}
  Click here >> {url}
  Visit our online store {url}
  Shop now at {domain}
  Free shipping worldwide, money back guarantee.
  Hurry, limited stock!
  {url}
  Call now {phone}
`;

/** Unsolicited offers of goods. */
export const goods: readonly Family[] = [
  {
    name: 'pills',
    label: 'spam',
    kind: 'email',
    share: 1.5,
    open: SHOUT,
    close: BUY,
    sentences: [2, 5],
    say: lines`
      Buy [cheap|generic] [Viagra|Cialis|Levitra|Xanax|Tramadol|Ambien|Phentermine|Ozempic] online without prescription.
      Canadian pharmacy, lowest prices on [all meds|prescription drugs], overnight delivery.
      Save up to {percent} on your medications.
      [Enlarge|Increase] your manhood naturally in {n} weeks, guaranteed results.
      Lose {nn} pounds in {n} weeks without diet or exercise.
      This [weird|simple] trick melts belly fat while you sleep.
      Doctors hate this natural [keto|CBD|diabetes] remedy.
      Cure [diabetes|herpes|hair loss|erectile dysfunction] with our herbal [medicine|supplement].
      100% natural male enhancement, last longer in bed.
      No doctor visit needed, discreet packaging.
      Anti-aging cream that takes {nn} years off your face, free trial bottle.
      V1agra C1alis from $1.{nn} per p1ll
      Quality CBD gummies for pain relief and sleep.
    `,
  },
  {
    name: 'replica-outlet',
    label: 'spam',
    kind: 'comment',
    open: SHOUT,
    close: BUY,
    sentences: [1, 3],
    say: lines`
      [Cheap|Discount|Replica] [Rolex watches|Louis Vuitton handbags|Nike shoes|Ray Ban sunglasses|NFL jerseys|Gucci bags|Moncler jackets] [outlet|online sale|for sale].
      Luxury replica watches, AAA quality, [identical to the original|Swiss movement].
      Up to {percent} off all designer brands today only.
      Michael Kors outlet, Ugg boots, Canada Goose cheap free shipping.
      Ray-Bans sunglasses {percent} off: just {money} today, get yours at {url}
      Caremindy Body Revolution posture corrector {percent} OFF with free shipping, get it here {url}
      Your dog deserves this innovative nail clipper, get {percent} off today: {url}
      Say goodbye to neck pain with this new massager, {percent} off for 24 hours only.
      New hot collections, wholesale price, worldwide delivery.
    `,
  },
  {
    name: 'adult',
    label: 'spam',
    kind: 'email',
    share: 1.2,
    open: lines`
      Hi
      Hey [sexy|handsome|honey|baby]
      Hello dear
      Hi I'm {first}
    `,
    close: lines`
      My photos are here: {url}
      Chat with me {url}
      {url}
      Add me on snapchat {first}{nn}
      Register for free {url}
      Text me at {phone}
    `,
    sentences: [1, 4],
    say: lines`
      I am a lonely [girl|woman|lady] looking for a [real man|serious relationship|hookup tonight].
      I saw your profile and I want to know you better, [do you want to see my pics|reply to me].
      [Hot|Sexy|Naughty] [girls|singles|moms|Russian women] in your area want to meet you tonight.
      Watch my [live webcam|nude video|private show] for free.
      No strings attached [sex|dating|fun], free registration.
      Uncensored adult videos, free live cams, escorts in your town.
      Beautiful Ukrainian brides are waiting for you.
      I am bored at home alone, come chat with me naked.
      Find a casual fling without commitment in your town.
      You have {n} new messages from girls nearby.
      18+ only adult dating, the best site for sex with real girls.
      Meet local cheating wives.
    `,
  },
  {
    name: 'gambling',
    label: 'spam',
    kind: 'comment',
    open: SHOUT,
    close: BUY,
    sentences: [1, 4],
    say: lines`
      [Online casino|Slots|Poker|Roulette|Sports betting] with {percent} welcome bonus and {nn} free spins.
      Play now and win the jackpot of {bigmoney}, no deposit needed.
      Best online casinos {nn} - real money slots, instant payout.
      Sign up today and get {money} free, deposit bonus doubled.
      Daftar situs judi slot online gacor terpercaya, bonus new member {percent}.
      Betting tips with {percent} win rate, fixed matches, buy now.
      Bonus casino sans dépôt, machine à sous en ligne.
      1xbet promo code, aviator game, mostbet, pin-up casino bonus.
      Agen togel dan poker online deposit pulsa tanpa potongan.
    `,
  },
  {
    name: 'software-essays',
    label: 'spam',
    kind: 'email',
    open: SHOUT,
    close: BUY,
    sentences: [2, 4],
    say: lines`
      Cheap OEM software: Windows, Office, Photoshop from {money}, instant download.
      Get a genuine university diploma or degree without studying, based on life experience.
      Our professional writers will write your essay, thesis or dissertation, plagiarism free, from $9 per page.
      Crack, keygen and serial for all software, free download.
      Buy registered passports, driving licences, IELTS certificates without exam.
      Hire a hacker to access any phone, Facebook or WhatsApp account.
      Refinance your mortgage at 2.{n}% fixed, everybody qualifies.
      This stock is about to explode, {domain} expected to rise {nnn}% this week, buy now!
      Cheap car insurance quotes, compare and save {percent} today.
      Extended auto warranty, your coverage is about to expire, call {phone}.
      Toner cartridges and printer ink at {percent} off retail.
      Satellite TV on your PC, thousands of IPTV channels for {money} per month.
      Cheap flights and timeshare holidays, resort stay for {money}.
      Search engine submission to {nnn} engines for {money}.
    `,
  },
  {
    name: 'newsletter-blast',
    label: 'spam',
    kind: 'email',
    share: 1.5,
    open: SHOUT,
    close: lines`
      To be removed from this list click here {url}
      To unsubscribe reply with REMOVE in the subject line.
      This is not spam. You receive this email because you opted in at one of our partners.
      This message is sent in compliance with the new email bill section 301.
      Click here to order: {url}
      Call now toll free {phone}, operators are standing by!
    `,
    sentences: [3, 7],
    say: lines`
      Are you tired of [working for someone else|living paycheck to paycheck|paying too much]?
      You can make {bigmoney} in the next {n} weeks, legally, from your own home.
      This is the opportunity you have been waiting for, don't let it pass you by!
      100% satisfaction guaranteed or your money back!
      Act now, this offer is only good for the next {nn} hours.
      Thousands of people have already changed their lives with this amazing program.
      As seen on national TV, Oprah and CNN.
      No selling, no inventory, no risk, no obligation!
      Order today and receive a FREE bonus worth {money}.
      Eliminate your credit card debt without bankruptcy.
      Stop paying high interest rates, get lower monthly payments.
      Millions of email addresses on one CD for only {money}.
      We accept Visa, MasterCard, American Express, check and money order.
      Your free report will show you the secrets of [internet marketing|real estate|the stock market].
      Get your own website and start earning commissions immediately.
      Dear internet user, we found your address on the web.
    `,
  },
];
