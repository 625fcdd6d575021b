import { type Family, lines } from '../Family.ts';

const HELLO = lines`
  Hi {first},
  {first},
  Hello {first},
  Dear {first},
  Hi all,
  All -
  Team,
  Dear Mr {last},
  Morning {first},
`;
const BYE = lines`
  {first}
  Thanks, {first}
  Best, {first}
  Regards, {name}
  Cheers
  Talk soon, {first}
  -- {first} {last} {company} {phone}
  Let me know if you have any questions. {first}
  See you {weekday}
`;

/** Letters between people who have a reason to write. */
export const mail: readonly Family[] = [
  {
    name: 'office-mail',
    label: 'ham',
    kind: 'email',
    share: 3,
    open: HELLO,
    close: BYE,
    sentences: [2, 7],
    say: lines`
      Attached is the [latest|revised|final] draft of the [contract|report|agreement|presentation], please let me have your comments by {weekday}.
      Can we move the meeting from {time} to {time}? I have a conflict with another call.
      I spoke to {first} in accounting and the numbers for {month} should be ready by {date}.
      Please see my comments below in red.
      {first} will be out of the office until {weekday}.
      The conference call is scheduled for {weekday} at {time}, the dial-in number is {phone} and the passcode is {code}.
      We need to get this signed before the end of the month.
      I forwarded your note to {name}, who is handling the account now.
      What do you think about the proposal from {company}?
      The deal closed yesterday at {bigmoney}, slightly under what we expected.
      Could you please approve the expense report when you get a chance?
      I will be in {town} on {weekday} and {weekday}, lunch?
      Following up on our discussion this morning, here are the action items.
      The server was down for {nn} minutes last night because of a full disk, the details are in the ticket.
      Let's discuss it in the staff meeting.
      I reviewed the invoice from {company} and it does not match the purchase order.
      The gas volumes for {month} were lower than forecast, so the curve needs to be updated.
      Please print this for {first} before the meeting.
      I don't have strong feelings either way, your call.
      Per our conversation, I have asked legal to look at section {n}.
      The budget for next year is due on {date} and I still miss your figures.
      Who is going to take the lead on this one?
      Please find the agenda for {weekday} below, the room is booked from {time}.
      Our marketing team prepared the campaign for {month}, could you check the figures before it goes out?
      The new website went live this morning, please tell us if you find anything broken.
      The customer wants a discount of {percent}, I would agree if they sign this week.
      Thank you for your interest in our company, we would like to invite you to an interview on {date}.
      Your application was received, we will get back to you within two weeks.
    `,
  },
  {
    name: 'friends-mail',
    label: 'ham',
    kind: 'email',
    share: 1.5,
    open: lines`
      Hi {first}!
      Hey {first},
      Dear {first},
      Hi everyone,
      Hey you,
    `,
    close: [
      'Love, {first}',
      'xx {first}',
      'Hugs',
      'See you soon! {first}',
      'Take care, {first}',
      'Mum says hi',
    ],
    sentences: [3, 8],
    say: lines`
      How was your trip to {town}? I saw the pictures, they look great.
      We finally moved into the new house, there are boxes everywhere.
      The kids started school on {weekday} and love it so far.
      Are you coming to {first}'s birthday on {date}?
      I made the soup you told me about and it was delicious.
      Dad is feeling better, the doctor says he can go home on {weekday}.
      I watched the game last night, what a finish.
      Do you still have my blue jacket?
      Let's go hiking when the weather gets better.
      I got the job!! I start in {month}.
      The train was late again so I missed the first half of the film.
      Could you pick up some milk and bread on the way home?
      I am thinking of getting a dog, what do you think?
      Sorry that I did not write earlier, work has been crazy.
      We should have dinner some time, maybe on {weekday}?
      Here are the photos from the wedding: {hamurl}
      Happy birthday! I hope you have a wonderful day.
    `,
  },
  {
    name: 'receipts',
    label: 'ham',
    kind: 'email',
    share: 1.5,
    open: [
      'Hello {first},',
      'Dear {name},',
      'Thank you for your order!',
      'Hi {first},',
      'Your booking is confirmed.',
    ],
    close: [
      'Thank you for shopping with us. {company}',
      'You can see your order at {hamurl}',
      'If you have questions, simply reply to this e-mail.',
      'Your {company} team',
      'This is an automatic message, please do not reply.',
    ],
    sentences: [2, 5],
    say: lines`
      We have received your order {order} and will let you know when it is on its way.
      Your order has been shipped and should arrive by {weekday}.
      Total: {money}, paid by credit card ending in {nnn}{n}.
      Your appointment is on {weekday}, {date} at {time}.
      Your reservation number is {order}, check-in is from {time}.
      Items: {n} x cotton shirt, {n} x wool socks. Shipping {money}.
      You can return unworn items within {nn} days.
      Your monthly statement for {month} is now available in your account.
      Your ticket has been updated: {first} replied to your question.
      The library book that you reserved is ready to be picked up until {date}.
      The minutes of the last meeting are attached.
      Here is the verification code you asked for: {code}. It expires in ten minutes.
      Your rent for {month} has been received, thank you.
      This month in our newsletter: a new recipe, the opening hours in summer and an interview with our gardener.
      The following changes were merged into the main branch by {first}.
      Your password was changed on {date}. If this was you, you do not need to do anything.
    `,
  },
  {
    name: 'list-mail',
    label: 'ham',
    kind: 'email',
    share: 1.5,
    open: ['On {weekday} {name} wrote:', 'Hi list,', 'Hello all,', '{first} wrote:', ''],
    close: ['-- {first}', 'Any help is appreciated.', 'Regards, {first}', '{hamurl}', 'Thanks!'],
    sentences: [2, 6],
    say: lines`
      I have the same problem with version {n}.{nn} on Debian, the build fails in the linker step.
      > Does anybody know why this happens?
      Have you tried to run it with the debug flag and look at the log?
      The patch below fixes it for me, but I am not sure that it is the right way.
      I think the article misses the point: the law does not say that at all.
      There is a nice write-up about this at {hamurl}
      It works if you comment out line {nnn} of the config file.
      According to the documentation the default should be {nnn} seconds.
      My guess is that the kernel module is not loaded.
      You need to install the development headers first.
      I disagree. The real issue is that nobody maintains the old code.
      Can someone with commit access apply this please?
      I upgraded the RPM packages from the testing repository and now perl complains about a missing library.
      That is what I thought too, until I read the paper.
      Looks like a race condition between the two threads.
      I moved all the mailing list archives to the new server, please tell me if something is missing.
    `,
  },
];
