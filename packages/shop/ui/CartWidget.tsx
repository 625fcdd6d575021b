import { IslandStyle } from '@portico/kernel/islands/react';
import { CartIcon } from './CartIcon.tsx';
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
        <CartIcon />
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
