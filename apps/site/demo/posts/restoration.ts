import type { DemoPost } from './DemoPost.ts';

export const restoration: readonly DemoPost[] = [
  {
    slug: 'the-long-vinery-at-hollin-court',
    title: 'Eleven months with the long vinery',
    author: 'agnes',
    category: 'restoration',
    tags: ['Vinery', 'Larch', 'Glass'],
    daysAgo: 9,
    cover: 'vinery-autumn',
    isSticky: true,
    excerpt:
      'Thirty-one metres of lean-to, two hundred and six panes and a vine that had eaten the roof. What stayed, what went, and what we would do differently.',
    text: `When we first saw the vinery at Hollin Court it was being held up by its own vine. The trunk had grown through the front sill, along a purlin and out of the ridge, and every time somebody suggested cutting it back the roof settled by another inch. The head gardener called it load-bearing. He was right.

## Counting before touching

We spent nine days with a notebook. Each pane got a number, each bar got a letter, and each joint got one of three marks: sound, scarf, gone. The paper version of a ruin is always better than the ruin. Of two hundred and forty bars, a hundred and fifty-two were sound and sixty more needed only a new foot.

## The vine

We built a scaffold for the plant before we built one for ourselves. It was unpicked from the roof over a fortnight in January, lowered on webbing by eleven people, and laid on straw bales under fleece like a patient. It did not notice. By June it was in leaf, lying down.

## Scarf joints

A rotten foot is not a rotten bar. You cut it away on a long slope, one in six, and glue new larch to the slope with the grain running the same way. Done well, you find the joint later with a fingertip and not with your eyes. We made sixty-three of them. Three were for practice and hang in the office.

## Glass

A hundred and ninety-one of the old panes went home. Old glass is not flat, so each one fits its own rebate and no other. Fifteen were beyond us and were replaced with drawn glass from a works that still has the patience.

## What we would do differently

We would start the vine a year earlier. We would order the gutter brackets before the gutter. And we would not, again, promise to be finished by the flower show. It opened with four bays still in fleece, and everybody said how romantic it looked.`,
    comments: [
      {
        author: 'Phoebe Sandys',
        daysLater: 1,
        text: 'Visitors still ask about the straw bales. We kept one of them.',
      },
      {
        author: 'Ilse Brandt',
        daysLater: 5,
        text: 'Wonderful to read. Which glue do you use for the scarfs? Ours opened after two winters.',
      },
      {
        author: 'Agnes Sill',
        daysLater: 6,
        text: 'Resorcinol, and clamps overnight at no less than fifteen degrees. If yours opened, it was cold.',
        answers: 1,
      },
    ],
  },
  {
    slug: 'numbering-panes',
    title: 'How to number two hundred panes and not go mad',
    author: 'tobias',
    category: 'restoration',
    tags: ['Glass', 'Surveys'],
    daysAgo: 38,
    cover: 'lean-to-dawn',
    excerpt:
      'Chalk washes off, stickers leave ghosts, and memory is a rumour. A system with a wax pencil and a rule about corners.',
    text: `The first old house I took apart, I numbered the panes with chalk. It rained. I have told that story to every apprentice since, and each of them has still asked whether chalk would do.

## The wax pencil

Yellow, soft, the sort that china painters use. It writes on wet glass and comes off with a razor. The mark goes in the top left corner as seen from outside, always, so that a pane in a stack tells you which way up it is even before you read it.

## What the mark says

Bay, row, column: C-4-2. Not one long run of numbers. If you lose a sheet you lose a bay and not the whole house, and if a stack falls over, which it will, you can sort it in ten minutes.

- A dot after the number means chipped but usable.
- A cross means keep for cutting down.
- A circle means hand-made; nobody but me may carry it.

## The map

Ines draws each slope on a sheet of card, and the sheet lives in the crate with the glass. Not in the office, not on a telephone. In the crate. When a pane goes home we ink it in. On a good day the card turns black from the bottom up, and by teatime you can see the roof in it.

The last pane of a house I put in without looking at the map. By then you know.`,
  },
  {
    slug: 'cast-iron-and-the-cold',
    title: 'Cast iron and the cold',
    author: 'rafi',
    category: 'restoration',
    tags: ['Ironwork', 'Repairs'],
    daysAgo: 73,
    cover: 'house-night',
    excerpt:
      'A cracked column from 1868, a very large oven, and three days in which nobody was allowed to open the door.',
    text: `Iron that was poured into a mould is strong when you press it and hopeless when you pull it. It also holds a grudge: heat one part too quickly and another part cracks, sometimes the next morning, with a noise like a plate. So when somebody tells me that a column can be welded, I ask how long they have got.

## The column

It came from a palm house in a park, one of eight, with acanthus leaves at the top and a split as long as my arm where water had sat inside and frozen. The drawing for it is lost. A new casting would have meant a pattern, a foundry and the better part of a year.

## The oven

We built a box of firebricks around it on the workshop floor and brought the whole column up to six hundred degrees over a day and a night. Then it was welded hot, through a slot, in turns of twenty minutes, because that is how long you can stand there. After that we closed the slot and let it come down by itself. Three days. I slept in the van so that nobody would be helpful.

## Was it worth it

Cold iron tells you at once. Hang it from a rope and tap it: a sound casting rings, a cracked one clacks. This one rings a slightly different note from its seven sisters, about a quarter of a tone flat. The park's organist came to confirm it. We have left it in its place, on the side where the bandstand is.`,
    comments: [
      {
        author: 'Michael Threlfall',
        daysLater: 8,
        text: 'I walk past it every day and knock on it. You are right about the note.',
      },
    ],
  },
  {
    slug: 'what-the-survey-looks-for',
    title: 'What a survey looks for, in order',
    author: 'ines',
    category: 'restoration',
    tags: ['Surveys', 'Foundations'],
    daysAgo: 118,
    cover: 'scarf-parchment',
    excerpt:
      'Ridge, base, water, and only then the pretty parts. The list I work through with a torch, a penknife and a marble.',
    text: `A survey takes half a day and costs a hundred and eighty pounds, and people sometimes watch me spend the first hour of it looking at nothing but the ground. This is what I am doing.

## First, the ridge

I stand at one end and look along the top. A ridge that dips in the middle tells me the posts have sunk or the ties have gone. A ridge that is straight but leaning tells me about wind. If it is straight and upright, everything else is only work.

## Second, the base

This is where the marble comes in. I put it on the sill at five places and see which way it rolls. Then the penknife, at every foot, pushed in with one thumb. Good timber stops you at two millimetres. Anything deeper gets written down, and anything I can push in to the handle gets a photograph, because nobody believes it otherwise.

## Third, the water

Where does it go? I pour a can over the roof and follow it. Half of all rot is a gutter that leads somewhere it should not, and you can save a house for the price of two metres of pipe.

## Last, the glass and the gear

Panes, vents, hinges, cords. These are the things people ring up about. They are nearly always the cheapest part.

You get a drawing of each side with every bar marked stay, mend or replace, and three sums at the bottom: what must be done this year, what can wait three, and what you could leave to your children.`,
  },
  {
    slug: 'a-school-glasshouse-in-snow',
    title: 'Year Four and the toughened glass',
    author: 'wren',
    category: 'restoration',
    tags: ['School', 'Glass'],
    daysAgo: 290,
    cover: 'school-snow',
    excerpt:
      'A glasshouse that has to stand up to frost, footballs and thirty people with opinions about tomatoes.',
    text: `The old glasshouse at Saltmarsh Primary had been locked for eleven years, because nobody could promise it would not fall on somebody. When the workshop took it on, I was asked along to talk about plants. I have been going back on Thursdays ever since.

## Designing with the users

The children were asked what they wanted. The list had a hammock on it, and a slide. It also said that the benches should be low enough to see into pots, that there should be two doors so nobody is trapped by a wasp, and that the tap should be inside. Agnes said she had had worse briefs from architects.

## Up to football height

Below one metre eighty all the glass is toughened. Above that it is ordinary, because it is lighter and cheaper and no child has yet kicked that high. In the first term the glass was hit nine times. Nothing happened eight times. The ninth was a discus.

## What grows

Tomatoes, of course. But also loofahs, which the class voted for because of the name, and a peanut that has become a sort of mascot. We weigh everything and draw graphs. Last year each child ate, on average, four hundred and ten grams of things they had said they did not like.

In the snow it is the warmest place on the site. The lollipop man has his tea there. He says it is for the plants.`,
    comments: [
      {
        author: 'Marit Solheim',
        daysLater: 4,
        text: 'Our school has one too, and the peanut is apparently international.',
      },
    ],
  },
  {
    slug: 'leave-the-ghost-of-the-old-door',
    title: 'Leave the ghost of the old door',
    author: 'agnes',
    category: 'restoration',
    tags: ['Doors', 'Larch'],
    daysAgo: 410,
    cover: 'vinery-dawn',
    excerpt: 'On honest mending: a repair should be invisible from the path and obvious from a foot away.',
    text: `There is an argument we have once a year, usually in February, usually with somebody who has just paid for a lot of work. They would like it to look as if nothing had ever happened. I understand that. I am still against it.

## From the path, from a foot away

Our rule is two distances. From the garden path a repaired house should look like one thing, calm and whole. From a foot away you should be able to tell what is old and what is ours. So the moulding matches, the colour matches, and the grain does not pretend. Each new piece has the year stamped on a face you will only see if you look for it.

## Why it matters

Because the next joiner needs to know. In sixty years somebody will stand there with a penknife and wonder why one bar is sound and its neighbour is not. If we have hidden our work, they have to guess. If we have signed it, they have a date, a timber and a reason.

## The ghost

At Brindle House the original door had been moved, about 1920, from the middle to the end. You could see the old opening as a change in the brick and two plugged mortices. The owners asked us to clean it up. We asked them to wait a month and then decide. They have a lemon tree in front of it now, and they show it to everybody.`,
  },
];
