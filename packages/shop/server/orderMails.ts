import type { OutgoingMail } from '@portico/kernel/server';
import { formatMoney } from '../ui/formatMoney.ts';
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
  const list = [
    ...order.lines.map(
      ({ name, price, quantity }) =>
        `${quantity} × ${name}: ${formatMoney(price * quantity, order.currency, shop.language)}`,
    ),
    `Total: ${formatMoney(order.total, order.currency, shop.language)}`,
  ].join('\n');
  const both = { from: shop.sender, about: aboutOrder(order.id) };
  return [
    {
      ...both,
      to: [shop.ordersEmail],
      replyTo: [order.email],
      subject: `Order request ${order.id} from ${order.name}`,
      text: `${order.name} (${order.email}) asks for:\n\n${list}\n\n${order.note || 'No note.'}\n`,
    },
    {
      ...both,
      to: [order.email],
      subject: `We have your order request ${order.id}`,
      text: `Dear ${order.name},\n\nthank you. You asked for:\n\n${list}\n\nNothing has been paid yet. We will look at it and write back about delivery and payment.\n\n${shop.signature ?? shop.title}\n`,
    },
  ];
}
