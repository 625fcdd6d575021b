import { pictures } from '../pictures.ts';

/** What the home page says, in the order in which it says it. */
export const homeContent = {
  hero: {
    title: 'Glasshouses that outlive the gardener.',
    lead: 'Five of us build and mend timber and iron glasshouses in an old cooperage at Ashmere. We draw each one full size on the floor before we cut a single bar.',
  },
  tally: [
    {
      figure: '214',
      meaning: 'glasshouses raised since 1987, from cold frames with ambition to a vinery of 31 metres',
    },
    { figure: '211', meaning: 'still standing, most of them still wearing their first set of bars' },
    { figure: '3', meaning: 'no longer with us: one plane tree, one house move, one goat called Gerald' },
  ],
  services: {
    title: 'Four ways to keep the weather out',
    text: 'Some people want a new house for their peaches. Most want the old one to stop dripping on them. We are equally happy to come out for either.',
    items: [
      {
        title: 'A new glasshouse',
        text: 'Slow-grown larch or accoya, iron where iron is right, hand-cut glass with the overlap it needs. Designed around the plants first and your knees second, so nothing you water daily is out of reach.',
        facts: [
          { name: 'Price', value: 'From £18,400, raised and glazed' },
          { name: 'Waiting time', value: '16 to 22 weeks' },
          { name: 'Guarantee', value: '25 years on timber and joints' },
        ],
        picture: pictures.drawingNew,
      },
      {
        title: 'Restoration',
        text: 'We save every bar that can take a scarf joint, match the moulding on the rest, and number each pane so it goes home to its own rebate.',
        facts: [{ name: 'Survey', value: '£180, taken off the bill' }],
        picture: pictures.drawingRestore,
      },
      {
        title: 'The March round',
        text: 'Once a year we clean the gutters, ease the vents, touch up the linseed paint and replace whatever the winter or the children got.',
        facts: [{ name: 'Yearly', value: 'From £240' }],
        picture: pictures.drawingCare,
      },
      {
        title: 'Parts and sundries',
        text: 'Brass vent gear, linseed putty by the kilo, bar caps, cold frames, and the good watering can. The same things we use, at the price we would want to pay.',
        facts: [],
        picture: pictures.drawingParts,
        link: { label: 'Go to the shop', href: '/shop/' },
      },
    ],
  },
  projects: {
    title: 'Four houses we still visit',
    text: 'Finished is a strong word for something that is rained on. These are doing well.',
    items: [
      {
        title: 'The long vinery, Hollin Court',
        facts: '31 m, lean-to, restored 2022',
        text: 'Two hundred and six panes were original. After eleven months, a hundred and ninety-one still are.',
        picture: pictures.projectVinery,
        href: '/restoration/',
      },
      {
        title: "A bookseller's lean-to",
        facts: '4.2 × 2.4 m, new, 2024',
        text: 'Half the wall is lemons, the other half detective novels. The vents open on the lemon side.',
        picture: pictures.projectLeanTo,
        href: '/glasshouses/',
      },
      {
        title: 'The orchid octagon, Tarn End',
        facts: '5 m across, new, 2021',
        text: 'Eight sides, one iron column, and a lantern that breathes by itself once the sun is on it.',
        picture: pictures.projectOctagon,
        href: '/glasshouses/',
      },
      {
        title: 'Saint Brannoc’s school house',
        facts: '9 × 3.6 m, rebuilt 2023',
        text: 'Year Four runs the tomatoes. We fitted toughened glass to the height of a well-kicked football.',
        picture: pictures.projectSchool,
        href: '/restoration/',
      },
    ],
  },
  process: {
    title: 'From standing in the rain to picking the first tomato',
    text: 'We take on fourteen houses a year. That is as many as we can be proud of.',
    steps: [
      {
        when: 'First week',
        title: 'We stand in it',
        text: 'Two of us come and look at light, wind, slope and gate width. You tell us what you want to grow.',
      },
      {
        when: 'Week 3',
        title: 'You get a drawing',
        text: 'On paper, to scale, with a fixed price. Keep it even if you say no. Plenty of people frame them.',
      },
      {
        when: 'Week 5',
        title: 'Full size on the floor',
        text: 'We draw the section at one to one and build from that. You are welcome to come and walk through it.',
      },
      {
        when: 'Week 16',
        title: 'Raising day',
        text: 'The frame goes up in a day, the glass in a week. Tobias brings the ladder and his opinions about putty.',
      },
      {
        when: 'Every March',
        title: 'We come back',
        text: 'The first round is on us. After that you may find somebody cheaper, and we shall only mind a little.',
      },
    ],
  },
  people: {
    title: 'Nobody here likes being photographed',
    text: 'So each of us chose the tool we would carry out of a fire.',
    items: [
      {
        name: 'Agnes Sill',
        role: 'Joiner, founder',
        text: 'Cut her first glazing bar at fourteen. Still has it, still disappointed in it.',
        picture: pictures.toolPlane,
      },
      {
        name: 'Tobias Marrow',
        role: 'Glazier, founder',
        text: 'Can hear a loose pane from the road. Makes his own putty and will tell you how.',
        picture: pictures.toolKnife,
      },
      {
        name: 'Ines Quillfeather',
        role: 'Drawing and surveys',
        text: 'Draws every section full size, in pencil, in socks, on the workshop floor.',
        picture: pictures.toolSquare,
      },
      {
        name: 'Rafi Brandreth',
        role: 'Ironwork and vent gear',
        text: 'Keeps the forge, the van and a list of every hinge we have ever fitted.',
        picture: pictures.toolHammer,
      },
    ],
  },
  faq: {
    title: 'Asked at most kitchen tables',
    text: 'If yours is not here, ring the workshop. Whoever is nearest the telephone will know, or will shout for Agnes.',
  },
  invitation: {
    title: 'Show us where the sun lands',
    text: 'A first visit costs nothing within forty miles of Ashmere. Beyond that we ask for petrol and a sandwich.',
  },
} as const;
