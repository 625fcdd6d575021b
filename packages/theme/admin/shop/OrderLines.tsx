import { Table } from '@mantine/core';
import type { AdminOrder } from '../../shopAdminProtocol.ts';
import { formatMoney } from '../../ui/cart/formatMoney.ts';

/** What was asked for, with the prices of that day. */
export function OrderLines({ order }: { readonly order: AdminOrder }) {
  const money = (amount: number): string => formatMoney(amount, order.currency);
  return (
    <Table.ScrollContainer minWidth={300}>
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
  );
}
