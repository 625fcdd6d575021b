import type { Cart, Product } from '@portico/shop/server';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CartPage } from './CartPage.tsx';

const hinge: Product = {
  ...{ id: 5, slug: 'hinge', name: 'Hinge', price: 3600, currency: 'GBP', stock: 2 },
  ...{ summary: '', description: '', category: 'Fittings', picture: '', pictureAlt: '', isShown: true },
};

test.each<[string, Cart['lines'], Cart['shortfalls'][number]]>([
  ['Hinge: only 2 left', [{ product: hinge, quantity: 2 }], { productId: 5, product: hinge, left: 2 }],
  ['Hinge is out of stock for now', [], { productId: 5, product: hinge, left: 0 }],
  ['is no longer in the shop', [], { productId: 6, product: null, left: 0 }],
])('TH-04 the cart’s page says what has become of it: %s', (sentence, lines, shortfall) => {
  expect(pageOf({ lines, shortfalls: [shortfall] })).toContain(sentence);
  expect(pageOf({ lines, shortfalls: [] })).not.toContain(sentence);
});

function pageOf(cart: Pick<Cart, 'lines' | 'shortfalls'>): string {
  const count = cart.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return renderToStaticMarkup(
    <CartPage
      cart={{ ...cart, count, total: 0, currency: 'GBP' }}
      actions={{ update: '/u/', remove: '/r/', order: '/o/' }}
      keyOf={String}
      pathOf={(slug) => `/${slug}/`}
      mostOf={() => 9}
      orderKey={{ name: 'key', value: 'one' }}
      language="en-GB"
      shop={{ name: 'Shop', emptyCart: '', answer: '' }}
    />,
  );
}
