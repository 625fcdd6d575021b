import { type Family, lines } from '../Family.ts';

const SALUTE = lines`
  Hi,
  Hello,
  Hi there,
  Dear Sir/Madam,
  Dear website owner,
  Hello [Business Owner|webmaster|Site Admin|Team],
  Hey,
  Good day,
  Greetings!
  Dear Business Owner,
  Hi {first} here.
  Hope you are doing well.
  To whom it may concern,
`;

const ASK = lines`
  [Kind|Best|Warm] regards, {name}
  Thanks, {first} {phone}
  Reply to this email and I will send you a [quote|proposal|price list|free audit].
  Are you interested? [Just reply YES|Let me know] and I will send more details.
  {name} | Business Development Manager | {spammail}
  Visit {url} to [get started|learn more|see our packages].
  If you do not wish to hear from us, [reply STOP|unsubscribe here: {url}].
  Looking forward to your [positive response|quick reply].
  Skype: {spammail} WhatsApp: {phone}
  Book a free call here: {url}
  May I send you [a quote|the price list|some samples|our portfolio]?
`;

/** Unsolicited offers of services. */
export const pitches: readonly Family[] = [
  {
    name: 'seo-pitch',
    label: 'spam',
    kind: 'form',
    share: 2,
    open: SALUTE,
    close: ASK,
    sentences: [2, 5],
    say: lines`
      I was [looking at|going through|reviewing] your website and [noticed|found] [several|a few|some serious] [SEO errors|issues] that keep it from ranking on the first page of Google.
      We can [place|put|get] your website on [the 1st page|page 1|top] of Google for your [keywords|main search terms] within {n} [weeks|months].
      Our SEO packages start from only {money} per month with guaranteed results.
      Your website is not [ranking|visible] in Google, Yahoo and Bing for [the most relevant keywords|your services].
      We provide [affordable|white hat|result oriented] SEO, link building, [SMO, PPC|content marketing|Google Ads] and on-page optimisation.
      Increase your [organic traffic|search visibility|rankings|leads and sales] by {nnn}% in just {n} weeks.
      We build high DA backlinks from {nnn}+ [domains|authority sites] with dofollow links.
      I can send you a [free|no obligation|detailed] website audit report today.
      Your competitors are outranking you and [stealing your customers|getting all the traffic].
      We have helped {nnn}+ [clients|businesses|companies] [grow|rank higher] and we guarantee [top 10 positions|first page ranking|results or your money back].
      Did you know that {percent} of people never scroll past the first page of search results?
      We are a leading digital marketing agency based in India with {n} years of experience.
      Get {nnn} quality backlinks and boost your domain authority for just {money}.
      Monthly SEO [plan|service] with no contract, cancel anytime.
    `,
  },
  {
    name: 'web-design-pitch',
    label: 'spam',
    kind: 'form',
    open: SALUTE,
    close: ASK,
    sentences: [2, 4],
    say: lines`
      We are a professional web design and development company and [we would love|want] to redesign your website.
      Your website looks outdated and is not mobile friendly, which [costs you customers|hurts your sales].
      We can build you a [brand new|modern|responsive] website [from just|for only] {money}.
      Our team of {nn} designers and developers works in WordPress, Shopify, Magento and PHP.
      We do mobile app development for iOS and Android at [very affordable|the lowest] prices.
      I noticed that your site loads slowly; we fix it and [double your conversions|grow your business online].
      Get a FREE mockup of your new homepage, no obligation whatsoever.
      We offer complete website development, hosting, maintenance and digital marketing under one roof.
      Outsource your web development to us and save up to {percent} of cost.
      Hire a dedicated developer from only {money} per hour.
    `,
  },
  {
    name: 'guest-post',
    label: 'spam',
    kind: 'form',
    open: SALUTE,
    close: ASK,
    sentences: [2, 4],
    say: lines`
      I [came across|found] your [blog|website] and I would like to [contribute|publish|submit] a guest post with a dofollow link.
      Do you accept [sponsored posts|paid guest articles|link insertions] on your site?
      We are ready to pay {money} per post, the article will be unique and Copyscape passed.
      How much do you charge for a [sponsored article|permanent dofollow backlink|link placement] on your website?
      I have a list of {nnn}+ high DA websites where I can publish your article.
      I can write a free {nnn}0 words article on any topic [relevant to your readers|of your niche] with one link to my client.
      We are interested in [link exchange|buying a banner|ad placement] on your site for casino and CBD content.
      Our sites have DA {nn}, DR {nn} and real organic traffic.
      In return we only ask for one link to our page {url}.
      Please share your price for general and gambling posts.
      I am an outreach manager and I am collecting websites for link placement, what is your best rate?
      Can you publish our client's article on your blog? Payment by PayPal right after publishing.
      We noticed your article and think that a link to our guide would be a great addition for your readers.
    `,
  },
  {
    name: 'ai-tool-pitch',
    label: 'spam',
    kind: 'form',
    share: 1.5,
    open: SALUTE,
    close: ASK,
    sentences: [2, 5],
    say: lines`
      Our new AI [tool|app|platform|chatbot] writes [content, emails and ads|videos|whole websites] for you on autopilot.
      Imagine [an AI agent|a chatbot|an AI receptionist] that answers your customers 24/7 and books appointments while you sleep.
      Launch your own AI agency today [with zero experience|in 3 clicks].
      Create unlimited [AI videos|voiceovers|blog posts|ebooks] with one click, no monthly fee.
      This revolutionary AI [software|technology] replaces ChatGPT, Midjourney, Canva and {nn} other paid apps.
      Get lifetime access for a one-time payment of only {money} before the price goes up.
      Powered by GPT-5, our AI automatically finds leads, sends emails and closes deals.
      Generate {nnn} leads a day with our AI cold email system.
      We turn your website visitors into paying customers with artificial intelligence.
      Watch the free demo: {url}
      Commercial licence included, {n} exclusive bonuses worth {bigmoney} if you act now.
    `,
  },
  {
    name: 'lead-lists',
    label: 'spam',
    kind: 'form',
    open: SALUTE,
    close: ASK,
    sentences: [2, 4],
    say: lines`
      Would you be interested in acquiring an email list of [decision makers|attendees|business owners|CEO, CFO and HR contacts] in your industry?
      We provide verified B2B contact databases with names, emails, phone numbers and job titles.
      The list contains {nnn},000 [opt-in|verified] contacts with {percent} deliverability.
      We can send your message to {nnn},000 website contact forms just like you received this one.
      Contact form marketing: your ad blasted to millions of websites for {money}.
      Let me know your target industry, titles and geography so that I can send counts and pricing.
      Buy {nnn},000 consumer leads for a one-time fee of {money}.
      We deliver bulk email and bulk SMS campaigns at the cheapest rates.
      This message was sent to you through your contact form, see how we can do it for you at {url}.
    `,
  },
  {
    name: 'social-growth',
    label: 'spam',
    kind: 'form',
    open: SALUTE,
    close: ASK,
    sentences: [2, 4],
    say: lines`
      Buy [real|genuine|active] Instagram followers, likes and views at the cheapest prices.
      Get {nnn}0 [followers|subscribers|likes] in 24 hours, no password required.
      We grow your [Instagram|TikTok|YouTube|Facebook] account by {nnn}-{nnn}0 real followers every month.
      SMM panel with instant delivery, from {money}.
      Go viral on TikTok with our premium promotion service.
      We will manage all your social media [accounts|posting] for one flat fee.
      Buy [Google|Trustpilot|Yelp] 5 star reviews from verified accounts, 100% safe and permanent.
      More followers means more trust and more sales.
      Your brand deserves more reach, let our team of experts manage your ads and posts.
      We help companies like yours to reach thousands of new customers with influencer marketing.
    `,
  },
  {
    name: 'traffic-video-logo',
    label: 'spam',
    kind: 'form',
    open: SALUTE,
    close: ASK,
    sentences: [2, 4],
    say: lines`
      We send {nn},000 targeted visitors to your website every month for only {money}.
      Drive massive [traffic|targeted visitors] to any website, results in 24 hours.
      We create animated explainer videos that sell your product for you, from {money}.
      A {nn} second video can increase your conversion rate by {percent}.
      Get a custom logo design and full brand identity for just {money}, unlimited revisions.
      Here are a few videos we made for our clients: {url}
      Our virtual assistants can handle your admin, data entry and customer support for {money} an hour.
      Save {percent} on bookkeeping, payroll and data entry by outsourcing to us.
      Professional product photo editing and background removal from $0.39 per image, free trial.
      We rank your Google Maps listing in the top 3 and your phone will not stop ringing.
    `,
  },
  {
    name: 'manufacturer',
    label: 'spam',
    kind: 'form',
    open: SALUTE,
    close: ASK,
    sentences: [2, 4],
    say: lines`
      We are a [leading|professional] manufacturer of [LED lights|packaging boxes|CNC machined parts|face masks|e-cigarettes|solar panels|PCB boards|garments] in [Shenzhen|Guangzhou|Ningbo], China.
      Our factory has {nn} years of export experience with CE, ISO9001 and RoHS certificates.
      We can supply you the best quality with the most competitive price.
      Free samples are available, MOQ only {nnn} pcs, fast delivery to your door.
      Kindly let me know your requirement and I will send our catalogue and price list.
      We have our own factory, OEM and ODM orders are welcome.
      Sea freight, air freight and Amazon FBA shipping from China at low rates.
      Please check our website {url} and add my WhatsApp {phone}.
      Our products are widely used in Europe and America and win a good reputation among customers.
      Pls feel free to contact me if any interest, our engineer will give you a professional solution.
      Wholesale [phone cases|bags|toys|machinery parts], factory price, drop shipping supported.
    `,
  },
  {
    name: 'funding',
    label: 'spam',
    kind: 'form',
    open: SALUTE,
    close: ASK,
    sentences: [2, 4],
    say: lines`
      Get up to {bigmoney} in working capital for your business within 24 hours.
      No credit check, no collateral, no hidden fees, approval in minutes.
      We offer [business|personal|project] loans at 2% interest rate per annum, [bad credit accepted|regardless of credit score].
      Are you in need of [an urgent loan|financial assistance|business funding]? Apply now.
      You have been pre-approved for a business line of credit of {bigmoney}.
      Consolidate your debt and lower your monthly payments today.
      Our investors are ready to fund your project with {bigmoney} and above.
      Apply online in 2 minutes: {url}
      Fill in the loan application: full name, amount needed, duration, monthly income, phone number.
      Merchant cash advance, same day funding, flexible repayment.
    `,
  },
];
