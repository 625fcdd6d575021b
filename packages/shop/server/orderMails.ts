import type { OutgoingMail } from '@portico/kernel/server';
import { formatMoney } from '../ui/formatMoney.ts';
import { shopPhrasesIn } from '../ui/words/index.ts';
import type { Order } from './Order.ts';

/** What mails say about the shop. */
export interface ShopFacts {
  readonly title: string;
  /** The sender of mails. */
  readonly sender: string;
  /** The recipient of order requests. */
  readonly ordersEmail: string;
  /** BCP 47: the format of amounts. */
  readonly language?: string;
  /** The currency of an empty cart and a new product. */
  readonly currency?: string;
  /** The signature of a mail; by default just the title. */
  readonly signature?: string;
}

/** The key by which the outbox finds the mails of an order. */
export const aboutOrder = (id: number): string => `order:${id}`;

/** One mail for the shop, one for the customer. */
export function orderMails(order: Order, shop: ShopFacts): readonly OutgoingMail[] {
  const words = shopPhrasesIn(shop.language).mail;
  const list = [
    ...order.lines.map(
      ({ name, price, quantity }) =>
        `${quantity} × ${name}: ${formatMoney(price * quantity, order.currency, shop.language)}`,
    ),
    `${words.total}: ${formatMoney(order.total, order.currency, shop.language)}`,
  ].join('\n');
  const both = { from: shop.sender, about: aboutOrder(order.id) };
  return [
    {
      ...both,
      to: [shop.ordersEmail],
      replyTo: [order.email],
      subject: words.ownerSubject(order.id, order.name),
      text: `${words.asks(order.name, order.email)}\n\n${list}\n\n${order.note || words.noNote}\n`,
    },
    {
      ...both,
      to: [order.email],
      subject: words.subject(order.id),
      text: `${[
        ...[words.greeting(order.name), words.thanks, list, words.next],
        shop.signature ?? shop.title,
      ].join('\n\n')}\n`,
    },
  ];
}
