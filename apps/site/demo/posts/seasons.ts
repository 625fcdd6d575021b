import type { DemoPost } from './DemoPost.ts';

export const seasons: readonly DemoPost[] = [
  {
    slug: 'closing-up-for-winter',
    title: 'Closing up for winter, in one afternoon',
    author: 'agnes',
    category: 'seasons',
    tags: ['Maintenance', 'Warmth'],
    daysAgo: 13,
    cover: 'snow-day',
    excerpt: 'Pick a dry Saturday before the first hard frost. Six jobs, one flask, done by dusk.',
    text: `A glasshouse asks for very little over the winter, as long as you give it one good afternoon before the winter starts. This is ours, in the order that keeps you warm.

## Gutters first, while you have the light

Leaves in a gutter hold water, and water that freezes in a gutter pulls it off the wall. Scoop, rinse, and watch where the rinse comes out. If it comes out somewhere new, write that down.

## Then the glass

Wash it inside and out. You lose more light in December to a film of green than to the short day. Warm water, a drop of soap, a soft brush; and a plant label to scrape out the laps.

## Vents and hinges

Open everything, wipe, one drop of oil, close everything. A vent that is stiff in October is stuck in January, and you will want it open on the first bright day of February more than you can imagine now.

## Staging

Take it all out if you can. If not, move half to one side, scrub, and move it back. Whatever eats your seedlings in April is asleep under there at this moment.

## Bubble wrap, if you must

On the north side and the ends, never over the vents, and with a gap at the ridge. A house that cannot breathe grows mould instead of plants.

## Last, the thermometer

Hang it at plant height, out of the sun, where you can read it from the kitchen with a torch. You will sleep better for knowing.`,
    comments: [
      {
        author: 'Judith Askew',
        daysLater: 2,
        text: 'My mother did all six before lunch and has asked what else there is.',
      },
    ],
  },
  {
    slug: 'the-march-round',
    title: 'What we actually do on the March round',
    author: 'rafi',
    category: 'seasons',
    tags: ['Maintenance', 'Vents'],
    daysAgo: 240,
    cover: 'vent-blueprint',
    excerpt: 'Forty houses in four weeks, one van, and a list that has been in the glove box since 1991.',
    text: `In March I drive around and look at everything that we ever built. It is my favourite month and the van's least favourite.

## The list

It is typed, it is laminated, and the coffee ring on it predates me. Gutters. Downpipes. Sill slots. Vent gear, each one opened and shut by hand. Door, latch, hook. Every tenth bar with a penknife. Paint, at the weather end. Glass, from inside, looking along the roof for a change in the reflection, because a slipped pane shows as a step in the clouds.

## What breaks

Hardly ever what you would think. In thirty years I have replaced four hinges and about two hundred vent stays, because people prop vents open with the stay the wrong way round, the wind gets under, and brass only bends so often. I carry twelve.

The other thing is string. People tie things to the tie rods, the plant grows, and the rod is now holding up a passion flower the size of a sofa. I have learnt not to say anything until after the tea.

## What you get

A card, filled in by hand, with what I did and what I would do next year. Some houses have thirty of these in a drawer. A lady at Upper Sallow has hers framed up the stairs in order, and you can watch my handwriting get worse.`,
  },
  {
    slug: 'opening-the-vents-in-april',
    title: 'Open them before you think you need to',
    author: 'tobias',
    category: 'seasons',
    tags: ['Vents', 'Warmth'],
    daysAgo: 214,
    cover: 'vent-blueprint',
    excerpt:
      'A closed house on a sunny April morning goes from four degrees to thirty-five in less time than breakfast takes.',
    text: `Nobody believes how fast it happens. In April, with the sun on it, a closed house gains a degree every two minutes. You look out at eight and there is frost on the path; you look out at nine and the seedlings are soup.

## One finger at seven

When you get up, open one ridge vent by the width of a finger. It costs you nothing in warmth, because warm air that is leaving was leaving anyway. What it does is start the draught, so that when the sun comes round there is already somewhere for the heat to go.

## Ridge and side

A ridge vent alone lets the hot air out, and then there is no more air. You need a low one to let the cool in: a side vent, or the door on its hook. The rule of thumb is a sixth of the floor in ridge vents and the same again low down. Most kit houses have a quarter of that, which is why most kit houses smell of boiled tomato.

## The wax things

Automatic openers work by a cylinder of wax that swells. They are good, and they are slow: about twenty minutes behind the sun. Set them to begin early, at sixteen degrees, and they will be about right. Take them off in winter or they wear themselves out against the frost.

And shut up at four. Not at dusk. At four.`,
  },
  {
    slug: 'shade-in-july',
    title: 'Shade in July, without whitewash',
    author: 'wren',
    category: 'seasons',
    tags: ['Light', 'Watering'],
    daysAgo: 139,
    cover: 'house-dawn',
    excerpt: 'Damp the floor, lend it a vine, or hang up an old sheet. Anything but that milky paint.',
    text: `When the glass is too hot to lean on, the books say shading paint. I have nothing against it except that it looks like a dentist's, it comes off in the one storm of the summer, and it stays on through the dull week after. Here is what I do instead.

## Wet the floor

Twice a day, with a can, all over the bricks. It takes a minute. The water turning to vapour takes more heat out of the air than any blind keeps off, and the plants stop wilting even though they are no cooler by the thermometer.

## Grow the shade

A vine along the south slope is a blind that opens in spring and falls off in autumn, by itself, exactly when you would want it to. A row of runner beans outside does the same and feeds you. Sweet peas if you are a romantic.

## Borrow a sheet

An old white cotton sheet, pegged inside under the ridge, on the worst three days of the year. It looks like a laundry and it works like a cloud.

The plants to watch are the ones nearest the glass on the west side. They get the sun when the house is already full of heat. Move those down to the floor in July, and give them their place back in September with an apology.`,
  },
  {
    slug: 'first-frost-notes',
    title: 'Notes from the first frost',
    author: 'wren',
    category: 'seasons',
    tags: ['Warmth', 'Citrus'],
    daysAgo: 375,
    cover: 'lemons-winter',
    excerpt: 'Minus three on the lawn, plus four by the lemons, and a very annoyed robin.',
    text: `It came on the ninth this year, a week early, on a night so clear that you could hear it.

## The numbers

I wrote them down on the back of a seed packet, at six in the morning with a torch in my teeth. Lawn: minus three. Cold frame: minus one. Glasshouse, unheated end: plus one. Glasshouse, by the brick wall: plus four. On the staging, up by the roof: minus one, because warm air goes up but glass that faces a clear sky goes down further. That one surprises people. The top shelf is the coldest seat in the house.

## What I had done right

The lemons were by the wall. The dahlias were in. The fleece was on a nail where I could find it in the dark and not, as in other years, under something.

## What I had not

The watering can was full and is now a sculpture. The tap drips in a different way than it did. And I left the door on the hook, so the robin had spent the night on the tie rod and had things to say about it.

## For next time

- Empty the can. Every year I write this.
- Lag the tap before the clocks go back and not after.
- Leave the robin a way in. It ate, by my count, nine vine weevils before breakfast.`,
  },
  {
    slug: 'the-quiet-month',
    title: 'January, the quiet month',
    author: 'ines',
    category: 'seasons',
    tags: ['Drawing', 'Light'],
    daysAgo: 305,
    cover: 'snow-night',
    excerpt: 'Nothing grows, nothing is raised, and the whole year is decided on eleven sheets of paper.',
    text: `From the sixth of January to about the middle of February we raise nothing. The ground is too hard for footings and the light goes at four. People imagine that we sit by the stove. We do sit by the stove, with boards on our knees.

## Where the houses come from

All fourteen of this year's houses exist in January as one pencil line each: a length, a pitch, and an arrow for north. By the end of the month every one of them has a section. It is the only time when I can lay two of them side by side and see that we are about to make the same mistake twice.

## Low sun

It is also the best month to look at a site. In July everything is bright, and any corner of the garden will do. In January the sun crosses just above the hedge, the neighbour's garage throws a shadow forty metres long, and you see at once which three square metres have light on them at noon. If you want to know where to put a glasshouse, go out with a stick on a clear day in January and push it in where it is warm.

## The stove

Burns offcuts. Larch spits, so there is a guard. The kettle takes nineteen minutes. I have drawn whole gables in that time, and some of them were even right.`,
  },
];
