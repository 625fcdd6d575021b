import {
  Button,
  Group,
  Modal,
  Paper,
  Select,
  Stack,
  Table,
  Text,
  Textarea,
  TextInput,
  VisuallyHidden,
} from '@mantine/core';
import {
  type ApiResult,
  EmptyState,
  ErrorState,
  Form,
  LoadingState,
  type NavigationIcon,
  notices,
  useApi,
  useConfirm,
  useForm,
  useRefresh,
} from '@portico/kernel/admin';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { type authorCalls, postCalls, type termCalls } from '../../wire/admin.ts';
import { inTreeOrder } from './inTreeOrder.ts';

export interface Named {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly words: string;
  /** Its parent. */
  readonly parent: number | null;
  readonly count: number;
}

export interface NamedValues {
  readonly name: string;
  readonly slug: string;
  readonly words: string;
  /** As the value of a select. */
  readonly parent: string | null;
}

/** What a list of named things contains. */
export interface NamedKind {
  /** "category" */
  readonly one: string;
  readonly icon: NavigationIcon;
  readonly calls: Pick<typeof termCalls | typeof authorCalls, 'list' | 'remove'>;
  readonly wordsLabel: string;
  readonly emptyText: string;
  /** Whether they can be nested. */
  readonly isNested?: boolean;
}

/** A short list of things with a name, a slug and a description: add, change, remove. */
export function NamedList({
  kind,
  items,
  error,
  retry,
  save,
}: {
  kind: NamedKind;
  items: readonly Named[] | undefined;
  error: Error | null;
  retry: () => unknown;
  /** Adds one, or changes the one with this id. */
  save: (values: NamedValues, id: number | null) => Promise<ApiResult<unknown>>;
}) {
  const [edited, setEdited] = useState<Named | 'new' | null>(null);
  const api = useApi();
  const confirm = useConfirm();
  const refresh = useRefresh();

  async function remove(item: Named): Promise<void> {
    const isSure = await confirm({
      title: `Remove ${item.name}?`,
      text: `${item.count === 1 ? 'One post has' : `${item.count} posts have`} this ${kind.one}. The posts stay, without it. This cannot be undone.`,
      action: `Remove ${kind.one}`,
      tone: 'danger',
    });
    if (!isSure) return;
    const result = await api.call(kind.calls.remove, { params: { id: item.id } });
    if (!result.ok) return notices.problem(result.problem);
    await refresh(kind.calls.list, postCalls.list);
    notices.done(`${item.name} was removed.`);
  }

  const add = (
    <Button leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />} onClick={() => setEdited('new')}>
      Add {kind.one}
    </Button>
  );

  return (
    <Stack gap="md">
      {items && items.length > 0 && <Group>{add}</Group>}
      <Paper withBorder p={items && items.length > 0 ? 0 : 'md'}>
        {error ? (
          <ErrorState error={error} retry={retry} />
        ) : !items ? (
          <LoadingState lines={5} />
        ) : items.length === 0 ? (
          <EmptyState icon={kind.icon} title={`No ${kind.one} yet`} text={kind.emptyText} action={add} />
        ) : (
          <Table.ScrollContainer minWidth={320}>
            <Table verticalSpacing="sm" horizontalSpacing="md">
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>Name</Table.Th>
                  <Table.Th>Posts</Table.Th>
                  <Table.Th>
                    <VisuallyHidden>Actions</VisuallyHidden>
                  </Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {inTreeOrder(items).map((item) => (
                  <Table.Tr key={item.id}>
                    <Table.Td style={{ overflowWrap: 'anywhere' }}>
                      <Text fw={550}>{`${'— '.repeat(item.above.length)}${item.name}`}</Text>
                      <Text size="sm" c="dimmed">
                        {item.slug}
                      </Text>
                      {item.words && (
                        <Text size="sm" lineClamp={2}>
                          {item.words}
                        </Text>
                      )}
                    </Table.Td>
                    <Table.Td>{item.count}</Table.Td>
                    <Table.Td>
                      <Group gap="xs" justify="flex-end" wrap="nowrap">
                        <Button
                          size="compact-sm"
                          variant="subtle"
                          aria-label={`Change ${item.name}`}
                          onClick={() => setEdited(item)}
                        >
                          <IconPencil size={18} stroke={1.75} aria-hidden />
                        </Button>
                        <Button
                          size="compact-sm"
                          variant="subtle"
                          color="red"
                          aria-label={`Remove ${item.name}`}
                          onClick={() => void remove(item)}
                        >
                          <IconTrash size={18} stroke={1.75} aria-hidden />
                        </Button>
                      </Group>
                    </Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </Table.ScrollContainer>
        )}
      </Paper>
      <Modal
        opened={edited !== null}
        onClose={() => setEdited(null)}
        title={edited === 'new' ? `Add ${kind.one}` : `Change ${kind.one}`}
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        {edited !== null && (
          <NamedForm
            kind={kind}
            item={edited === 'new' ? null : edited}
            items={items ?? []}
            submit={(values) => save(values, edited === 'new' ? null : edited.id)}
            onDone={() => {
              setEdited(null);
              void refresh(kind.calls.list, postCalls.list);
            }}
          />
        )}
      </Modal>
    </Stack>
  );
}

function NamedForm({
  kind,
  item,
  items,
  submit,
  onDone,
}: {
  kind: NamedKind;
  item: Named | null;
  items: readonly Named[];
  submit: (values: NamedValues) => Promise<ApiResult<unknown>>;
  onDone: () => void;
}) {
  const form = useForm<NamedValues, unknown>({
    initial: {
      name: item?.name ?? '',
      slug: item?.slug ?? '',
      words: item?.words ?? '',
      parent: item?.parent ? String(item.parent) : null,
    },
    submit,
    onDone,
  });
  return (
    <Form form={form} label={kind.one} submitLabel={item ? 'Save changes' : `Add ${kind.one}`}>
      <TextInput label="Name" required maxLength={120} data-autofocus {...form.text('name')} />
      <TextInput
        label="Slug"
        description="Left empty, it is made from the name."
        maxLength={200}
        {...form.text('slug')}
      />
      {kind.isNested && (
        <Select
          label={`Parent ${kind.one}`}
          placeholder="None"
          searchable
          clearable
          clearButtonProps={{ 'aria-label': `No parent ${kind.one}` }}
          data={inTreeOrder(items)
            .filter(({ id }) => id !== item?.id)
            .map(({ id, above, name }) => ({ value: String(id), label: [...above, name].join(' › ') }))}
          {...form.choice('parent')}
          onChange={(value) => form.set('parent', value)}
        />
      )}
      <Textarea label={kind.wordsLabel} autosize minRows={2} maxLength={1000} {...form.text('words')} />
    </Form>
  );
}
