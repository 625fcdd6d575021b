import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { anyReviews } from '../testing/anyReviews.ts';
import { ReviewsView } from './ReviewsView.tsx';

test('RV-05 nothing that a provider wrote becomes an element or an attribute', () => {
  fc.assert(
    fc.property(anyReviews(), (props) => {
      const page = document.createElement('div');
      page.innerHTML = renderToStaticMarkup(<ReviewsView {...props} />);
      expect(page.querySelector('.wp-gr')).not.toBeNull();
      expect(page.querySelector('script, [onerror], b, [style]')).toBeNull();
    }),
  );
});
