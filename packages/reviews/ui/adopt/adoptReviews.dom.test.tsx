import fc from 'fast-check';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { anyReviews } from '../../testing/anyReviews.ts';
import { badgeOfGenerationC, listOfGenerationA, sliderOfGenerationB } from '../../testing/foreignMarkup.ts';
import { ReviewsView } from '../ReviewsView.tsx';
import { adoptReviews } from './adoptReviews.ts';

describe('reading a widget out of its markup', () => {
  test('RV-01 RV-05 what is rendered and read back is the same widget, whatever a provider wrote', () => {
    fc.assert(
      fc.property(anyReviews(), (props) => {
        expect(adoptReviews(widget(renderToString(<ReviewsView {...props} />)))).toEqual(props);
      }),
    );
  });

  test('RV-05 nothing that a provider wrote becomes an element or an attribute', () => {
    fc.assert(
      fc.property(anyReviews(), (props) => {
        const root = widget(renderToStaticMarkup(<ReviewsView {...props} />));
        expect(root.querySelector('script, [onerror], b, [style]')).toBeNull();
      }),
    );
  });

  test('RV-05 RV-06 the first generation: a list with hidden cards, a formatted time and no language', () => {
    const props = adoptReviews(widget(listOfGenerationA));
    expect(props).toMatchObject({ feedId: '7', layout: 'list', count: 3, seeAll: null });
    expect(props.options).toMatchObject({ textSize: 12, trans: { 'read more': 'mehr lesen' } });
    expect(props.places[0]).toMatchObject({ name: 'Shop', rating: 4.7, basedOn: 'Based on 3 reviews' });
    expect(props.cards.map(({ author, isHidden }) => [author, isHidden])).toEqual([
      ['Ann', false],
      ['Bob', true],
      ['Cy', true],
    ]);
    expect(props.cards[0]).toMatchObject({
      rating: 5,
      text: 'First line\nsecond line here',
      time: { seconds: 1_700_000_000, language: '' },
    });
    expect(props.cards[1]).toMatchObject({ time: null, rating: 0, text: '' });
  });

  test('RV-05 RV-06 RV-07 the second: a slider with its options on the row, languages and replies', () => {
    const props = adoptReviews(widget(sliderOfGenerationB(3)));
    expect(props).toMatchObject({
      layout: 'slider',
      count: 3,
      slider: { hasButtons: true, hasDots: true },
      look: { hasBackground: true, isRound: false },
    });
    expect(props.options).toMatchObject({ speed: 3, textSize: 40 });
    expect(props.cards[1]).toMatchObject({
      author: 'Reviewer 1',
      authorUrl: 'https://example.org/1',
      rating: 4,
      time: { language: 'pt-BR' },
      photos: [{ src: expect.stringContaining('#picture-1=s50'), alt: 'photo' }],
      reply: { heading: 'Owner', text: 'Thank you.', time: { seconds: 1_700_000_100 } },
      provider: 'google',
    });
  });

  test('RV-06 the third: options of a badge are in another attribute', () => {
    expect(adoptReviews(widget(badgeOfGenerationC))).toMatchObject({
      layout: 'badge',
      options: { textSize: 30 },
      cards: [],
    });
  });

  test('RV-05 a text that an older script has cut already is whole again', () => {
    const cut = (inside: string) =>
      adoptReviews(
        widget(
          `<div class="wp-gr"><div class="wp-google-review"><span class="wp-google-text">${inside}</span></div></div>`,
        ),
      ).cards[0]?.text;
    expect(
      cut('One<span class="rpi-s">... </span><span class="wp-more-toggle" data-hidden=" two">more</span>'),
    ).toBe('One two');
    expect(
      cut(
        'One<span class="rpi-s">... </span><input type="hidden" value="%20two%25"><span class="wp-more-toggle">more</span>',
      ),
    ).toBe('One two%');
    expect(cut('100<input type="hidden" value=" 5% off">')).toBe('100 5% off');
  });
});

function widget(markup: string): HTMLElement {
  const page = document.createElement('div');
  page.innerHTML = markup;
  const root = page.querySelector<HTMLElement>('.wp-gr');
  if (!root) throw new Error('There is no widget in this markup.');
  return root;
}
