import { notFound, schemaValidator } from '@portico/kernel/server/http';
import type { FastifyInstance } from 'fastify';
import { renderToStaticMarkup } from 'react-dom/server';
import Type, { type Static } from 'typebox';
import { LARGEST_BATCH, MORE_REVIEWS_PATH, type MoreReviews, PICTURES_PATH } from '../../protocol.ts';
import { ListCard } from '../../ui/card/ListCard.tsx';
import { SlideCard } from '../../ui/card/SlideCard.tsx';
import type { ReviewsProps } from '../../ui/ReviewsProps.ts';
import type { Feeds } from '../feed/createFeeds.ts';
import type { Pictures } from '../pictures/createPictures.ts';

const MoreQuery = Type.Object({
  id: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
  offset: Type.Integer({ minimum: 0, maximum: 100_000, default: 0 }),
  size: Type.Integer({ minimum: 1, maximum: LARGEST_BATCH, default: 10 }),
});

const VISITORS = { config: { role: 'visitor' }, validatorCompiler: schemaValidator } as const;
const A_WEEK = 'public, max-age=604800, immutable';

/** What a visitor's browser asks for after the page: further reviews, and the pictures in them. */
export function publicRoutes(app: FastifyInstance, feeds: Feeds, pictures: Pictures): void {
  app.get<{ Querystring: Static<typeof MoreQuery> }>(
    MORE_REVIEWS_PATH,
    { ...VISITORS, schema: { querystring: MoreQuery } },
    async (request): Promise<MoreReviews> => {
      const { id, offset, size } = request.query;
      const props = await feeds.more(id, offset, size);
      if (!props) throw notFound('This feed');
      return { count: props.count, offset: offset + props.cards.length, html: cardsHtml(props) };
    },
  );

  app.get<{ Params: { name: string } }>(`${PICTURES_PATH}/:name`, VISITORS, async (request, reply) => {
    const picture = await pictures.read(request.params.name);
    if (!picture) throw notFound('This picture');
    return reply.header('cache-control', A_WEEK).type(picture.type).send(picture.content);
  });
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
