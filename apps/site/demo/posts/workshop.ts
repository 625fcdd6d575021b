import type { DemoPost } from './DemoPost.ts';

export const workshop: readonly DemoPost[] = [
  {
    slug: 'three-tonnes-of-larch',
    title: 'Three tonnes of larch on a Thursday',
    author: 'agnes',
    category: 'workshop',
    tags: ['Larch', 'Yard'],
    daysAgo: 1,
    cover: 'orchard-autumn',
    excerpt:
      'The timber for next year has come. It needs to be looked at, sniffed, turned, stickered and left alone.',
    text: `The lorry came at ten past seven, backwards, down a lane that is fifteen centimetres wider than it is. Three tonnes of larch in planks as long as a bus. This is all of next year, apart from whatever we have forgotten.

## Looking

Every plank is turned over once by two people. We look at the ends for the rings, at the edges for the bark, and along the face for a twist. A mark in blue means bars. Green means sills and posts. Red means the stove, though Agnes before coffee and Agnes after coffee have been known to disagree.

## Smelling

Larch that was felled in sap smells sweet, like apples. Larch that was felled in winter smells of almost nothing and a bit of pepper. We pay for pepper. There was one apple plank this year, and the mill was very good about it.

## Stacking

On bearers, off the ground, with a stick between each layer at every half metre, the sticks exactly above one another. If they are not, the plank remembers. Then a roof of tin, open sides, and a year.

You cannot hurry that part. People with kilns say that you can, and the moisture meter agrees with them. But wood dried in the open has been through a summer and a winter by the time I meet it. It has already made all of its movements. After that, it only has to stand there and hold glass.`,
    comments: [
      {
        author: 'Peter Oakeshott',
        daysLater: 0,
        text: 'I met that lorry in the lane. We are both still here, but it was a close thing.',
      },
    ],
  },
  {
    slug: 'the-apprentice-question',
    title: 'The apprentice question',
    author: 'tobias',
    category: 'workshop',
    tags: ['Yard', 'People'],
    daysAgo: 31,
    cover: 'rain-evening',
    excerpt: 'Forty people wrote to us. We asked them all to do the same small, dull thing.',
    text: `We are looking for somebody to learn glazing, and we said so in the window of the post office. Forty people wrote, which is thirty-eight more than last time.

## The dull thing

We asked everybody to come on a Saturday, one at a time, and clean a pane. An old one, hand-made, with sixty years on it. Warm water, a blade, a cloth, and as long as they liked. Then tea.

We do not care how clean it was. We were watching for what they did when they noticed it was not flat. Some tried to press harder. Some held it up to the light and tilted it about, and said nothing for a while, and then said something like: it goes like water. We have five of those.

## What it pays

Not a great deal in the first year, and then rather more. There is a room over the paint store with a stove in it. Nobody is asked to buy tools until they have found out what they like.

## What happens next

The five are each coming for a week in the spring. Two of them are over fifty. One is a retired anaesthetist, who says that it is much the same: mostly looking, and then a few minutes in which it really matters.`,
  },
  {
    slug: 'a-cat-a-crate-and-a-lesson',
    title: 'A cat, a crate and a lesson in packing',
    author: 'ines',
    category: 'workshop',
    tags: ['Yard', 'Glass'],
    daysAgo: 101,
    cover: 'house-night',
    excerpt: 'We delivered fifty-two panes of glass and one stowaway. Both arrived intact.',
    text: `The yard has a cat, or the other way about. She is called Mullion. She sleeps wherever the sun is, and in September that is in the glass store, on straw, in a crate.

## What happened

We nailed the lid on at four and left at five in the morning. At Hollin Court, a hundred and ten kilometres away, Tobias levered the first board and was looked at. She stretched, got down over his arm, inspected the site, and caught a mouse in the footings before he had his coat off.

## The lesson

Not one pane had so much as a chip, although she must have walked over all of them. It made us think about why. Straw packs down, but it springs back; foam does not. The panes were on edge, tied in fives, with a gap between the bundles that you could put a hand in; or a cat. Nothing was tight. Everything that travels wants room to move a little and no room to move a lot.

We have since changed the way we pack the big sheets. There is now a gap. We call it the cat gap, and it is on the drawing.

She came home in the cab, on the heater. The crate goes out with a label now: *knock before closing*.`,
    comments: [
      {
        author: 'Annika Berg',
        daysLater: 1,
        text: 'Please tell Mullion that she is welcome to inspect our site as well.',
      },
      { author: 'Yuki Tanabe', daysLater: 3, text: 'The cat gap should be in every textbook.' },
    ],
  },
  {
    slug: 'what-fourteen-houses-cost',
    title: 'What fourteen houses cost us',
    author: 'agnes',
    category: 'workshop',
    tags: ['Yard', 'Prices'],
    daysAgo: 320,
    cover: 'valley-dusk',
    excerpt: 'We publish our figures once a year, because we would want to know if we were you.',
    text: `Every January we put the year on one sheet and pin it up by the kettle. This time we thought we might as well put it here.

## Where a hundred pounds goes

- Thirty-eight to the people who work here, all paid by the same scale.
- Twenty-one for timber.
- Fourteen for glass, and most of that for the drawn sort.
- Nine for iron, brass and charcoal.
- Seven for rent, stove, roof, telephone and the van.
- Six for mistakes. We write it down honestly. Last year it was nine.
- Five that are left, of which half goes back into the yard.

## What we learnt

The mistakes were nearly all measuring, and nearly all on the days when one of us went alone. Two people for every survey, from now on; it costs a morning and saves a week.

## Prices

They go up by three in a hundred in April. That is the larch. Whoever has a drawing with a price on it keeps that price, however long it takes you to decide. A gentleman in Nether Wick brought one in last spring that was signed in 2009. We honoured it. It stung a bit, and he has been telling everybody.`,
  },
  {
    slug: 'open-day-in-pictures-we-did-not-take',
    title: 'The open day, in pictures we did not take',
    author: 'ines',
    category: 'workshop',
    tags: ['Yard', 'People'],
    daysAgo: 470,
    cover: 'valley-dawn',
    excerpt: 'Two hundred visitors, one forge demonstration, eleven cakes. Nobody remembered the camera.',
    text: `Everybody was told to take pictures, and so everybody thought that somebody else would. What follows is from memory.

## Picture one

Nine in the morning, mist in the yard, and Rafi asleep in a deckchair in front of a forge that he had lit at five so as to have a proper bed of coals. A blackbird on his boot.

## Picture two

A girl of about six, on a box, with Agnes's second-best plane, taking a shaving off a plank that is as long as the bench. Her tongue is out. The shaving comes out whole. She wore it as a necklace for the rest of the day, and so did about forty others by the end.

## Picture three

Tobias, with a ring of people three deep, drawing his cutter across a sheet, saying "listen". All the heads tilted the same way.

## Picture four

The table after the cakes.

## Picture five

The chalk section on the floor, walked over by four hundred feet, until there was only the ridge left. I stood and looked at it for a bit when everybody had gone. Then I swept up. We raised that house in May, and it fits.`,
  },
  {
    slug: 'moving-the-glass-store',
    title: 'Moving the glass store, one pane at a time',
    author: 'tobias',
    category: 'workshop',
    tags: ['Glass', 'Yard'],
    daysAgo: 690,
    cover: 'rain-morning',
    excerpt: 'The roof over the old store had begun to leak, which is embarrassing in our line of work.',
    text: `We put roofs on other people's things for a living, and for four winters the glass store had a bucket in it. In November it got a second bucket, and Agnes put down her tea.

## Twelve hundred panes

It has been collected since 1987: every sheet that came out of a house which was being pulled down, every odd lot, every crate somebody's uncle had in a barn. Cylinder glass with bubbles. Crown glass with a curve in it like a thumbnail. Reeded, hammered, cathedral, and one crate of deep blue which we have never dared to use.

## How

By hand, in pairs, across the yard, on a dry day. Two people carry six panes at a time. It is two hundred trips. We put a plank down and a rule up: nobody talks on the plank. It took nine days because it rained on four of them.

## What we found

A pane scratched with a diamond, in a corner, very small: *E.M. & J.T. July 1863 very hot*. We do not know which house it came from. It is in the office window now, on the south side. They would know the feeling.

## And the new roof

Does not leak. I have been up there in the rain with a torch to make sure. It would have been unbearable.`,
  },
];
