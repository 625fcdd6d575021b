import { IslandStyle } from '@portico/kernel/islands/react';
import { shopPhrasesIn } from './words/index.ts';
import { englishPanel } from './words/panelWords.ts';

export interface CartWidgetProps {
  /** The cart page, for visitors without scripts or who want to see everything. */
  readonly page: string;
  readonly label: string;
  /** BCP 47: the language of the panel. */
  readonly language?: string;
}

/** The cart in a header, empty as sent by the server. The panel is filled when the visitor reaches for it. */
export function CartWidget({ page, label, language }: CartWidgetProps) {
  const { panel } = shopPhrasesIn(language);
  return (
    <div
      className="responsive-nav-cart menu-item-nav-cart dropdown cart-is-empty"
      data-portico-cart={panel === englishPanel ? '' : JSON.stringify(panel)}
    >
      <IslandStyle name="theme-cart" />
      <a href={page} className="cart-icon-wrapper">
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
        <span className="screen-reader-text">{label}</span>
        <span className="cart-count">0</span>
      </a>
      <div className="nv-nav-cart widget">
        <div className="widget woocommerce widget_shopping_cart">
          <div className="widget_shopping_cart_content" />
        </div>
      </div>
    </div>
  );
}
