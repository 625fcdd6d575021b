import { type Family, lines } from '../Family.ts';

const FORMAL = lines`
  Dear Friend,
  Dear Customer,
  Attention [Beneficiary|Please|Winner],
  Dear Sir,
  Hello Dear,
  Dear User,
  Greetings in the name of God.
  Hello
  Important notice!
  Dear [account holder|member|valued customer],
`;

const PRESS = lines`
  Contact me [urgently|immediately] at {spammail}.
  Act now before it is too late: {url}
  Click here: {url}
  Reply with your full name, address and phone number.
  WhatsApp {phone}
  Do not ignore this message.
  Yours faithfully, Mr {name}
  Yours sincerely, Barrister {name}
  Thank you for your cooperation. Security Department
  Send an email to {spammail} for more information.
`;

/** Texts that try to get money or passwords by deception. */
export const scams: readonly Family[] = [
  {
    name: 'crypto',
    label: 'spam',
    kind: 'form',
    share: 1.5,
    open: FORMAL,
    close: PRESS,
    sentences: [2, 5],
    say: lines`
      Earn [up to|a guaranteed] {percent} [daily|weekly|per month] with our Bitcoin [trading bot|investment platform].
      I turned {money} into {bigmoney} in just {n} days trading [crypto|Bitcoin|forex|binary options].
      Invest {money} today and receive {bigmoney} within one week, guaranteed.
      Claim your free [BTC|ETH|USDT|airdrop tokens] now by connecting your wallet.
      Your Bitcoin wallet has a balance of {n}.{nn} BTC waiting for withdrawal.
      This new coin is going to the moon, buy before the presale ends.
      [Elon Musk|A famous billionaire] revealed the secret platform that makes ordinary people rich.
      Passive income on autopilot from cloud mining, no experience needed.
      Recover your lost crypto with our certified recovery experts.
      Join our Telegram group for free trading signals with {percent} accuracy: {url}
      My account manager Mrs {name} helped me earn {bigmoney} from home.
      Double your bitcoins in 24 hours.
      Your transaction of {n}.{nn} BTC is pending, please [confirm|withdraw it] here {url}
    `,
  },
  {
    name: 'phishing',
    label: 'spam',
    kind: 'email',
    share: 2,
    open: FORMAL,
    close: PRESS,
    sentences: [2, 5],
    say: lines`
      Your [account|mailbox|PayPal account|bank account|Netflix subscription|Apple ID] [has been|will be] [suspended|limited|locked|deactivated] due to [unusual activity|a billing problem|a failed payment].
      Please [verify|confirm|update] your [identity|account information|billing details|password] within {nn} hours to avoid [suspension|termination|closure].
      We detected a sign-in attempt from an unknown device.
      Click the link below to [restore access|secure your account|keep your current password|log in and verify]: {url}
      Your mailbox is [almost full|over quota] and incoming messages are being rejected.
      Your password expires today; to keep using the same password click here.
      Failure to do so will result in permanent loss of your account.
      Your parcel could not be delivered because of an unpaid customs fee of {money}.
      You have (1) pending refund of {money} from the tax office, submit your card details to receive it.
      Dear customer, we have noticed some problems with your online banking records.
      A new document has been shared with you, sign in with your email and password to view it.
      As part of our security upgrade all users must re-validate their email account.
      Your domain {domain} will expire soon, renew now to avoid losing it.
      Sign in here to review the invoice and cancel the transaction.
    `,
  },
  {
    name: 'inheritance',
    label: 'spam',
    kind: 'email',
    share: 1.5,
    open: FORMAL,
    close: PRESS,
    sentences: [3, 6],
    say: lines`
      I am [Mr|Mrs|Barrister|Dr] {name}, [the personal attorney|manager|auditor|account officer] of the late Mr {last} [from your country|who shares your surname].
      I am contacting you [in confidence|with trust] about a [business proposal|transaction] of mutual benefit worth {bigmoney}.
      The sum of {bigmoney} million was deposited in a [bank|security company] and nobody has come to claim it.
      I want you to stand as the next of kin so that the fund will be released to you.
      I am a widow suffering from cancer and I have decided to donate my late husband's money to charity through you.
      You will receive {nn}% of the total sum for your assistance.
      Your email address has won {bigmoney} in the [international|online|Microsoft|Coca-Cola] lottery promotion.
      You have been chosen to receive a donation of {bigmoney} from [the Gates foundation|a jackpot winner].
      Your compensation payment of {bigmoney} from the United Nations has been approved.
      This transaction is 100% risk free and must be kept strictly confidential.
      Kindly send your bank account details, telephone number and a copy of your passport.
      Your ATM card worth {bigmoney} is ready for delivery, you only have to pay the courier fee.
      I need a reliable foreign partner to transfer the funds out of [my country|Nigeria|Burkina Faso|Ghana].
      God bless you as you reply.
    `,
  },
  {
    name: 'fake-invoice',
    label: 'spam',
    kind: 'form',
    open: FORMAL,
    close: PRESS,
    sentences: [2, 4],
    say: lines`
      Please find attached the [overdue|outstanding|final] invoice {order} for {money}, payment is due immediately.
      Your subscription to Norton 360 has been renewed and {money} was charged to your account.
      If you did not authorise this transaction call our refund department now at {phone}.
      Your domain [listing|registration|SEO service] expires on {date}, pay {money} to avoid cancellation.
      This is the final notice for your [domain name|trademark|business directory] registration.
      Your Geek Squad order {order} of {money} has been processed, to cancel call toll free {phone}.
      Please process the wire transfer today, our bank details have changed.
      Secure online payment: {url}
      Your website domain will be terminated unless you complete the payment at {url}.
      Kindly see the attached purchase order and confirm the bank account for payment.
    `,
  },
  {
    name: 'threats',
    label: 'spam',
    kind: 'form',
    open: FORMAL,
    close: PRESS,
    sentences: [2, 5],
    say: lines`
      Your website is using my copyrighted images without permission and I will sue you.
      Download the evidence of the copyright infringement here: {url}
      We have hacked your website and extracted your entire database.
      If you do not pay {bigmoney} in bitcoin within {nn} hours we will leak it and destroy your reputation.
      I recorded you through your webcam while you were visiting adult websites.
      Transfer {money} in Bitcoin to this address and I will delete the video.
      I found a critical vulnerability in your website, is there a bounty reward for it?
      Your customers will receive your data unless you pay.
      This is my last warning, you have 48 hours.
      Let this be the last time, delete the pictures now, the list is here {url}
    `,
  },
  {
    name: 'job-scam',
    label: 'spam',
    kind: 'form',
    open: FORMAL,
    close: PRESS,
    sentences: [2, 5],
    say: lines`
      Work from home and earn {money} a day, no experience required.
      We are hiring part time [online assistants|data entry workers|mystery shoppers|payment agents], pay is {money} per hour.
      Make money online just by [liking videos|rating hotels|completing simple tasks|posting ads].
      Only 1-2 hours a day on your phone, salary paid daily.
      Our company noticed your resume and offers you a remote job with {bigmoney} monthly.
      All you need is a phone and internet, we train you for free.
      Add our HR manager on [WhatsApp|Telegram] {phone} to start today.
      I quit my job and now I make {bigmoney} a month working at home, read how here {url}
      Limited positions available, must be over {nn} years old.
      Be your own boss and achieve financial freedom.
      Google is now paying {money} per hour for online work, start here {url}
    `,
  },
  {
    name: 'survey-prize',
    label: 'spam',
    kind: 'chat',
    share: 2,
    open: lines`
      Congratulations!
      CONGRATS
      You have won!
      WINNER!!
      URGENT!
      Dear customer,
      FREE MSG
      Last chance!
      Final reminder:
      Hi {first},
    `,
    close: lines`
      Claim now: {url}
      Call {shortcode} now to claim.
      Text WIN to {shortcode}. T&Cs apply, 18+ only.
      Reply YES to claim. To opt out reply STOP.
      Claim code {code}. Valid 12hrs only.
      Click {url} to claim your prize before midnight
      Txt STOP to end. {money}/msg
    `,
    sentences: [1, 3],
    say: lines`
      You have been [selected|chosen] to receive a [{bigmoney} cash prize|{bigmoney} gift card|brand new iPhone 15|free holiday to Florida|Samsung Galaxy].
      Your mobile number has won {bigmoney} in our [weekly|monthly] draw.
      Complete this short survey and get a {money} [Amazon|Walmart|Costco] gift card.
      As a valued customer you are awarded a bonus prize worth {bigmoney}.
      You are today's lucky visitor, spin the wheel to win.
      Your [loan|cash advance] of {bigmoney} has been approved, reply for details.
      Get unlimited ringtones, wallpapers and games for only {money} per week.
      Your parcel is waiting at the depot, pay {money} delivery fee at {url}
      Your bank account has been locked, verify now at {url}
      You are owed {bigmoney} compensation for your recent accident, call free.
      Free entry into our {bigmoney} prize competition, text now.
      HMRC: you are due a tax refund of {money}. Apply at {url}
      Your free trial ends today, upgrade and save {percent}.
      Bet now and get {money} free bets, new customers only.
      Sexy singles in your area want to chat, text HOT to {shortcode}.
    `,
  },
  {
    name: 'reply-bait',
    label: 'spam',
    kind: 'form',
    share: 1.5,
    sentences: [1, 2],
    open: lines`
      Hello
      Hi
      Hi dear
      Good day
      Dear,
    `,
    close: [
      '',
      'Waiting for your reply.',
      'Please reply.',
      'Email me {spammail}',
      'Regards, {first}',
      'Write to me at {spammail}',
    ],
    say: lines`
      I have a [business proposal|proposition|very important message] for you, [reply for details|get back to me].
      [Did you get|Have you received] my [previous|last] [message|email] about the proposal?
      I want to [discuss|share] a [private|profitable|confidential] [matter|deal|opportunity] with you.
      Can we talk about a profitable [investment|business] in your country?
      I saw your website and I want to place a [large|bulk] order, do you accept credit cards and can you ship by my own courier?
      Is this email still active? I have something good for you.
      Are you the owner of this website? I have an interesting offer.
      I am interested in your products, kindly send me your best price, payment terms and bank details.
      I need your [urgent assistance|partnership] in a deal worth {bigmoney}.
      Please confirm that you are the right person so I can send you the details.
      Can I trust you with a sum of money?
      What is your personal email and WhatsApp number? I have a proposal.
      I represent an investor who wants to put {bigmoney} into a company like yours, are you open for talks?
      We are a buyer from abroad and want a long term supply of your product, send us your catalogue and your bank details.
      I am a soldier deployed overseas and I need someone honest to help me move my savings.
    `,
  },
];
