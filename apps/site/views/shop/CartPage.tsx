import { phrasesIn } from '@portico/blog/ui';
import type { Cart, Product, Shortfall } from '@portico/shop/server';
import { formatMoney, type ShopPhrases, shopPhrasesIn } from '@portico/shop/ui';
import { Breadcrumb } from '../Breadcrumb.tsx';
import { ProductPicture } from './ProductPicture.tsx';

export interface CartPageProps {
  /** BCP 47 language of its text and its amounts. */
  readonly language: string;
  readonly cart: Cart;
  readonly actions: { readonly update: string; readonly remove: string; readonly order: string };
  readonly keyOf: (productId: number) => string;
  readonly pathOf: (slug: string) => string;
  readonly mostOf: (product: Product) => number;
  /** A field of the order form whose value differs each time the page is rendered. */
  readonly orderKey: { readonly name: string; readonly value: string };
  readonly shop: CartWords;
  /** The visitor's input, and what was wrong with it. */
  readonly refused?: Refused;
}

/** The shop's name, its text for an empty cart, and when it replies. */
export interface CartWords {
  readonly name: string;
  readonly emptyCart: string;
  readonly answer: string;
}

interface Refused {
  readonly sentence: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly entered: Readonly<Record<string, string>>;
}

/** A visitor's cart and the order form. Every part works without JavaScript. */
export function CartPage(props: CartPageProps) {
  const { refused, shop, language } = props;
  return (
    <>
      <div className="p-page-head">
        <div className="p-container">
          <Breadcrumb label={phrasesIn(language).youAreHere} trail={[{ label: shop.name, href: '/shop/' }]} />
          <h1>{shopPhrasesIn(language).cart.title}</h1>
        </div>
      </div>
      <div className="p-container p-section-end" data-portico-cart-page="">
        <p className="screen-reader-text" role="status" data-portico-cart-said="" />
        {refused && (
          <p className="p-notice p-notice-danger" role="alert">
            {refused.sentence}
          </p>
        )}
        <div className="p-cart" data-portico-cart-content="">
          <CartContent {...props} />
        </div>
      </div>
    </>
  );
}

function CartContent(props: CartPageProps) {
  const words = shopPhrasesIn(props.language).cart;
  if (props.cart.count === 0)
    return (
      <div className="p-empty">
        <Shortfalls of={props.cart} words={words} />
        <h2 tabIndex={-1}>{words.empty}</h2>
        {props.shop.emptyCart && <p>{props.shop.emptyCart}</p>}
        <a className="p-button" href="/shop/">
          {words.toShop}
        </a>
      </div>
    );
  return (
    <>
      <CartLines {...props} />
      <OrderForm {...props} />
    </>
  );
}

function CartLines({ cart, actions, keyOf, pathOf, mostOf, language }: CartPageProps) {
  const words = shopPhrasesIn(language).cart;
  return (
    <section className="p-cart-lines" aria-label={words.lines} tabIndex={-1} data-portico-cart-lines="">
      <Shortfalls of={cart} words={words} />
      <ul>
        {cart.lines.map(({ product, quantity }) => (
          <li className="p-cart-line" key={product.id} data-portico-cart-line="">
            <ProductPicture product={product} isDecoration />
            <div className="p-cart-name">
              <a href={pathOf(product.slug)}>{product.name}</a>
              <span className="p-field-hint">
                {words.each(formatMoney(product.price, product.currency, language))}
              </span>
            </div>
            <form
              method="post"
              action={actions.update}
              className="p-cart-quantity"
              data-portico-cart-change="update-item"
              data-name={product.name}
              data-removed={words.removed(product.name)}
            >
              <input type="hidden" name="key" value={keyOf(product.id)} />
              <label>
                <span className="screen-reader-text">{words.quantityOf(product.name)}</span>
                <input
                  type="number"
                  name="quantity"
                  min={0}
                  max={mostOf(product)}
                  defaultValue={quantity}
                  inputMode="numeric"
                />
              </label>
              <button type="submit" className="p-button p-button-quiet p-button-small">
                {words.change}
                <span className="screen-reader-text">{words.changeOf(product.name)}</span>
              </button>
            </form>
            <form
              method="post"
              action={actions.remove}
              data-portico-cart-change="remove-item"
              data-name={product.name}
              data-removed={words.removed(product.name)}
            >
              <input type="hidden" name="key" value={keyOf(product.id)} />
              <button type="submit" className="p-cart-remove">
                {words.remove}
                <span className="screen-reader-text"> {product.name}</span>
              </button>
            </form>
            <strong className="p-price">
              {formatMoney(product.price * quantity, product.currency, language)}
            </strong>
          </li>
        ))}
      </ul>
      <p className="p-cart-total" data-portico-cart-total="">
        <span>{words.total}</span>{' '}
        <strong className="p-price p-price-large">{formatMoney(cart.total, cart.currency, language)}</strong>
      </p>
    </section>
  );
}

type CartPhrases = ShopPhrases['cart'];

function Shortfalls({ of: { shortfalls }, words }: { readonly of: Cart; readonly words: CartPhrases }) {
  return shortfalls.map((shortfall) => (
    <p className="p-notice p-notice-warning" key={shortfall.productId}>
      {sentenceOf(shortfall, words)}
    </p>
  ));
}

function sentenceOf({ product, left, isOfOtherCurrency }: Shortfall, words: CartPhrases): string {
  if (!product) return words.gone;
  if (isOfOtherCurrency) return words.otherCurrency(product.name, product.currency);
  return left === 0 ? words.soldOut(product.name) : words.fewer(product.name, left);
}

function OrderForm({ actions, orderKey, refused, shop, language }: CartPageProps) {
  const words = shopPhrasesIn(language).order;
  const { fields = {}, entered = {} } = refused ?? {};
  return (
    <section className="p-order" aria-labelledby="order-title">
      <h2 id="order-title">{words.title}</h2>
      <p className="p-field-hint">{`${words.nothingPaid} ${shop.answer}`}</p>
      <form method="post" action={actions.order} className="p-form">
        <input type="hidden" {...orderKey} />
        <Field name="name" label={words.name} error={fields.name}>
          <input
            id="order-name"
            name="name"
            autoComplete="name"
            required
            maxLength={200}
            defaultValue={entered.name}
            {...described('name', fields.name)}
          />
        </Field>
        <Field name="email" label={words.email} error={fields.email}>
          <input
            id="order-email"
            type="email"
            name="email"
            autoComplete="email"
            required
            maxLength={254}
            defaultValue={entered.email}
            {...described('email', fields.email)}
          />
        </Field>
        <Field name="note" label={words.note} error={fields.note}>
          <textarea
            id="order-note"
            name="note"
            rows={4}
            maxLength={5000}
            defaultValue={entered.note}
            {...described('note', fields.note)}
          />
        </Field>
        <button type="submit" className="p-button">
          {words.send}
        </button>
      </form>
    </section>
  );
}

interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly error: string | undefined;
  readonly children: React.ReactNode;
}

function Field({ name, label, error, children }: FieldProps) {
  return (
    <div className="p-field">
      <label htmlFor={`order-${name}`}>{label}</label>
      {children}
      {error && (
        <p className="p-field-error" id={`order-${name}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

function described(name: string, error: string | undefined) {
  return error ? ({ 'aria-invalid': true, 'aria-describedby': `order-${name}-error` } as const) : {};
}
