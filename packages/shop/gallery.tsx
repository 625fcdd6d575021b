import type { GalleryEntry } from '@portico/kernel/gallery';
import { IslandStyle } from '@portico/kernel/islands/react';
import { CartIcon } from './ui/CartIcon.tsx';

export const shopGallery: readonly GalleryEntry[] = [
  {
    slug: 'cart-dropdown',
    title: 'Cart dropdown',
    summary: 'What is in the cart, below its icon: on hover where there is a pointer, on a tap on a phone.',
    group: 'Theme',
    sections: [
      {
        heading: 'As another shop renders it',
        note: 'The number decides: with nothing in the cart the icon is a plain link.',
        example: (
          <div className="responsive-nav-cart menu-item-nav-cart dropdown portico-example-cart">
            <IslandStyle name="shop-gallery" />
            <IslandStyle name="theme-cart" />
            <a href="/cart/" className="cart-icon-wrapper">
              <CartIcon />
              <span className="screen-reader-text">Example of a cart</span>
              <span className="cart-count">2</span>
            </a>
            <div className="nv-nav-cart widget">
              <p>Two things, from a shop of another maker.</p>
            </div>
          </div>
        ),
      },
    ],
  },
];
