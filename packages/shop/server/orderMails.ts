import type { OutgoingMail } from '@portico/kernel/server';
import { formatMoney } from '../ui/formatMoney.ts';
import { shopPhrasesIn } from '../ui/words/index.ts';
import type { Order } from './Order.ts';

/** What mails say of the shop. */
export interface ShopFacts {
  readonly title: string;
  /** Where mails come from. */
  readonly sender: string;
  /** Where order requests go. */
  readonly ordersEmail: string;
  /** BCP 47: how amounts are written. */
  readonly language?: string;
  /** What an empty cart and a new product are priced in. */
  readonly currency?: string;
  /** Who writes, in lines at the end of a mail; the title alone unless told. */
  readonly signature?: string;
}

/** By which the outbox finds the mails of an order. */
export const aboutOrder = (id: number): string => `order:${id}`;

/** One mail for the shop, one for whoever asked. */
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
