import type { DemoPost } from './DemoPost.ts';

export const questions: readonly DemoPost[] = [
  {
    slug: 'how-much-heat-do-i-need',
    title: 'How much heat do I need?',
    author: 'agnes',
    category: 'questions',
    tags: ['Warmth', 'Prices'],
    daysAgo: 20,
    cover: 'valley-dusk',
    excerpt:
      'Less than you have been told. Decide on a temperature first, then stop the draughts, and only then buy a heater.',
    same: 'heat',
    text: `Somebody asks this in the first visit, every time, generally with a brochure for a boiler in their hand. My answer is a question back: what is the coldest thing you want to keep?

## Pick a number

- **Frost-free, about two degrees:** geraniums, citrus, fuchsias, most things in pots. This is cheap.
- **Cool, about seven:** you can sow early and keep tender plants growing. It costs three times as much.
- **Warm, about thirteen:** orchids, tropical things, winter cucumbers. It costs three times as much again, and you should like them very much.

Each degree that you add costs more than the one before. Most people who think they want thirteen are happy at two.

## Stop the leaks

A house with a brick base on the north side and a door that shuts properly needs half the heat of one without. Before you spend a penny on warming the air, hold a candle along the sill on a windy evening. Where it leans, there is your money going out.

## Then the heater

For two degrees in six square metres, an electric fan heater with a good thermostat is enough, and it runs about three weeks in a year. Put it on the floor in the middle, not in a corner. Paraffin is romantic, drips with water, and wants filling on the one night when you are away.

## And a second thing

Buy a thermometer that remembers the lowest it has been. You will find out that your house is warmer than you feared. People nearly always do.`,
    comments: [
      {
        author: 'Edwin Marsh',
        daysLater: 2,
        text: 'Candle test done. It leans at the letterbox somebody put into the door in 1960 for reasons lost to time.',
      },
      {
        author: 'Sanne de Wit',
        daysLater: 6,
        text: 'We went from thirteen to five after reading this. The orchids were given to my sister.',
      },
    ],
  },
  {
    slug: 'which-way-should-it-face',
    title: 'Which way should it face?',
    author: 'ines',
    category: 'questions',
    tags: ['Light', 'Surveys'],
    daysAgo: 53,
    cover: 'house-dawn',
    excerpt: 'The ridge from east to west, unless it should not be. And a way to find out with a stick.',
    text: `The books are quite firm. A house that stands free has its ridge from east to west, so that one long side looks at the sun all winter; a lean-to wants a wall that faces south. That is true, and about half of ours are something else.

## When the books are right

If you grow in winter. Between November and February the sun crosses a low arc in the south and there is not much of it. A long side that faces it collects up to a quarter more than an end does. If you raise seedlings to sell, that is your margin.

## When they are not

In summer nobody is short of light, and a ridge from north to south gives both sides the same: one gets the morning and one gets the afternoon. For tomatoes and for people that is pleasanter. And then there is the garden. A house that is ten degrees off and lines up with the path looks right; one that obeys the compass and ignores the path looks as if it had been dropped.

## The stick

On a clear day stand a straight stick in the ground, upright, at the place you have in mind. Mark the end of its shadow at nine, at noon and at three. If the noon shadow is on the grass and not on a wall, and the other two are not in the shade of something, it will do.

Do it once in June and once in December. If you can only do it once, do it in December.`,
  },
  {
    slug: 'can-i-have-one-on-a-balcony',
    title: 'Can I have one on a balcony?',
    author: 'ines',
    category: 'questions',
    tags: ['Small spaces', 'Light'],
    daysAgo: 110,
    cover: 'lean-to-dawn',
    excerpt: 'Yes, and we have built three. They are the size of a wardrobe and behave like one.',
    text: `A balcony is a small piece of the outdoors with a very good view and an opinionated landlord. We have built three houses for balconies, and each began with somebody saying that it was probably a silly question.

## What it is

A cupboard, really. Sixty centimetres deep, as wide as the wall allows, and no taller than the railing plus what the neighbours will bear. The frame is larch, the front is two glass doors that slide, and the roof lifts off. It stands on rubber feet and is not fixed to anything, so it counts as furniture. We have that in writing from two different councils.

## What to think about

- **Weight.** Glass is heavy and wet soil is heavier. We ask for the drawing of the building, and if nobody has it, we use thin glass and shallow shelves.
- **Wind.** On the fourth floor it is twice what it is in a garden. The doors have a latch at the top and another at the bottom.
- **Water.** It must not drip on the people below. There is a tray, and the tray has a spout, and the spout goes over the plant that is thirstiest.

## What grows

Herbs all year. Chillies, beautifully. Tomatoes if you choose a bush kind. One of the three has a lime tree that has never been told how small its house is.`,
  },
  {
    slug: 'do-i-need-a-permit',
    title: 'Do I need to ask anybody?',
    author: 'ines',
    category: 'questions',
    tags: ['Rules', 'Surveys'],
    daysAgo: 175,
    cover: 'elevation-blueprint',
    excerpt:
      'Usually nobody but your neighbour. When it is more, it is mostly about height, edges and history.',
    text: `I fill in about four applications a year out of fourteen houses. The rest need nobody's blessing. Rules differ from place to place, so take this as a way of thinking and not as the law.

## Three things that matter everywhere

**Height.** Low is invisible to planners. There is nearly always a figure, somewhere around two and a half metres at the eaves, beneath which nobody minds.

**Edges.** Close to a boundary the figure gets smaller. Two metres in from the fence, and most questions go away.

**History.** If your house is protected, then so is the garden in a manner of speaking. Ask early. I have never known an officer who was unkind to somebody who came in with a drawing and a question. I have known several who were unkind to somebody with a finished building.

## The neighbour

Is the real permit. Before we draw anything I suggest that people walk round with a cake. Glass glints. At four in the afternoon in June it may glint straight into a kitchen, and a ridge turned by five degrees would have cured that for nothing.

## What we do

We check, we draw, we fill in the form, and we go to the meeting if there is one. It is in the price. If the answer is no, you keep the drawing and owe us nothing for it.`,
  },
  {
    slug: 'my-glass-is-green',
    title: 'My glass has gone green. Is it ruined?',
    author: 'tobias',
    category: 'questions',
    tags: ['Glass', 'Maintenance'],
    daysAgo: 228,
    cover: 'rain-evening',
    excerpt: 'No. It is alive, that is all. Warm water, vinegar for the laps, and a plant label.',
    text: `This one comes by post, with photographs, every November. It is algae. It likes the north side and the overlaps and anywhere the water stands. It does no harm to the glass. It does take about a third of your light, and it does that in the months when you have the least.

## On the flat

A bucket of warm water, a spoon of washing soda, a soft brush with a long handle. From the top down. Rinse. Do not use a pressure washer. I know that it is satisfying. It lifts the putty, and then it goes under the putty, and you will be seeing me in the spring.

## In the laps

That is where it lives. Take an old plant label, or a strip cut from a milk bottle, dip it in vinegar, and draw it along between the panes. A green worm comes out. You will want to show somebody. Do all of one row, then rinse from above.

## Keeping it off

You cannot, altogether. Light and water make green; that is the point of the building. But a house whose vents are open on dry winter days has half of it. And a copper wire laid along the ridge lets a trace of metal down with the rain, and the algae under it give up. It is a trick for slate roofs. It works on glass too.`,
    comments: [
      { author: 'Rosalind Pike', daysLater: 1, text: 'I did want to show somebody. I showed the postman.' },
    ],
  },
  {
    slug: 'will-it-stand-a-storm',
    title: 'Will it stand a storm?',
    author: 'rafi',
    category: 'questions',
    tags: ['Ironwork', 'Repairs'],
    daysAgo: 352,
    cover: 'octagon-dusk',
    excerpt: 'A closed house hardly ever goes. It is the open door at two in the morning that does it.',
    text: `Last winter we had the worst blow in twenty years, and I drove out the next day with the van full of glass. Out of a hundred and eighty houses eleven had lost something. Nine of those had a door or a vent open.

## How wind breaks a house

Not by pushing. By getting in. When one door is open on the windy side, the pressure inside goes up, the roof is sucked at from outside at the same time, and the two together lift panes out of their beds like pages. A closed house is a stone. An open house is an umbrella.

## What holds ours

- Each roof pane has two brass clips at the foot, which you cannot see and which cost pennies.
- The ridge is bolted to the posts with iron straps, and the posts are bolted to something that weighs more than the house.
- The door has a latch that needs a hand to open it. Not a magnet, not a ball; a latch.

## What you can do

When the forecast says so: shut everything, and go round and push each vent from inside with your palm. If it gives, tie it. Bring in whatever is lying about outside, because most broken glass is from a flowerpot that came over the hedge. Then go indoors and do not look. It is fine.`,
  },
  {
    slug: 'timber-or-aluminium',
    title: 'Honestly: timber or aluminium?',
    author: 'agnes',
    category: 'questions',
    tags: ['Larch', 'Prices'],
    daysAgo: 560,
    cover: 'scarf-parchment',
    excerpt: 'We only build in timber and iron, so you may think you know the answer. You may be surprised.',
    text: `If you want the most light for the least money, and you do not mind how it looks, and you expect to move house within ten years, buy an aluminium one. I mean it. Get one with a decent frame, put it on a level base, and it will do you very well.

## When timber is better

**If it is cold where you are.** Metal is a radiator that works the wrong way round. It takes heat out all night and rains on you in the morning. Timber stays at the temperature of the air.

**If you want to mend it.** You can put a screw into timber. You can hang a basket from it, put up a shelf, add a door. When a bar goes, one person with a saw can put in another. When an aluminium bar goes, you need the firm that made it, and the firm has changed the section.

**If you will look at it.** It is going to be the largest thing in your garden. Larch goes silver, linseed paint goes chalky, and both look more at home each year. Aluminium looks its best on the first day.

## The price

A timber house costs about three times as much to buy. Over forty years, if you paint it when you should, it costs about the same, because you only bought one.

So: how long do you mean to stay? That is all I really need to know.`,
    comments: [
      {
        author: 'Devraj Anand',
        daysLater: 12,
        text: 'We bought the aluminium one on your advice, moved after eight years, and have just sent you a drawing of the new garden.',
      },
    ],
  },
];
