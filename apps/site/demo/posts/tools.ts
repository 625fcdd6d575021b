import type { DemoPost } from './DemoPost.ts';

export const tools: readonly DemoPost[] = [
  {
    slug: 'the-plane-with-no-name',
    title: 'The plane with no name',
    author: 'agnes',
    category: 'tools',
    tags: ['Planes', 'Larch'],
    daysAgo: 17,
    cover: 'plane-clay',
    excerpt:
      'It cuts one moulding, it has cut it since about 1890, and four people have worn its handle to the shape of their hand.',
    text: `It came in a box of others at a farm sale, wrapped in a seed catalogue. No maker's mark, which is unusual. On the heel somebody has stamped T. ORAM, and under that R.O., and under that a date that might be 1911. I am the fourth. I have not stamped it yet.

## What it does

It cuts an ovolo: a quarter of a round with a small step on each side, nine millimetres tall. That is the inside edge of a glazing bar. You could buy a cutter for a router that does nearly the same. The difference is in the nearly. The router leaves a surface that looks smooth and catches paint in tiny ridges. The plane leaves a surface that has been sliced, and light slides off it.

## Setting it

There is no screw. You tap the iron with a hammer to put it out and tap the heel to bring it back, and you look along the sole against the window until there is a hair of steel showing. Then you try it on scrap. Then you tap once more, wrongly, and start again. I would say ten minutes on a good day.

## The handle

Beech, and worn in a way that took me months to understand. There is a hollow for a thumb where no thumb should be. In the end I turned round and tried it left-handed, pulling and not pushing; and there was T. Oram, fitting exactly. Whoever he was, he worked on the other side of the bench. Now, when the grain runs out, so do I.`,
    comments: [
      {
        author: 'Hamish Grieve',
        daysLater: 1,
        text: 'There were Orams making carts at Lower Fell until the war. It would be about right.',
      },
      {
        author: 'Agnes Sill',
        daysLater: 2,
        text: 'You have no idea what you have just done to my weekend.',
        answers: 0,
      },
      {
        author: 'Édouard Masson',
        daysLater: 11,
        text: 'A lovely story. I have my grandfather’s, and it is left-handed too.',
      },
    ],
  },
  {
    slug: 'a-glaziers-pocket',
    title: 'What is in a glazier’s pocket',
    author: 'tobias',
    category: 'tools',
    tags: ['Glass', 'Putty'],
    daysAgo: 66,
    cover: 'putty-moss',
    excerpt:
      'A wheel, a knife, a wax pencil, a bit of leather and a boiled sweet. Everything else is in the van.',
    text: `I was stopped at an airport once with my working jacket on and had to explain all of this to a young man with gloves. He was very interested in the sweet.

## The wheel

A cutter with a carbide wheel the size of a lentil. People think it cuts the glass. It does not; it makes a line of tiny faults, and the glass decides. One pass, even pressure, never back over it. Then you put the line over the edge of the bench and ask politely. The sound tells you before your eyes do.

## The putty knife

Bent, because a straight one puts your knuckles on the glass. Mine has lost two centimetres in thirty years. It puts down the bevel in one stroke from top to bottom without lifting. If you lift, you have a lump, and if you go back for the lump, you have two.

## The wax pencil

For numbering. I have written about that already and shall again.

## The leather

A scrap of glove. It goes between my fingers and any edge that is not mine.

## The sweet

For whoever holds the ladder. Usually it is a child of the house who has asked forty questions. The answer to all of them is to hold this, and suck that, and watch.`,
  },
  {
    slug: 'sharpening-on-a-tuesday',
    title: 'We sharpen on Tuesdays',
    author: 'agnes',
    category: 'tools',
    tags: ['Sharpening', 'Planes'],
    daysAgo: 148,
    cover: 'square-straw',
    excerpt: 'Nobody works wood on Tuesday morning. It is the most productive half-day of the week.',
    text: `If you ring on a Tuesday before ten nobody picks up. We are at the long bench under the north window, all of us, with our sleeves rolled up and our hands black, not talking much.

## Why a day for it

Because otherwise you do it when the tool is blunt, and by then you have already spoilt something. A plane iron that is sharpened every week takes two minutes. One that is sharpened when it complains takes half an hour and a bad temper.

## How

Three stones: coarse if there is a nick, medium always, fine always, and then a strip of leather with a bit of green paste. No jigs. You learn the angle by leaning your wrists against your ribs, and once you have it you have it in the dark.

## The test

Not the hair on the arm; that is for showing off. We push the edge across the end of a piece of softwood. End grain does not lie. A dull edge crushes it to a pale fur. A keen one leaves it dark and shiny, like a wet slate.

## The other reason

Four people around a bench for two hours, doing something slow with their hands. Everything that matters in this firm has been decided on a Tuesday. The price of a house. Whether to take on the school. Rafi told us that he was getting married by asking whether anybody had a finer stone.`,
  },
  {
    slug: 'the-good-watering-can',
    title: 'In praise of the long-reach watering can',
    author: 'wren',
    category: 'tools',
    tags: ['Watering', 'Pots'],
    daysAgo: 188,
    cover: 'sundries-parchment',
    excerpt: 'Balance, a fine rose that faces upwards, and a spout as long as your arm. Accept no plastic.',
    text: `You will carry it, full, perhaps twenty thousand times. It deserves more thought than the sofa.

## Balance

Fill a cheap can and it swings nose down, so you hold it back with your wrist the whole way along the bench. A good one hangs level when it is full and level when it is half empty, because the handle is a long hoop and your hand slides along it as the weight moves. You do not notice. That is the point.

## The rose

It should be brass, with holes too small to see, and it should face up. Water then goes out in an arc and falls like weather. A rose that faces down digs. I have seen a whole tray of lettuce moved to one end.

## The spout

Long. You want to reach the back row without putting a sleeve in the front row. Ours is seventy centimetres and has a little brace that also happens to be a good place to rest it on the edge of the staging while you look for slugs.

## Two

Have two. One stands full in the house so that the water is at the temperature of the roots; the other goes to the tap. If you only ever take one piece of advice from this page, it is that.`,
    comments: [
      {
        author: 'Lucía Ferrer',
        daysLater: 7,
        text: 'Two cans! Such a simple thing. My seedlings have stopped flinching.',
      },
    ],
  },
  {
    slug: 'a-forge-the-size-of-a-bucket',
    title: 'A forge the size of a bucket',
    author: 'rafi',
    category: 'tools',
    tags: ['Ironwork', 'Repairs'],
    daysAgo: 430,
    cover: 'hammer-ink',
    excerpt: 'It lives in the van, burns charcoal, and has saved three raising days and one wedding.',
    text: `The big forge is in the yard and has a chimney. The small one is a steel bucket lined with clay, with a pipe in the bottom and a hairdryer on the end of the pipe. I am not proud of the hairdryer. I have tried bellows. The hairdryer is better.

## What it is for

Things that are nearly right. A bracket that is two degrees out; a hook that catches; a latch made on Monday for a post that moved on Tuesday. You can take them home and bring them back next week, or you can get a bucket to nine hundred degrees in fifteen minutes and have it fixed before the kettle.

## What I carry

- A hammer of a kilo and a bit. More is vanity.
- Tongs, two pairs, because the pair you need is the pair you dropped.
- A block of railway line for an anvil.
- A bucket of water that nobody may wash in until I have said so.

## The wedding

At Fennimore the marquee people had lost a pole fitting, and it was two hours before the guests came. It is holding up a tent in somebody's photographs, and there is a leaf on the end of it that nobody asked for. You heat the tip, draw it out, flatten it, one twist. If the fire is lit, it would be rude not to.`,
  },
];
