import { Alert, Anchor, SegmentedControl, Stack, Text } from '@mantine/core';
import {
  DateTime,
  ItemScreen,
  notices,
  Screen,
  Section,
  StateBadge,
  useApi,
  useRefresh,
} from '@portico/kernel/admin';
import { IconBan } from '@tabler/icons-react';
import { Link } from 'react-router';
import { type AdminOrderDetail, ORDER_STATES, orderCalls } from '../wire/admin.ts';
import { OrderActions } from './OrderActions.tsx';
import { OrderLines } from './OrderLines.tsx';
import { ORDER_WORDS } from './orderStates.ts';
import { ORDERS } from './ordersPath.ts';

const PARENT = { label: 'Order requests', to: ORDERS };

export default function OrderScreen() {
  return (
    <ItemScreen title="Order request" parent={PARENT} call={orderCalls.read}>
      {(order) => <OrderDetails order={order} />}
    </ItemScreen>
  );
}

function OrderDetails({ order }: { readonly order: AdminOrderDetail }) {
  return (
    <Screen
      title={`Request ${order.id} from ${order.name}`}
      parent={PARENT}
      description={<DateTime value={order.createdAt} />}
      actions={<OrderActions order={order} />}
    >
      <Stack gap="lg">
        <SpamSection order={order} />
        <Section title="What was asked for">
          <OrderLines order={order} />
        </Section>
        <Section title="From">
          <Text>{order.name}</Text>
          <Anchor href={`mailto:${order.email}`}>{order.email}</Anchor>
          {order.note && (
            <Text mt="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {order.note}
            </Text>
          )}
        </Section>
        <Section title="Mails" description="What was sent because of this request.">
          {order.mails.length === 0 && <Text c="dimmed">No mail was sent.</Text>}
          {order.mails.map((mail) => (
            <Text key={mail.id} style={{ overflowWrap: 'anywhere' }}>
              <Anchor component={Link} to={`/outbox/${mail.id}`} underline="always">
                {mail.subject}
              </Anchor>{' '}
              <Text span size="sm" c="dimmed">
                to {mail.to.join(', ')} · {mail.state}
                {mail.lastError && ` · ${mail.lastError}`}
              </Text>
            </Text>
          ))}
        </Section>
      </Stack>
    </Screen>
  );
}

/** Spam shows the reasons; anything else shows its progress. */
function SpamSection({ order }: { readonly order: AdminOrderDetail }) {
  const verdict = order.verdictScreen && (
    <Anchor component={Link} to={order.verdictScreen} size="sm">
      How it was judged
    </Anchor>
  );
  if (order.state !== 'spam')
    return (
      <Section title="State">
        <Stack gap="sm" align="start">
          <StateField order={order} />
          {verdict}
        </Stack>
      </Section>
    );
  return (
    <Alert color="yellow" icon={<IconBan size={18} aria-hidden />} title="Taken for spam">
      <StateBadge {...ORDER_WORDS.spam} />
      {order.spamReasons.length > 0 && (
        <ul>
          {order.spamReasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      {verdict}
    </Alert>
  );
}

type OrderState = (typeof ORDER_STATES)[number];

function StateField({ order }: { readonly order: AdminOrderDetail }) {
  const api = useApi();
  const refresh = useRefresh();

  async function setState(state: OrderState, before: OrderState | null): Promise<void> {
    const result = await api.call(orderCalls.change, { params: { id: order.id }, body: { state } });
    if (!result.ok) return notices.problem(result.problem);
    await refresh(orderCalls.list);
    if (before !== null) notices.undoable('The state was changed.', () => setState(before, null));
  }

  return (
    <SegmentedControl
      aria-label="State"
      value={order.state}
      data={ORDER_STATES.map((state) => ({ value: state, label: ORDER_WORDS[state].label }))}
      onChange={(state) => {
        if (state !== 'spam') void setState(state, order.state === 'spam' ? null : order.state);
      }}
    />
  );
}
