import type { DemoPost } from './DemoPost.ts';

export const planting: readonly DemoPost[] = [
  {
    slug: 'lemons-that-do-not-sulk',
    title: 'Lemons that do not sulk',
    author: 'wren',
    category: 'planting',
    tags: ['Citrus', 'Watering'],
    daysAgo: 6,
    cover: 'lemons-spring',
    excerpt:
      'They drop their leaves when they are cold, when they are wet, and when they are spoken to. A routine that works all the same.',
    same: 'lemons',
    text: `I have killed four lemon trees and kept eleven, which is a ratio I am prepared to defend. What follows is what the four taught me.

## They are evergreens that wish they were not

A lemon indoors in winter is in the wrong place and knows it. What it wants is cool, bright and just about dry: five to ten degrees, all the light you have, and a drink when the top three centimetres of soil are dust. What it usually gets is a living room.

A cold glasshouse is perfect. If yours stays above freezing with a small heater, you are done. If it does not, wrap the pot and not the tree. The roots are what die.

## Water

Nearly every sad lemon is drowning. Lift the pot. If you can lift it easily, water until it runs out of the bottom, and then tip out the saucer and do not touch it again until it is light. From April to September that may be every other day. In December it may be twice.

- Rainwater if you can. Tap water turns the leaves yellow between the veins.
- Tepid, not cold. Cold feet make them drop everything.
- In the morning, so that the house is dry by night.

## Feed

There are two feeds, summer and winter, and it is not a swindle. The summer one is mostly nitrogen. The winter one has the iron and magnesium that a tree cannot find when the soil is cool.

## And then leave it alone

They flower when they like. The scent on a grey morning in February is absurd. Whoever you are, you will stand there with your coat on for longer than you meant to.`,
    comments: [
      {
        author: 'Noor Haddad',
        daysLater: 0,
        text: 'The tepid water! I have been giving mine a cold shock every morning for a year.',
      },
      {
        author: 'Wren Halloway',
        daysLater: 1,
        text: 'Leave a full can in the house overnight. It will be exactly right by breakfast.',
        answers: 0,
      },
    ],
  },
  {
    slug: 'tomatoes-from-the-top-down',
    title: 'Tomatoes, from the top down',
    author: 'wren',
    category: 'planting',
    tags: ['Tomatoes', 'Watering'],
    daysAgo: 47,
    cover: 'tomatoes',
    excerpt: 'String, not canes. Side shoots on a dry day. And a warning about being too kind in June.',
    text: `A tomato is a vine that has been told it is a bush. Everything you do to it under glass is a way of reminding it.

## String

Tie a loop of soft string loosely around the stem at soil level, take it straight up to a wire along the ridge, and twist the plant around it once a week as it grows. It takes ten seconds and there are no canes to poke you in the eye. When the plant reaches the wire in August, let down some string and it gives you another half metre.

## Side shoots

Pinch out the little shoot in the elbow of each leaf when it is as long as your thumbnail. Do it in the morning on a dry day, with fingers and not with scissors. Fingers can feel which one is the shoot and which is the stem. Ask anybody who has taken out the wrong one; they will remember the date.

## Do not spoil them

A tomato that has everything makes leaves. Until the first truss has set, keep the plant slightly thirsty. After that water little and often, always at the same time of day. Splitting fruit and black bottoms are both the same mistake: a drought followed by a flood.

## Which ones

Grow one you can buy, so that you know how much better yours are. Grow one that is small and orange, for whoever visits. And grow one ugly old variety that does badly, because the three fruits you get will be the ones you talk about.`,
  },
  {
    slug: 'seed-trays-in-february',
    title: 'Seed trays in February: a short defence of waiting',
    author: 'wren',
    category: 'planting',
    tags: ['Seeds', 'Light'],
    daysAgo: 268,
    cover: 'seed-trays',
    excerpt:
      'Everybody starts too early. The plants you sow on the fifteenth of March overtake the ones from January.',
    text: `There is a day around the end of January when the sun comes in low, the house smells of earth, and it is quite impossible not to sow something. I know. I have the leggy aubergines to prove it.

## It is not the cold

With a heated bench you can germinate nearly anything in winter. What you cannot buy is the light. A seedling that comes up in a nine-hour day under a grey sky puts everything into reaching, and what you get is ten centimetres of pale string with two leaves on top. It never recovers; it only gets older.

## What to sow when

- **January:** onions from seed, sweet peas, nothing else. Clean pots instead.
- **February, second half:** chillies and aubergines, on heat, by the brightest pane.
- **March, from the middle:** tomatoes, celery, most flowers.
- **April:** everything that grows fast. Cucumbers sown on the twentieth catch up with those sown on the first.

## Two small tricks

Brush the seedlings with the flat of your hand, twice a day, back and forth. They think it is wind and grow shorter and thicker. And put something white on the bench. Half of the light that reaches a tray in March comes from below, if there is anything there to send it back.`,
    comments: [
      {
        author: 'Clara Whitfield',
        daysLater: 2,
        text: 'Too late, I sowed on the third of January and am now reading this to a tray of string.',
      },
      {
        author: 'Oluwaseun Cole',
        daysLater: 5,
        text: 'The allotment society has pinned this to the shed door.',
      },
    ],
  },
  {
    slug: 'figs-in-small-quarters',
    title: 'Figs like a tight shoe',
    author: 'wren',
    category: 'planting',
    tags: ['Figs', 'Pots'],
    daysAgo: 160,
    cover: 'figs',
    excerpt: 'Give a fig room and it makes wood. Give it a pot that is slightly too small and it makes figs.',
    text: `The best fig I know of grows between two paving stones behind a fish shop. It has had nothing done for it in forty years, and it fruits so heavily that the fishmonger gives them away with mackerel. That tree is the whole of what I have to say about figs.

## Roots in a box

Left alone, a fig sends roots under your neighbour's patio and puts all of its joy into leaves. Shut the roots in, and it takes fright and fruits. Under glass use a pot of forty centimetres at most, with a handful of rubble in the bottom, and resist moving it up until it is falling over.

## Two crops

The small hard figs that are on the tree in October, no larger than a pea, will ripen next summer. Anything larger than that will not; take it off, or it rots and takes its neighbours with it. Then in a warm house there is a second crop on the new wood, ready in late September if the year is kind.

## Pinching

When a shoot has made five leaves, pinch out its tip. It looks brutal. A week later there is a fig in each elbow.

Water generously in summer, not at all in winter, and pick them when the neck bends and a drop of syrup shows underneath. They do not ripen on a plate. They do not, in my experience, reach a plate.`,
  },
  {
    slug: 'ferns-for-the-north-side',
    title: 'What to put on the side where nothing grows',
    author: 'wren',
    category: 'planting',
    tags: ['Ferns', 'Shade'],
    daysAgo: 330,
    cover: 'potting-bench',
    excerpt: 'Every glasshouse has a dim, damp corner behind the door. It is not a problem, it is a fernery.',
    text: `There is always one. Behind the door, under the tank, beneath the staging where the hose drips: a corner too dark for anything with ambition. People keep pots there. I would like to suggest ferns.

## They want what you have

Even damp, no wind, no sun after ten in the morning. A fern in a living room gets none of that and turns brown at the edges to say so. Under the bench of a glasshouse it gets all of it and hardly needs you.

## Three that will not let you down

- **Hart's tongue**, which is a single green strap, glossy as a new coat, and native.
- **Maidenhair**, if you never let it dry out, not once, not for a weekend.
- **Bird's nest**, which is larger than you expected and easy.

Plant them in leaf mould with a bit of broken brick. Do not feed them much. Take off the old fronds in March and the new ones unroll like bishops.

## The bonus

A corner full of ferns keeps the air around it moist, which red spider mite hates. The cucumbers on the other side of the house will do better for a fernery they cannot see. I have no proof that would satisfy a scientist. I have three years of cucumbers.`,
  },
  {
    slug: 'a-peach-on-the-back-wall',
    title: 'A peach on the back wall',
    author: 'tobias',
    category: 'planting',
    tags: ['Peaches', 'Vinery'],
    daysAgo: 505,
    cover: 'orchard-summer',
    excerpt:
      'Not my trade, but I have looked through the panes at enough of them: a glazier’s view of a fan-trained peach.',
    text: `I put glass in; I do not grow things. But you cannot spend thirty years looking down through roofs without seeing who does well, and the ones who do well with peaches all do the same four things.

## They rub out the buds that point at the wall

A fan is flat. Anything that grows forwards or backwards is wasted, and it is easier to stop it in April with a thumb than in July with a saw.

## They play the bee

Peaches flower in February, when no sensible bee is about. So at noon on a bright day you see somebody on a stepladder with a rabbit's tail on a stick, dabbing. I thought it was a joke the first time. The ones with the rabbit's tail have peaches.

## They thin

When the fruits are the size of a hazelnut they take off half. When they are the size of a walnut they take off half again. It makes grown men wince. What is left is the size of a cricket ball and tastes of something.

## They close the vents at four

A peach ripens on stored heat. Shut the house while the sun is still on it and you keep an oven going until eight. This is the only piece of advice here that is properly mine, because the vents are my business, and nobody ever closes them early enough.`,
  },
  {
    slug: 'three-plants-to-begin-with',
    title: 'Three plants to begin with',
    author: 'wren',
    category: 'planting',
    tags: ['Beginners', 'Tomatoes'],
    daysAgo: 612,
    cover: 'orchard-autumn',
    excerpt:
      'Your first glasshouse is up, it is empty, and the catalogue has four hundred pages. Close the catalogue.',
    text: `Somebody asks me this every time a house is handed over, usually with a catalogue under one arm. Here is the answer, and it has not changed in ten years.

## A tomato

Because you will eat it. One plant, a small-fruited kind, in the largest pot you own. It teaches you to water at the same time every day, which is nine tenths of glasshouse gardening.

## A geranium with scented leaves

Because it forgives you. You can forget it for three weeks in winter. You can take a cutting by snapping off a bit and pushing it into the same pot. And each time you brush past, the whole house smells of lemon or rose or, for reasons nobody understands, of nutmeg.

## Something you were told you cannot grow

A ginger root from the greengrocer. A pineapple top. A mango stone. It may well fail. But the point of a glasshouse is that it is somewhere else in there, a few degrees off your own map, and you should have one plant that lives in that other place and not in yours.

When those three have been alive for a year, open the catalogue.`,
  },
];
