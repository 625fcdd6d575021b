import { Button, Checkbox, Modal, NativeSelect, Stack, Text, TextInput, UnstyledButton } from '@mantine/core';
import { ErrorState, LoadingState, notices, useApi, useApiQuery, useRefresh } from '@portico/kernel/admin';
import { type FormEvent, useState } from 'react';
import { isAtomicKind } from '../../model/atomic/isAtomicKind.ts';
import { isRecord, textOf } from '../../model/settings/read.ts';
import { componentCall, documentCalls } from '../../wire/admin.ts';
import { COMPONENT_TYPE, PART_TYPES } from '../../wire/public.ts';
import { typeName } from '../pages/typeNames.ts';
import styles from '../panel/panels.module.css';
import type { Elements } from './useElements.ts';

/** Reusable parts of pages, and the dialogs that save and insert them. */
export function useTemplates(elements: Elements) {
  const [isOpen, setOpen] = useState(false);
  const [kept, setKept] = useState<unknown>(null);
  return {
    open: () => setOpen(true),
    keep: (id: string) => setKept(elements.elementOf(id)),
    dialogs: (
      <>
        <Modal opened={isOpen} onClose={() => setOpen(false)} title="Insert a template" {...CLOSE}>
          <TemplateList
            insert={(found) => {
              elements.insert(found);
              setOpen(false);
            }}
          />
        </Modal>
        <Modal opened={kept !== null} onClose={() => setKept(null)} title="Save as a template" {...CLOSE}>
          <KeepForm element={kept} close={() => setKept(null)} />
        </Modal>
      </>
    ),
  };
}

const CLOSE = { closeButtonProps: { 'aria-label': 'Close the templates' } } as const;
const ALL_KINDS = PART_TYPES.join(',');

function TemplateList({ insert }: { insert: (elements: readonly unknown[]) => void }) {
  const api = useApi();
  const [type, setType] = useState<string>(ALL_KINDS);
  const [search, setSearch] = useState('');
  const query = { type, limit: 50, ...(search.trim() && { search: search.trim() }) };
  const { data, error, refetch } = useApiQuery(documentCalls.list, { query });

  async function choose(id: number): Promise<void> {
    const template = await api.call(documentCalls.read, { params: { id } });
    if (!template.ok) return notices.problem(template.problem);
    if (template.value.elements.length === 0) {
      notices.done('This template is empty.');
      return;
    }
    insert(template.value.elements);
  }

  return (
    <Stack gap="sm">
      <NativeSelect
        label="Kind"
        value={type}
        data={[
          { value: ALL_KINDS, label: 'All kinds' },
          ...PART_TYPES.map((value) => ({ value, label: typeName(value) })),
        ]}
        onChange={(event) => setType(event.currentTarget.value)}
      />
      <TextInput
        type="search"
        label="Search titles"
        value={search}
        maxLength={100}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      {error ? (
        <ErrorState error={error} retry={refetch} />
      ) : !data ? (
        <LoadingState lines={3} />
      ) : data.items.length === 0 ? (
        <Text size="sm" c="dimmed">
          {search.trim()
            ? 'No template matches.'
            : 'There is no such template yet. Select something on the page and save it as one.'}
        </Text>
      ) : (
        <ul className={styles.branch}>
          {data.items.map(({ id, title, type: kind }) => (
            <li key={id}>
              <UnstyledButton className={styles.leaf ?? ''} onClick={() => void choose(id)}>
                <span className={styles.leafName}>{title}</span>
                <span className={styles.leafWords}>{typeName(kind)}</span>
              </UnstyledButton>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}

function KeepForm({ element, close }: { element: unknown; close: () => void }) {
  const api = useApi();
  const refresh = useRefresh();
  const [title, setTitle] = useState('');
  const [problem, setProblem] = useState('');
  const [isComponent, setComponent] = useState(false);
  const isNewer = isRecord(element) && isAtomicKind(textOf(element.elType));

  async function keep(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (title.trim() === '') return setProblem('Give the template a name.');
    const kept = isRecord(element) && element.elType === 'section' ? 'section' : 'container';
    const type = isNewer && isComponent ? COMPONENT_TYPE : kept;
    const body = { title: title.trim(), type, settings: {}, elements: [element] } as const;
    const made = await api.call(documentCalls.add, { body });
    if (!made.ok) return notices.problem(made.problem);
    await refresh(documentCalls.list, componentCall);
    notices.done(
      type === COMPONENT_TYPE
        ? `“${made.value.title}” can now be chosen in component elements. Publish it so that visitors see it.`
        : `“${made.value.title}” can be inserted on every page now.`,
    );
    close();
  }

  return (
    <form noValidate aria-label="Save as a template" onSubmit={(event) => void keep(event)}>
      <Stack gap="sm">
        <TextInput
          label="Name of the template"
          data-autofocus
          value={title}
          maxLength={200}
          error={problem}
          onChange={(event) => {
            setTitle(event.currentTarget.value);
            setProblem('');
          }}
        />
        {isNewer && (
          <Checkbox
            label="As a component: all pages that show it change with it"
            checked={isComponent}
            onChange={(event) => setComponent(event.currentTarget.checked)}
          />
        )}
        <Button type="submit">Save the template</Button>
      </Stack>
    </form>
  );
}
