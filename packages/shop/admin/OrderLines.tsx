import { Table, Text } from '@mantine/core';
import { useIsPhone } from '@portico/kernel/admin';
import { formatMoney } from '../ui/formatMoney.ts';
import type { AdminOrder } from '../wire/admin.ts';

/** What was requested, with the prices at the time. On a phone, quantity and price are below the name. */
export function OrderLines({ order }: { readonly order: AdminOrder }) {
  const isPhone = useIsPhone();
  const money = (amount: number): string => formatMoney(amount, order.currency);
  return (
    <Table>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Product</Table.Th>
          {!isPhone && (
            <>
              <Table.Th ta="end">Each</Table.Th>
              <Table.Th ta="end">Quantity</Table.Th>
            </>
          )}
          <Table.Th ta="end">Total</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {order.lines.map(({ productId, name, price, quantity }) => (
          <Table.Tr key={productId}>
            <Table.Td style={{ overflowWrap: 'anywhere' }}>
              {name}
              {isPhone && (
                <Text size="sm" c="dimmed">
                  {quantity} × {money(price)}
                </Text>
              )}
            </Table.Td>
            {!isPhone && (
              <>
                <Table.Td ta="end">{money(price)}</Table.Td>
                <Table.Td ta="end">{quantity}</Table.Td>
              </>
            )}
            <Table.Td ta="end">{money(price * quantity)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
      <Table.Tfoot>
        <Table.Tr>
          <Table.Th colSpan={isPhone ? 1 : 3}>Total</Table.Th>
          <Table.Th ta="end">{money(order.total)}</Table.Th>
        </Table.Tr>
      </Table.Tfoot>
    </Table>
  );
}
