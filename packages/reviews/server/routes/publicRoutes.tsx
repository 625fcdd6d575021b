import type { Ports } from '@portico/kernel/server';
import { notFound, schemaValidator } from '@portico/kernel/server/http';
import type { FastifyInstance } from 'fastify';
import { renderToStaticMarkup } from 'react-dom/server';
import Type, { type Static } from 'typebox';
import { ListCard } from '../../ui/card/ListCard.tsx';
import { SlideCard } from '../../ui/card/SlideCard.tsx';
import type { ReviewsProps } from '../../ui/ReviewsProps.ts';
import {
  FEED_STYLES_PATH,
  LARGEST_BATCH,
  MORE_REVIEWS_PATH,
  type MoreReviews,
  PICTURES_PATH,
} from '../../wire/public.ts';
import type { Feeds } from '../feed/createFeeds.ts';
import { createMoreAnswers, type MoreQuestion } from '../feed/createMoreAnswers.ts';
import type { Pictures } from '../pictures/createPictures.ts';

const MoreQuery = Type.Object({
  id: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
  offset: Type.Integer({ minimum: 0, maximum: 100_000, default: 0 }),
  size: Type.Integer({ minimum: 1, maximum: LARGEST_BATCH, default: 10 }),
});

const READING = { method: 'GET', role: 'visitor' } as const;
const FOR_A_WEEK = { ...READING, cacheControl: 'public, max-age=604800, immutable' } as const;

/** What a visitor's browser requests after the page: further reviews and their pictures. */
export function publicRoutes(
  app: FastifyInstance,
  { content, clock }: Pick<Ports, 'content' | 'clock'>,
  feeds: Feeds,
  pictures: Pictures,
): void {
  const moreAnswers = createMoreAnswers(content, clock, (question) => moreAnswer(feeds, question));

  app.onRest<{ Querystring: Static<typeof MoreQuery> }>(MORE_REVIEWS_PATH, {
    ...READING,
    ...{ schema: { querystring: MoreQuery }, validatorCompiler: schemaValidator },
    handler: async (request, reply) => {
      const answer = await moreAnswers(request.query);
      if (answer === null) throw notFound('This feed');
      return reply.type('application/json; charset=utf-8').send(answer);
    },
  });

  app.onRest<{ Params: { file: string } }>(`${FEED_STYLES_PATH}/:file`, {
    ...FOR_A_WEEK,
    handler: async (request, reply) => {
      const [, id] = /^([1-9]\d{0,8})\.css$/.exec(request.params.file) ?? [];
      const css = id ? await feeds.styles(Number(id)) : null;
      if (css === null) throw notFound('This feed');
      return reply.type('text/css; charset=utf-8').send(css);
    },
  });

  app.onRest<{ Params: { name: string } }>(`${PICTURES_PATH}/:name`, {
    ...FOR_A_WEEK,
    handler: async (request, reply) => {
      const picture = await pictures.read(request.params.name);
      if (!picture) throw notFound('This picture');
      return reply.type(picture.type).send(picture.content);
    },
  });
}

async function moreAnswer(feeds: Feeds, { id, offset, size }: MoreQuestion): Promise<string | null> {
  const props = await feeds.more(id, offset, size);
  if (!props) return null;
  const answer: MoreReviews = {
    count: props.count,
    offset: offset + props.cards.length,
    html: cardsHtml(props),
  };
  return JSON.stringify(answer);
}

function cardsHtml({ layout, cards, options, look }: ReviewsProps): string {
  const Card = layout === 'slider' || layout === 'grid' ? SlideCard : ListCard;
  return renderToStaticMarkup(
    cards.map((card, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, to text.
      <Card card={card} options={options} look={look} key={index} />
    )),
  );
}
