/** Who writes the journal. They belong to the demo's company and exist as little as it does. */
export const authors = {
  agnes: {
    name: 'Agnes Sill',
    slug: 'agnes-sill',
    about: 'Joiner. Cut her first glazing bar at fourteen, still has it, is still disappointed in it.',
  },
  tobias: {
    name: 'Tobias Marrow',
    slug: 'tobias-marrow',
    about: 'Glazier. Hears a loose pane from the road, makes his own putty, and will tell you how.',
  },
  ines: {
    name: 'Ines Quillfeather',
    slug: 'ines-quillfeather',
    about: 'Draughtswoman. Draws every section full size, in pencil, in socks, on the workshop floor.',
  },
  rafi: {
    name: 'Rafi Brandreth',
    slug: 'rafi-brandreth',
    about: 'Smith. Keeps the forge, the van and a list of every hinge that was ever fitted.',
  },
  wren: {
    name: 'Wren Halloway',
    slug: 'wren-halloway',
    about: 'Gardener next door. Grows in the houses that the others build, and reports what went wrong.',
  },
} as const;

export type AuthorName = keyof typeof authors;

export const categories = {
  craft: { name: 'Craft', slug: 'craft', description: 'How a glasshouse is put together, and why that way.' },
  restoration: {
    name: 'Restoration',
    slug: 'restoration',
    description: 'Old houses that stand again, and what they taught us on the way up.',
  },
  planting: {
    name: 'Planting',
    slug: 'planting',
    description: 'What grows under glass, and how to keep it willing.',
  },
  seasons: {
    name: 'Seasons',
    slug: 'seasons',
    description: 'What a glasshouse wants from you in each month of the year.',
  },
  tools: { name: 'Tools', slug: 'tools', description: 'Things with handles, and the hands they have known.' },
  workshop: {
    name: 'Workshop notes',
    slug: 'workshop-notes',
    description: 'Small news from the yard at Ashmere.',
  },
  questions: {
    name: 'Questions',
    slug: 'questions',
    description: 'What customers ask us, answered at length.',
  },
} as const;

export type CategoryName = keyof typeof categories;
