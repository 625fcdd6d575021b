import { type Family, lines } from '../Family.ts';

const HELLO = lines`
  Hi,
  Hello,
  Hi there,
  Good morning,
  Good afternoon,
  Dear Sir or Madam,
  Hello {first},
  Dear team,
  Hi {company},
  Hey,
`;
const HELLO_OR_NOT = [...HELLO, '', '', '', ''];

const BYE = lines`
  Thanks, {name}
  Many thanks, {first}
  Kind regards, {name}
  Best wishes, {first}
  Thank you!
  Please call me on {phone}.
  You can reach me at {phone} or {email}.
  Cheers, {first}
  Regards {name}, {company}
  Looking forward to hearing from you. {first}
  Thanks in advance
  My number is {phone}, after {time} is best.
  {first}
`;
const BYE_OR_NOT = [...BYE, '', '', '', ''];

/** What people write to businesses through a contact form. */
export const enquiries: readonly Family[] = [
  {
    name: 'quote-trades',
    label: 'ham',
    kind: 'form',
    share: 3,
    open: HELLO_OR_NOT,
    close: BYE_OR_NOT,
    sentences: [1, 4],
    say: lines`
      [Could you give me|I would like|We need] a quote for [repainting our living room|a new kitchen|fixing a leaking roof|a garden fence|rewiring a flat|tiling a bathroom|a loft conversion|new windows|a heat pump].
      The [house|flat|office] is about {nn} square metres and it was built in the [seventies|nineties|1930s].
      Our boiler has stopped working and we have no hot water since {weekday}.
      Do you also [work|deliver|come out] in {town}?
      We would like to have it done before [the end of {month}|{date}|Christmas].
      Roughly how much would that cost? Our budget is around {money}.
      I can send you photos [of the damage|and measurements|] if that helps.
      The washing machine is leaking from the bottom, can somebody look at it this week?
      My car makes a grinding noise when I brake, when could I bring it in?
      How long is the waiting time at the moment?
      We are planning to renovate our shop and are looking for [an electrician|a carpenter|a plumber|a painter].
      Is the call-out fee included in the price?
      The tree in our back garden has to come down, it is about {nn} metres high.
      We had a quote of {money} from somebody else and wanted to compare.
      Would {weekday} at {time} work for a visit?
      I found you through [my neighbour|the local paper|a friend|Google].
    `,
  },
  {
    name: 'appointments',
    label: 'ham',
    kind: 'form',
    share: 2,
    open: HELLO_OR_NOT,
    close: BYE_OR_NOT,
    sentences: [1, 3],
    say: lines`
      I would like to [make|book|move|cancel] an appointment [on|for] {weekday} [at {time}|in the morning|afternoon].
      Do you have [a free slot|anything free|availability] next week?
      I have had [toothache|back pain|a rash|headaches] since {weekday}, can I come in soon?
      My daughter is {n} years old and it would be her first visit.
      Can I bring my dog? He is very friendly.
      I need a haircut and colour, how long does it take?
      Are you open on {weekday} after {time}?
      Is there parking near the [practice|salon|studio|shop]?
      Sorry, I will be ten minutes late for my {time} appointment today.
      Could I have a table for {n} people on {date} at {time}? One of us is vegetarian and one cannot have nuts.
      We would like to rent your hall for a birthday party on {date}, about {nn} guests.
      Is the flat still available? I would like to see it on {weekday}.
      We are getting married on {date} and love your photos, are you still free?
      How many people can take part in the pottery course and is there still a place?
      Do you take new patients at the moment?
      My membership number is {order} and I can't log in to book a class.
    `,
  },
  {
    name: 'orders-complaints',
    label: 'ham',
    kind: 'form',
    share: 2,
    open: HELLO_OR_NOT,
    close: BYE_OR_NOT,
    sentences: [1, 4],
    say: lines`
      I ordered [a lamp|two chairs|a pair of shoes|a coffee machine|curtains] on {date}, order number {order}, and it [has not arrived yet|arrived broken|is the wrong colour].
      Where is my parcel? The tracking has not changed since {weekday}.
      I would like to [return|exchange] it and get my money back.
      I was charged twice, {money} each, please refund one of the payments.
      This is the third time I write and nobody has answered me. I am really [disappointed|annoyed|angry].
      The size is too small, can I change it for a {n}?
      Please cancel my order {order}, I made a mistake with the address.
      Your driver left the parcel in the rain and everything inside is wet.
      The invoice you sent me says {money} but we agreed on {money}.
      Could you send me the invoice for order {order} again, my accountant needs it with our VAT number.
      When will the green one be back in stock?
      Does this model fit the old version of the stand?
      The screw that holds the handle is missing, could you send me one?
      I expected better for {money}.
      The discount code from your newsletter does not work at checkout.
      My password reset email does not arrive, I have checked my junk folder.
      Please delete my account and all my data according to GDPR.
      Thank you for sorting this out so quickly, the replacement arrived today.
    `,
  },
  {
    name: 'job-application',
    label: 'ham',
    kind: 'form',
    share: 1.5,
    open: HELLO,
    close: BYE,
    sentences: [2, 5],
    say: lines`
      I am writing to apply for the position of [office manager|junior developer|chef|nurse|warehouse assistant|graphic designer|receptionist] [advertised on your website|that you posted on {weekday}].
      I have {n} years of experience in [hotels|logistics|retail|software testing|elderly care|bookkeeping].
      Please find my CV and references attached.
      My CV is here: {hamurl}
      I finished my apprenticeship as a [baker|mechanic|hairdresser|carpenter] last summer.
      I am currently working at {company} and have a notice period of {n} weeks.
      Do you offer internships for students? I am studying [biology|marketing|architecture] in {town}.
      I am a fast learner, reliable and I enjoy working with people.
      I could start on {date}.
      Is the vacancy still open and is part time possible?
      My salary expectation is {bigmoney} a year.
      I would be glad to tell you more in an interview.
      You can see my portfolio at {hamurl}
    `,
  },
  {
    name: 'press-partners',
    label: 'ham',
    kind: 'form',
    share: 1.5,
    open: HELLO,
    close: BYE,
    sentences: [2, 5],
    say: lines`
      I am a journalist with [the {town} Gazette|the local radio|a trade magazine] and I am writing a piece about [small breweries|family businesses|cycling in the city|rising rents].
      Could I interview [the owner|one of your engineers|somebody from your team] by phone before {weekday}?
      My deadline is {date} at {time}, so a short answer would already help.
      We are a school in {town} and would like to visit you with {nn} pupils.
      Our club is looking for a sponsor for the summer tournament and we thought of you.
      We run a shop in {town} and would be interested in stocking your products, do you have a trade price list?
      We are organising a conference on {date} and would like to invite you to speak.
      Would you be willing to donate a prize for our charity raffle?
      I am a student working on my thesis about [sustainable packaging|local history|user interfaces], may I ask you a few questions?
      We have worked with {company} on a similar project and they recommended you.
      May we use the photo from your website in our parish magazine? We would of course name you.
      I noticed that the link to the price list on your page is broken.
      Your website is hard to use with a screen reader, the menu buttons have no labels.
      We would like to integrate your API into our booking system, is there any documentation besides {hamurl}?
    `,
  },
  {
    name: 'business-requests',
    label: 'ham',
    kind: 'form',
    share: 2,
    open: HELLO_OR_NOT,
    close: BYE,
    sentences: [2, 4],
    say: lines`
      We are a company of {nn} people in {town} and are looking for [a new website|help with our SEO|an accountant|a cleaning company|IT support|a translation].
      We saw the site you built for {company} and like it a lot. Could you do something similar for us?
      Our traffic from Google dropped by {percent} after the relaunch in {month} and we do not understand why.
      Could you please send us an offer for {nnn} [units|brochures|T-shirts with our logo|licences]?
      What would the monthly costs be for {nn} users?
      We need the delivery to our warehouse in {town} by {date}.
      Do you offer a discount for [non-profits|schools|larger quantities]?
      I tried the demo and have a question about the export to Excel.
      We accept Bitcoin in our shop and need advice on how to book it, is that something you do?
      I would like to speak to somebody about a [loan for a new machine|mortgage|business account], when do you have time?
      Our contract {order} ends in {month}, please tell us the conditions for an extension.
      The error "{order}" appears whenever we try to upload a file larger than {n} MB.
      Is your insurance valid abroad as well?
      Please send the contract to {email} and not to my old address.
      Can we pay by invoice within {nn} days?
      Attached is the signed offer, please confirm the start date.
    `,
  },
  {
    name: 'short-requests',
    label: 'ham',
    kind: 'form',
    share: 3,
    sentences: [1, 1],
    open: ['', '', '', 'Hi', 'Hello', 'hello,', 'Hi,'],
    close: ['', '', '', 'Thanks', '{first}', 'thx', 'Thank you'],
    say: lines`
      Please call me back on {phone}
      please ring me {phone} {first}
      Price?
      how much is it
      Are you open [today|tomorrow|on {weekday}]?
      Is this still available?
      Do you deliver to {town}?
      What are your opening hours?
      Can I pay by card?
      Test
      Thanks for your help!
      Could you send me a brochure?
      I need help with my order {order}
      Call me please
      Where are you located?
      When does the course start?
      wrong number on your site, it should be {phone}
      Great service, thank you
      Do you have size {nn}?
      Can I book for {n} people?
      Yes please, {weekday} at {time} is fine
      Not interested, please remove me from your list.
      I have a question about the invoice {order}
      do you buy old books?
      Is the job still open?
      can you repair an old bike?
      Do you have a showroom?
      {phone}, please call after {time}, it is about the roof
      need quote for garden {nn} sqm
      my email is {email}, please send the catalogue
      Hallo, is anybody there?
      ok thanks
      No
      See you {weekday}!
      Love your new site
      Interested in the blue sofa, what does shipping cost?
      Thank you very much for your quick reply
      Nice work, greetings from {town}
      Please unsubscribe me
      Could you call me today?
      Your link to the form does not work
      Many thanks to your team for the help last week
      I love your shop
    `,
  },
  {
    name: 'stories',
    label: 'ham',
    kind: 'form',
    share: 1.5,
    open: HELLO,
    close: BYE,
    sentences: [4, 9],
    say: lines`
      We stayed with you last {month} and the children still talk about the pony.
      My grandmother used to buy her bread from you when she was a girl.
      I am looking for a present for my father, who turns {nn} in {month} and has everything.
      He used to be a carpenter, so perhaps something made of wood would be nice.
      We only have a small balcony, it faces north and gets very little sun.
      I have tried two other companies before and neither of them called back.
      The problem started after the storm in {month}, first it was only a small stain on the ceiling.
      Since then it has grown and now the wallpaper comes off.
      Our landlord says that it is not his responsibility.
      I am not very good with computers, so please explain it as simply as possible.
      My husband thinks we should wait until spring, but I would rather have it done now.
      I measured everything twice: {nnn} cm wide, {nnn} cm high and {nn} cm deep.
      If it is too expensive we could also do without the second door.
      Please do not call before {time} because I work nights.
      I attach two pictures, one from the front and one from the side.
      We do not mind waiting a few weeks as long as it is done properly.
      It was lovely to meet you at the fair in {town}.
      Perhaps you remember, I was the one with the three dogs.
      I would also like to know whether the colour can be matched to the old one.
      On your website it says {money}, but on the phone I was told {money}.
      Sorry for the long message, I hope everything is clear.
    `,
  },
];
