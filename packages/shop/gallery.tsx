import type { GalleryEntry } from '@portico/kernel/gallery';
import { IslandStyle } from '@portico/kernel/islands/react';

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
              <svg
                width="22"
                height="22"
                viewBox="0 0 22 22"
                fill="none"
                stroke="currentColor"
                strokeWidth="2"
                aria-hidden="true"
              >
                <path d="M2 8h18l-2.2 10.5H4.2zM6.5 8 9 2.5M15.500 8 13 2.500" />
              </svg>
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
