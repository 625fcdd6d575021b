import { type Family, lines } from '../Family.ts';

/** Texts that only carry a link, or nothing meaningful. */
export const links: readonly Family[] = [
  {
    name: 'link-drop',
    label: 'spam',
    kind: 'comment',
    share: 1.5,
    sentences: [1, 2],
    say: lines`
      {url}
      {url} {url}
      <a href="{url}">[cheap|best|buy] [viagra|shoes|loans|casino|essay|iphone]</a>
      ⟦url={url}⟧click here⟦/url⟧
      Check this out {url}
      Look at this: {url}
      More info: {url}
      visit my [blog|website|homepage|page|web site] {url}
      My web site; {domain} - {url}
      [online casino|payday loans|weight loss|forex trading|bitcoin|cheap flights|web hosting]: {url}
      Also visit my page :: [best crypto|casino bonus|keto pills|cbd oil|seo services] {url}
      {url} {gibberish}
      Here is my homepage: {domain}
      see here {url} [now|please|thanks]
      [Read more|Click here|Watch now|Download] {url}
    `,
  },
  {
    name: 'praise-link',
    label: 'spam',
    kind: 'comment',
    share: 2,
    sentences: [1, 3],
    close: lines`
      Feel free to visit my [blog|website|webpage] {url}
      Here is my [site|blog post|homepage] - {url}
      {url}
      My page: {domain}
      Also visit my web blog; [cheap car insurance|best casino|weight loss pills|forex broker|payday loan]
      Check out my site too: {url}
      regards from {domain}
    `,
    say: lines`
      [Great|Wonderful|Excellent|Awesome|Fantastic] [post|article|blog|site]! I will be [sharing|bookmarking|recommending] this.
      I [really|truly] enjoyed reading this, you have a wonderful way of writing about such topics.
      This is a very informative article, thank you for sharing this with us, keep up the good work.
      Hi there, I found your web site by means of Google while searching for a similar subject, your site came up, it looks great.
      I have been surfing online more than three hours today, yet I never found any interesting article like yours.
      Hello just wanted to give you a quick heads up. The words in your content seem to be running off the screen in Internet Explorer.
      What theme are you using for your blog? I'm thinking about starting my own.
      I am sure this post has touched all the internet users, its really really nice piece of writing on building up new website.
      Hey! Do you use Twitter? I'd like to follow you if that would be ok.
      Pretty nice post. I just stumbled upon your weblog and wished to say that I have truly enjoyed surfing around your blog posts.
      Very good info. Lucky me I recently found your website by accident. I have book marked it for later!
      Thanks for the marvelous posting! I actually enjoyed reading it, you're a great author.
      It's an remarkable article designed for all the online people; they will obtain advantage from it I am sure.
      My brother suggested I might like this blog. He was entirely right.
      Do you have a spam problem on this blog; I also am a blogger, and I was curious about your situation.
      I'm not that much of a internet reader to be honest but your blogs really nice, keep it up!
    `,
  },
  {
    name: 'random-strings',
    label: 'spam',
    kind: 'form',
    share: 1.2,
    sentences: [1, 2],
    say: lines`
      {gibberish}
      {gibberish} {gibberish}
      {gibberish} {url}
      {gibberish} {digits8}
      {gibberish}, ⟦url={url}⟧{gibberish}⟦/url⟧, ⟦link={url}⟧{gibberish}⟦/link⟧, {url}
    `,
  },
  {
    name: 'phone-only',
    label: 'spam',
    kind: 'form',
    share: 0.8,
    sentences: [1, 1],
    say: lines`
      {phone}
      call {phone} {phone}
      {digits8}{code}
      WhatsApp {phone}
      {phone} loan
      Telegram @{first}{nn} {phone}
      {phone} {spammail}
    `,
  },
  {
    name: 'video-self-promotion',
    label: 'spam',
    kind: 'video',
    share: 2,
    sentences: [1, 3],
    close: ['', '', 'thanks :)', '{url}', 'plz', 'pls guys', 'God bless', 'THANK YOU', 'peace'],
    say: lines`
      [please|plz|pls|] [subscribe|sub] to my [channel|chanel|YouTube channel] [and I will subscribe back|and ill sub back|please|guys|]
      check out my [new|latest|] [video|song|channel|cover|remix|music|beat|gaming channel|vlog] [please|guys|and tell me what you think|you won't regret it|]
      sub 4 sub? [anyone|I always sub back|]
      hey guys [I'm|we are] a [new|small|young] [youtuber|rapper|singer|band|artist|producer] [from {town}|], [give me a chance|help me get to {nnn} subscribers|please take a look at my channel]
      Follow me on [Instagram|Twitter|SoundCloud|Twitch] @{first}{nn}
      [like|thumbs up] this comment if you [want to see my videos|agree] and check my channel
      I make [gaming videos|covers|beats|parodies|tutorials], come and watch them, every view helps
      Hey music fans, if you have a minute listen to my new song, I promise you will like it
      Who wants free [gift cards|skins|robux|v-bucks|iPhones]? go to {url}
      I make {bigmoney} a month from home, ask me how, go to {url}
      vote for me please {url} it only takes a second
      watch the full movie here free {url}
      just share this on 10 videos and tomorrow will be the best day of your life
      send this to {nn} people or you will die tonight
      get free followers here {url}
      Support me on Kickstarter / GoFundMe {url}
      Come and join my [Facebook page|Discord|clan] {url}
    `,
  },
  {
    name: 'forum-promotion',
    label: 'spam',
    kind: 'forum',
    share: 1.2,
    sentences: [1, 4],
    close: [
      '{url}',
      'PM me for details',
      'Contact {spammail}',
      'Telegram: @{first}{nn}',
      'Visit {url} for more information',
      'WhatsApp {phone}',
      '',
    ],
    say: lines`
      Hello everyone, I want to introduce to you this [great|amazing] [site|service|product] that I found.
      I recommend this [hacker|company|trader|doctor|lender], they helped me and they can help you too.
      Selling fresh CVV, dumps, fullz, bank logins and PayPal transfers.
      Best VPN and proxy deals, {percent} off lifetime plan.
      Are you looking for [cheap web hosting|a loan|a wife|an investment]? You are at the right place.
      We sell [accounts|gold|coins|boosting] for all games, cheap and instant delivery.
      Download free ebook and learn how to make {bigmoney} per month with affiliate marketing.
      Join this network marketing opportunity under me, I will show you how to earn.
      New members get {money} sign up bonus, use my referral link.
      Professional hacking services: change school grades, clear criminal records, spy on cheating spouse.
      Buy [weed|cannabis|shrooms|steroids] online, discreet shipping.
      Use my referral code {code} and get free money.
      Guys, I have been using this [bot|app|broker|supplement] for {n} weeks and made {bigmoney}, you should try it too.
      Looking for a reliable [web developer|SEO agency|essay writer|hacker]? Contact us today, we are the best in the market.
      [Cheap|Premium|Unlimited] [Netflix|Spotify|Disney] accounts for {money}, lifetime warranty.
      This is the best place to buy [Instagram followers|bitcoins|a driving licence|research chemicals], I have bought there many times.
      Sign up with my link and we both get {money} for free.
      Check my profile for the [link|contact|offer].
      Our company provides [call girls|escort service|astrology|vashikaran|packers and movers] in {town}, call {phone}.
      If anyone needs [money|a loan|investment advice] send me a private message.
    `,
  },
  {
    name: 'testimonial-bait',
    label: 'spam',
    kind: 'review',
    share: 1.2,
    sentences: [2, 4],
    close: [
      'Email him: {spammail}',
      'contact {spammail} or WhatsApp {phone}',
      'Visit {url}',
      'Call or text {phone}',
      'You can reach her via {spammail}',
    ],
    say: lines`
      My [husband|wife|ex] left me and Dr {name} cast a love spell that brought him back within 48 hours.
      I was cured of [herpes|HIV|cancer|diabetes] by the herbal medicine of Dr {last}.
      I lost {bigmoney} to scammers and [this recovery hacker|{name}] recovered all of my money.
      I got my loan of {bigmoney} from Mrs {name} without any stress, thank you so much.
      I joined the Illuminati and now I am rich and famous.
      I never believed in online trading until I met Mr {name}, I invested {money} and got {bigmoney}.
      If you have any problem contact this great man, he is the best and very honest.
      I want to share this testimony with the whole world because I am so happy.
      With the blank ATM card I can withdraw {bigmoney} daily.
      He fixed my credit score to 800 in a few days, I highly recommend his services.
      Best price, buy 5 star reviews here, order now.
      This product changed my life, use my discount code {first}{nn} for {percent} off at {url}
    `,
  },
];
