import { DateTime, type ListColumn, ListScreen, StateBadge } from '@portico/kernel/admin';
import { IconBasket } from '@tabler/icons-react';
import { formatMoney } from '../ui/formatMoney.ts';
import { type AdminOrder, ORDER_STATES, orderCalls } from '../wire/admin.ts';
import { ORDER_WORDS } from './orderStates.ts';
import { ORDERS } from './ordersPath.ts';

const LISTED = [...ORDER_STATES, 'spam'] as const;

const COLUMNS: readonly ListColumn<AdminOrder>[] = [
  { header: 'From', cell: (order) => order.name },
  { header: 'Number', width: 'fit', cell: (order) => String(order.id) },
  {
    header: 'Items',
    width: 'fit',
    cell: ({ lines }) => String(lines.reduce((sum, { quantity }) => sum + quantity, 0)),
  },
  { header: 'Total', width: 'fit', cell: (order) => formatMoney(order.total, order.currency) },
  { header: 'Received', width: 'fit', cell: (order) => <DateTime value={order.createdAt} /> },
  { header: 'State', width: 'fit', cell: ({ state }) => <StateBadge {...ORDER_WORDS[state]} /> },
];

export default function OrdersScreen() {
  return (
    <ListScreen
      title="Order requests"
      description="What visitors have asked for. No payment is taken here; each request waits for your answer. What was taken for spam is listed when you filter for it."
      call={orderCalls.list}
      columns={COLUMNS}
      searchLabel="Search name, e-mail, note or number"
      filters={[
        {
          name: 'state',
          label: 'State',
          choices: LISTED.map((state) => ({ value: state, label: ORDER_WORDS[state].label })),
        },
      ]}
      itemKey={(order) => String(order.id)}
      itemLink={(order) => `${ORDERS}/${order.id}`}
      empty={{
        icon: IconBasket,
        title: 'No requests yet',
        text: 'They appear here as soon as somebody sends one.',
      }}
    />
  );
}
