import type { DemoPost } from './DemoPost.ts';

export const craft: readonly DemoPost[] = [
  {
    slug: 'why-the-bars-are-thin',
    title: 'Why the bars are thin',
    author: 'agnes',
    category: 'craft',
    tags: ['Glazing bars', 'Larch'],
    daysAgo: 3,
    cover: 'valley-dawn',
    excerpt:
      'A glazing bar has three jobs and only one of them is holding glass. Getting the other two right is what makes it slender.',
    text: `People run a thumb along our glazing bars and say they look too delicate for the work. They are twenty-two millimetres across the face. The bars in a kit house from a catalogue are often forty, and yet ours carry heavier glass. That is not magic, and it is not bravado either.

## Three jobs

A bar holds the glass up, keeps it flat, and gets rid of water. Most bars are drawn for the first job alone, by somebody who adds a little each time until the numbers stop looking worrying. The result is a bar that is strong and always wet.

We begin with the water. On the inside face of each bar there is a small groove, no deeper than a pencil line, that leads whatever condenses on the pane down to the sill and out through a slot. Dry timber does not need a reserve for the day it rots. Take that reserve away and the bar loses a third of its width at once.

## Depth is free

Light only sees the face. From below, a bar that is twenty-two wide and sixty-five deep throws the same shadow as one that is twenty-two wide and thirty deep; but it bends about a tenth as much. So we go deep, and taper the inner edge until it is barely there. Stand under the roof at noon and the bars vanish.

- The face is as narrow as the putty line allows.
- The depth is what the span asks for, and then a bit.
- The inner edge is a long taper, because nobody needs wood there.

## The tree does the rest

None of this works with fast timber. We want larch that has taken its time: twelve rings to the centimetre if the mill can find it, never fewer than eight. It planes like soap and stays where you put it. A wide bar forgives bad wood. A thin bar is a promise, and the tree has to sign it too.`,
    comments: [
      {
        author: 'Harriet Coombe',
        daysLater: 1,
        text: 'I have been looking at mine all week and never noticed the groove. Now I cannot stop seeing it.',
      },
      {
        author: 'Agnes Sill',
        daysLater: 2,
        text: 'Run a fingernail down it in April and again in October. If it is full of green, a toothbrush does it.',
        answers: 0,
      },
      {
        author: 'Piet Lammers',
        daysLater: 4,
        text: 'Would Douglas fir do? There is a stand near us with very tight growth.',
      },
    ],
  },
  {
    slug: 'the-overlap',
    title: 'Six millimetres of overlap',
    author: 'tobias',
    category: 'craft',
    tags: ['Glass', 'Putty'],
    daysAgo: 24,
    cover: 'rain-morning',
    excerpt:
      'Roof panes lie on each other like scales. Too little lap and the rain comes in; too much and the frost does worse.',
    text: `Every roof pane in a traditional house lies on the one below it, the way a fish wears its scales. The part where they lie double is the lap, and most of the roofs I am called to mend were ruined there and nowhere else.

## What the lap is for

Rain runs down glass faster than you think and in a thinner film than you think. At the bottom edge of a pane it curls under, by a millimetre or two, and is then pulled off by its own weight. The lap only needs to be longer than that curl, with something left for a windy day. Six millimetres is enough at our usual pitch. I have seen forty.

## What goes wrong with more

A wide lap is a drain that nobody can clean. Water creeps up between the panes and stays. Dust joins it, then algae, and from inside you see a green band across the roof at every joint. That is only ugly. In January the water freezes, and ice is nine parts in a hundred bigger than the water was. The pane has nowhere to go. It cracks from the corner, always on the coldest night, always over the tray of something precious.

## What I do

I cut the bottom edge with a very slight curve, lower in the middle, so that the water leaves the bar and runs down the centre of each pane. You will find the same curve on houses from 1850. I did not invent it; I just have not stopped.

> If you can slide a playing card into the lap, it is a good lap. If you can lose one in there, send for me.

And no sealant, please. I know the tube says glasshouse on it. A sealed lap cannot dry, so it never does.`,
    comments: [
      {
        author: 'Gwilym Rees',
        daysLater: 3,
        text: 'Found two playing cards and a bus ticket in mine. The ticket was from 1974.',
      },
    ],
  },
  {
    slug: 'a-door-that-closes-itself',
    title: 'A door that closes itself, but kindly',
    author: 'rafi',
    category: 'craft',
    tags: ['Ironwork', 'Doors'],
    daysAgo: 58,
    cover: 'hammer-ink',
    excerpt:
      'Rising butts, two degrees and a bit of gravity: the door shuts behind your barrow without a spring in sight.',
    text: `There are two kinds of glasshouse door: the kind that blows open in March and takes three panes with it, and the kind with a spring that hits you in the elbow when you carry a tray. I have fitted both and apologised for both. This is how we hang them now.

## Hinges that climb

A rising butt is a hinge cut on the slant, so that the door goes up as it opens. A door that went up wants to come down again. That is the whole mechanism. There is nothing to oil twice a year and nothing to go rusty in a place you cannot see.

The trick is the angle. A house door uses steep ones because it has a carpet to clear. In a glasshouse nobody wants a door that closes with conviction. We forge ours at about two degrees. Let go of it and it thinks for a moment, then wanders home and clicks.

## The click

The latch matters more than the hinge. Ours is a gravity bar that drops behind a keep, and the keep has a lip you can lift with the back of a hand, or with an elbow, or with the corner of a seed tray. I test each one with my hands full. If I have to put something down, it goes back on the anvil.

## Holding it open

On a hot day you want it open and nothing else. A brass hook at knee height does that. It is at knee height because at hand height it catches sleeves, and at foot height it fills with gravel. We learnt both of those on other people's houses, and went back.`,
  },
  {
    slug: 'drawing-at-full-size',
    title: 'Why I draw everything at full size',
    author: 'ines',
    category: 'craft',
    tags: ['Drawing', 'Surveys'],
    daysAgo: 92,
    cover: 'elevation-blueprint',
    excerpt:
      'A drawing at one to twenty can lie. A drawing at one to one, on the floor, in chalk, has nowhere to hide.',
    text: `There is a computer in the office and I am not against it. It sends the invoices. But the section of every house we build is drawn on the workshop floor, at full size, in pencil on white boards, by me, in socks.

## Scale hides things

On a drawing at one to twenty, a pencil line is ten millimetres thick. You can make any joint work inside a line like that. The plumber's pipe goes through the corner of the sill beam and nobody sees it, because on paper both are a smudge. At full size the smudge is a pipe and a beam, and you can trip over it.

## Walk through it

When the section is down, customers come and stand in it. I hand them a broom and ask them to sweep under the staging that is not there yet. Somebody tall always finds that the tie rod is where their forehead goes. Somebody with a bad hip always finds that the step is one too many. We rub it out. Graphite is the cheapest material in the building.

- We check the reach to the back of the bench with an actual arm.
- We check the door with an actual barrow.
- We check the view with a chair.

## And then it becomes the tool

Agnes does not measure from the drawing; she lays the timber on it. The bars are marked by standing them on their own picture and running a knife along. No tape, no reading of numbers, no chance to swap a three for an eight. The floor has been planed clean and redrawn a hundred and eighty times. If you tip your head you can still see a little of each house in it.`,
    comments: [
      {
        author: 'Beatrix Lamb',
        daysLater: 6,
        text: 'We swept the imaginary floor and moved the imaginary bench. The real one is exactly where we put it.',
      },
      { author: 'Fergus Tait', daysLater: 9, text: 'The socks are true. I have seen the socks.' },
    ],
  },
  {
    slug: 'brick-base-or-glass-to-ground',
    title: 'Brick base, or glass to the ground?',
    author: 'agnes',
    category: 'craft',
    tags: ['Foundations', 'Warmth'],
    daysAgo: 131,
    cover: 'octagon-dusk',
    excerpt: 'A low wall costs light and gains nearly everything else. Here is when we still leave it out.',
    text: `The first question I ask is what you mean to grow, and the second is where you mean to put your knees. Between them they usually settle the wall.

## For the wall

Forty centimetres of brick do a great deal. They keep the timber out of the splash. They take the sun all day and give it back until about ten at night, which in April is the difference between two degrees and minus one. They stop the mower, the football and the fox. And the pots on the staging never wanted light from below anyway.

## Against it

Tomatoes planted in the ground want light on their feet. So do melons, and so does anybody who wants to lie on the floor and look at the garden. A wall also costs about a week, because mortar will not be hurried, and you must decide where the door goes before you have lived there.

## What we build most

Three sides of brick and one of glass, with the glass to the south. It looks like a mistake on paper and right in a garden. The north wall we often take up to the eaves; no useful light comes from there, and a warm wall at your back on a February morning is worth more than the photographs suggest.

The one thing I will not build is a wall of a single brick. It is too thin to store anything, too wide to be elegant, and the frost reads it like an open book.`,
  },
  {
    slug: 'linseed-paint-takes-a-week',
    title: 'Linseed paint takes a week, and is worth it',
    author: 'tobias',
    category: 'craft',
    tags: ['Paint', 'Maintenance'],
    daysAgo: 205,
    cover: 'putty-moss',
    excerpt: 'It dries slowly, smells of cricket bats and outlives everything that comes in plastic tubs.',
    text: `A customer once rang to ask whether we had forgotten to paint her house, because four days on it still marked her sleeve. We had not forgotten. That is simply what good paint is like in its first week. It is also why it will look decent in fifteen years.

## Oil goes in, plastic stays on

Modern paint makes a skin. A skin is fine until it has one hole in it; then water gets behind, cannot leave, and the timber turns to porridge under a surface that still looks fresh. Linseed paint soaks into the wood and cures there. It lets vapour through. When it wears, it wears from the outside, evenly, into chalk. You never peel it, because there is nothing to peel.

## How we do it

Three coats, each so thin that an apprentice thinks we are being mean. The first is warmed, so that it runs into the grain. A day between coats is the minimum, three is better, and in November we simply wait. You brush until your arm says stop and then a little more.

## Looking after it

Every five years or so, wash the frame with soap and wipe it down with raw linseed oil on a rag. The chalk drinks it and the colour comes back like a pebble you have just licked. That is all. No sanding, no stripping, no heat gun near the glass.

One warning: do not leave the rags in a heap. They warm up by themselves as they cure, and they have burnt down better workshops than ours. Hang them on the fence, flat, like washing.`,
  },
];
