import type { Clock, Database } from '@portico/kernel/server';
import {
  type ProvidedReview,
  parseFeedOptions,
  type ReviewsTables,
  storeCollected,
} from '@portico/reviews/server';
import { company } from './company.ts';

/** The feeds that the demo's pages show, by their titles. */
export const demoFeeds = {
  slider: 'What customers say',
  list: 'Every review',
  badge: 'Badge',
} as const;

const DAY_S = 86_400;

/** Fills an empty site with what customers of the demo's company might have written. None of them exists. */
export async function seedReviews(transaction: Database, clock: Clock): Promise<void> {
  const now = Math.floor(clock.now() / 1000);
  const tables = transaction.tables<ReviewsTables>();
  const { id } = await tables
    .insertInto('review_places')
    .values({
      provider: 'google',
      provider_place: 'demo-sill-and-marrow',
      language: '',
      name: company.name,
      url: null,
      photo: '/pictures/project-octagon.svg',
      rating: 4.8,
      review_count: reviews.length,
      // There is no such place: nobody should be asked about it.
      refreshes: 0,
      fetched_at: clock.now(),
      tried_at: clock.now(),
      problem: null,
      failures: 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const place = { id, providerPlace: 'demo-sill-and-marrow' };
  await storeCollected(transaction, place, 'google', {
    place: {},
    // The oldest arrived first.
    reviews: reviews.map(asProvided(now)).reverse(),
  });
  for (const { title, options } of feeds)
    await tables
      .insertInto('review_feeds')
      .values({
        title,
        places: JSON.stringify([id]),
        options: JSON.stringify(parseFeedOptions(options)),
        changed_at: clock.now(),
      })
      .execute();
}

const feeds = [
  {
    title: demoFeeds.slider,
    options: { layout: 'slider', textSize: 160, isRound: false, pagination: 10, minimumRating: 4 },
  },
  { title: demoFeeds.list, options: { layout: 'list', pagination: 6, textSize: 320, showsHeader: false } },
  { title: demoFeeds.badge, options: { layout: 'badge', badge: 'right', pagination: 5, textSize: 120 } },
];

interface DemoReview {
  readonly author: string;
  readonly rating: number;
  readonly daysAgo: number;
  readonly text: string;
  readonly language?: string;
  readonly photos?: readonly string[];
  readonly reply?: string;
}

function asProvided(now: number) {
  return (review: DemoReview, index: number): ProvidedReview => ({
    id: `demo-${index + 1}`,
    rating: review.rating,
    text: review.text,
    originalText: null,
    language: review.language ?? 'en',
    writtenAt: now - review.daysAgo * DAY_S,
    author: review.author,
    authorUrl: null,
    avatar: null,
    photos: review.photos ?? [],
    reply: review.reply ?? null,
    repliedAt: review.reply ? now - Math.max(0, review.daysAgo - 2) * DAY_S : null,
  });
}

const reviews: readonly DemoReview[] = [
  {
    author: 'Harriet Coombe',
    rating: 5,
    daysAgo: 3,
    text: 'Our lean-to had been let down by two firms before these three turned up with a plane and a kettle. They saved more of the old frame than I thought was left, matched the putty line, and the gutters have not dripped once in a month of rain.',
    photos: ['/pictures/project-lean-to.svg'],
    reply: 'Thank you, Harriet. The oak did most of the saving itself.',
  },
  {
    author: 'Devraj Anand',
    rating: 5,
    daysAgo: 11,
    text: 'Measured twice, quoted once, and the price did not move. Tomatoes by July.',
  },
  {
    author: 'Marit Solheim',
    rating: 5,
    daysAgo: 19,
    language: 'nb',
    text: 'Vi fikk et drivhus til skolehagen, og barna er der inne i all slags vær. Ryddig jobb, og de forklarte alt underveis.',
    photos: ['/pictures/project-school.svg'],
  },
  {
    author: 'Peter Oakeshott',
    rating: 4,
    daysAgo: 26,
    text: 'Beautiful work on the octagon. One star less only because it came five weeks after the first date, though they told us early and the reason was sound.',
    photos: ['/pictures/project-octagon.svg', '/pictures/drawing-new.svg'],
    reply: 'Fair. The iron came back from the foundry with a flaw and we would not fit it.',
  },
  {
    author: 'Ilse Brandt',
    rating: 5,
    daysAgo: 40,
    language: 'de',
    text: 'Das alte Weinhaus meiner Großeltern steht wieder gerade. Sorgfältig, freundlich, pünktlich. Die Scheiben sitzen, die Lüftung läuft von Hand und ganz leicht.',
    photos: ['/pictures/project-vinery.svg'],
  },
  {
    author: 'Tunde Bakare',
    rating: 5,
    daysAgo: 55,
    text: 'I asked for a repair and expected a sales talk for a new one. They mended it. That is the whole review.',
  },
  {
    author: 'Clara Whitfield',
    rating: 5,
    daysAgo: 63,
    text: 'Twelve panes, one ridge, no fuss.',
  },
  {
    author: 'Émile Garnier',
    rating: 5,
    daysAgo: 80,
    language: 'fr',
    text: 'Une serre adossée, posée en quatre jours, sans un éclat sur le mur de pierre. Le dessin au crayon qu’ils nous ont laissé est maintenant encadré.',
  },
  {
    author: 'Rosalind Pike',
    rating: 3,
    daysAgo: 96,
    text: 'The house itself is lovely. The path was left rougher than we were told it would be and it took two calls to have it put right. It was put right.',
    reply: 'Sorry about the path, Rosalind. We now walk it with you before we pack the van.',
  },
  {
    author: 'Gwilym Rees',
    rating: 5,
    daysAgo: 120,
    text: 'Forty years of moss off the north side and not a scratch. The lads swept up better than I do.',
  },
  {
    author: 'Noor Haddad',
    rating: 5,
    daysAgo: 150,
    text: 'They talked me out of underfloor heating and into a better door. I have saved more than the house cost to heat last winter, and the lemons are happier.',
  },
  {
    author: 'Agnieszka Wrona',
    rating: 5,
    daysAgo: 180,
    language: 'pl',
    text: 'Solidna robota i ludzie, którzy naprawdę słuchają. Szklarnia wygląda, jakby stała tu od zawsze.',
  },
  {
    author: 'Fergus Tait',
    rating: 4,
    daysAgo: 210,
    text: 'Good joinery, honest advice. Parking the lorry on our lane was a comedy.',
  },
  {
    author: 'Yuki Tanabe',
    rating: 5,
    daysAgo: 260,
    language: 'ja',
    text: '古い温室を丁寧に直していただきました。ガラスの一枚一枚まで説明してくれて、安心してお任せできました。',
  },
  {
    author: 'Beatrix Lamb',
    rating: 5,
    daysAgo: 300,
    text: 'We had them for the spring service: cords, hinges, putty, a new catch. Half a day, a written list of what will want doing in three years, and a bill that made sense.',
  },
  {
    author: 'Oluwaseun Cole',
    rating: 5,
    daysAgo: 340,
    text: 'Sat through our committee meeting, answered every question, and still wanted the job. The allotment society could not be more pleased. 🌱',
  },
  {
    author: 'Sanne de Wit',
    rating: 5,
    daysAgo: 390,
    language: 'nl',
    text: 'Prachtig vakwerk. De kas past precies tussen de twee oude muren en er is geen centimeter verspild.',
  },
  {
    author: 'Michael Threlfall',
    rating: 2,
    daysAgo: 420,
    text: 'Could not fit us in for nine months. I understand why, but still.',
    reply:
      'We would rather say no than be late, Michael. The list is shorter now, if you would still like us.',
  },
  {
    author: 'Lucía Ferrer',
    rating: 5,
    daysAgo: 480,
    language: 'es',
    text: 'El invernadero resistió la granizada de marzo sin un solo cristal roto. Eso lo dice todo.',
  },
  {
    author: 'Judith Askew',
    rating: 5,
    daysAgo: 560,
    text: 'Built for my mother, who is eighty-four and particular. She has no complaints, which has not happened before.',
  },
  {
    author: 'Hamish Grieve',
    rating: 5,
    daysAgo: 700,
    text: 'Two winters in and everything still closes with one finger.',
  },
  {
    author: 'Annika Berg',
    rating: 5,
    daysAgo: 800,
    language: 'sv',
    text: 'Kom i tid, jobbade lugnt och lämnade trädgården som de fann den. Rekommenderas varmt.',
  },
  {
    author: 'Edwin Marsh',
    rating: 4,
    daysAgo: 980,
    text: 'Not the cheapest of the four we asked, and the only one who looked at the roof before writing a number down.',
  },
  {
    author: 'Phoebe Sandys',
    rating: 5,
    daysAgo: 1300,
    text: 'The vinery at the hall had been propped up since before I started here. It now opens to visitors, and the first thing they ask is who did the ironwork.',
  },
];
