import type { OutgoingMail } from '@portico/kernel/server';
import { formatMoney } from '../../ui/cart/formatMoney.ts';
import type { Order } from './Order.ts';

/** What mails say of the shop. */
export interface ShopFacts {
  readonly title: string;
  /** Where order requests go, and where they come from. */
  readonly adminEmail: string;
}

/** By which the outbox finds the mails of an order. */
export const aboutOrder = (id: number): string => `order:${id}`;

/** One mail for the shop, one for whoever asked. */
export function orderMails(order: Order, shop: ShopFacts): readonly OutgoingMail[] {
  const list = [
    ...order.lines.map(
      ({ name, price, quantity }) =>
        `${quantity} × ${name}: ${formatMoney(price * quantity, order.currency)}`,
    ),
    `Together: ${formatMoney(order.total, order.currency)}`,
  ].join('\n');
  const both = { from: shop.adminEmail, about: aboutOrder(order.id) };
  return [
    {
      ...both,
      to: [shop.adminEmail],
      replyTo: [order.email],
      subject: `Order request ${order.id} from ${order.name}`,
      text: `${order.name} (${order.email}) asks for:\n\n${list}\n\n${order.note || 'No note.'}\n`,
    },
    {
      ...both,
      to: [order.email],
      subject: `We have your order request ${order.id}`,
      text: `Dear ${order.name},\n\nthank you. You asked for:\n\n${list}\n\nNothing is paid yet. We look at it and write back with delivery and payment.\n\n${shop.title}\n`,
    },
  ];
}
