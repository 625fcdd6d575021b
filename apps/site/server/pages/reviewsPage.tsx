import { type Feeds, REVIEWS_TAG } from '@portico/reviews/server';
import { ReviewsWidget } from '@portico/reviews/ui';
import { company } from '../../demo/company.ts';
import { demoFeeds } from '../../demo/demoReviews.ts';
import type { Page } from './Page.ts';

/** What customers say: the best in a row that moves, all of them below, and a badge for those who scroll by. */
export function reviewsPage(feeds: Feeds): Page {
  return {
    url: '/reviews/',
    tags: () => [REVIEWS_TAG],
    async render() {
      const slider = await feeds.showByTitle(demoFeeds.slider);
      const list = await feeds.showByTitle(demoFeeds.list);
      const badge = await feeds.showByTitle(demoFeeds.badge);
      return {
        title: 'Reviews',
        description: `What customers say about ${company.name}.`,
        body: (
          <>
            <div className="p-page-head">
              <div className="p-container">
                <h1>What customers say</h1>
                <p>Every review that we were given, the good and the less good, with our answers.</p>
              </div>
            </div>
            {slider && (
              <section className="p-container" aria-label="Reviews at a glance">
                <ReviewsWidget {...slider.props} />
              </section>
            )}
            {list && (
              <section className="p-section">
                <div className="p-container">
                  <div className="p-section-head">
                    <h2>Every review</h2>
                  </div>
                  <ReviewsWidget {...list.props} isFirst={!slider} />
                </div>
              </section>
            )}
            {badge && <ReviewsWidget {...badge.props} isFirst={!slider && !list} />}
            {[slider, list].map(
              (feed) =>
                feed?.structuredData && (
                  <script
                    type="application/ld+json"
                    key={feed.props.feedId}
                    dangerouslySetInnerHTML={{ __html: feed.structuredData }}
                  />
                ),
            )}
          </>
        ),
      };
    },
  };
}
