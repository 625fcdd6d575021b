import { Anchor, SegmentedControl, Table, Text } from '@mantine/core';
import {
  DateTime,
  ErrorState,
  LoadingState,
  notices,
  Screen,
  Section,
  useApi,
  useApiQuery,
  useRefresh,
} from '@portico/kernel/admin';
import { useParams } from 'react-router';
import { type AdminOrder, ORDER_STATES } from '../../shopAdminProtocol.ts';
import { formatMoney } from '../../ui/cart/formatMoney.ts';
import { ORDER_WORDS } from './orderStates.ts';

const PARENT = { label: 'Order requests', to: '/shop/orders' };

export default function OrderScreen() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useApiQuery<AdminOrder>(`/shop/orders/${id}`);
  if (data) return <OrderDetails order={data} />;
  return (
    <Screen title="Order request" parent={PARENT}>
      {error ? <ErrorState error={error} retry={refetch} /> : <LoadingState lines={5} />}
    </Screen>
  );
}

function OrderDetails({ order }: { readonly order: AdminOrder }) {
  const api = useApi();
  const refresh = useRefresh();
  const money = (amount: number): string => formatMoney(amount, order.currency);

  async function setState(state: string, before: string | null): Promise<void> {
    const result = await api.put<AdminOrder>(`/shop/orders/${order.id}`, { state });
    if (!result.ok) return notices.problem(result.problem);
    await refresh('/shop/orders');
    if (before !== null) notices.undoable('The state is changed.', () => setState(before, null));
  }

  return (
    <Screen
      title={`Request ${order.id} from ${order.name}`}
      parent={PARENT}
      width="form"
      description={<DateTime value={order.createdAt} />}
    >
      <Section title="State">
        <SegmentedControl
          aria-label="State"
          value={order.state}
          data={ORDER_STATES.map((state) => ({ value: state, label: ORDER_WORDS[state].label }))}
          onChange={(state) => void setState(state, order.state)}
        />
      </Section>
      <Section title="What was asked for">
        <Table.ScrollContainer minWidth={360}>
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Product</Table.Th>
                <Table.Th ta="end">Each</Table.Th>
                <Table.Th ta="end">Quantity</Table.Th>
                <Table.Th ta="end">Together</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {order.lines.map((line) => (
                <Table.Tr key={line.productId}>
                  <Table.Td>{line.name}</Table.Td>
                  <Table.Td ta="end">{money(line.price)}</Table.Td>
                  <Table.Td ta="end">{line.quantity}</Table.Td>
                  <Table.Td ta="end">{money(line.price * line.quantity)}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
            <Table.Tfoot>
              <Table.Tr>
                <Table.Th colSpan={3}>Together</Table.Th>
                <Table.Th ta="end">{money(order.total)}</Table.Th>
              </Table.Tr>
            </Table.Tfoot>
          </Table>
        </Table.ScrollContainer>
      </Section>
      <Section title="From">
        <Text>{order.name}</Text>
        <Anchor href={`mailto:${order.email}`}>{order.email}</Anchor>
        {order.note && (
          <Text mt="sm" style={{ whiteSpace: 'pre-wrap' }}>
            {order.note}
          </Text>
        )}
      </Section>
    </Screen>
  );
}
