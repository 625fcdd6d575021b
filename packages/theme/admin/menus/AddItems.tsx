import { Button, Checkbox, ScrollArea, Select, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { ErrorState, LoadingState, Section, useApiQuery } from '@portico/kernel/admin';
import { type FormEvent, useState } from 'react';
import { type LinkedKind, type MenuTarget, menuCalls, type TargetChoice } from '../../wire/admin.ts';
import { addressOf } from './targetWords.ts';

export interface NewItem {
  readonly label: string;
  readonly target: MenuTarget;
  readonly title: string;
  readonly href: string | null;
}

type AddedKind = LinkedKind | 'address' | 'text';

const KINDS: readonly { readonly value: AddedKind; readonly label: string }[] = [
  { value: 'page', label: 'Pages' },
  { value: 'post', label: 'Posts' },
  { value: 'category', label: 'Categories' },
  { value: 'product', label: 'Products' },
  { value: 'address', label: 'Own address' },
  { value: 'text', label: 'Line of text' },
];

/** What can be added to a menu. It is appended, and can then be moved. */
export function AddItems({ onAdd }: { readonly onAdd: (items: readonly NewItem[]) => void }) {
  const [kind, setKind] = useState<AddedKind>('page');
  return (
    <Section title="Add to the menu">
      <Stack gap="md">
        <Select
          label="Kind of item"
          allowDeselect={false}
          data={[...KINDS]}
          value={kind}
          onChange={(chosen) => chosen && setKind(chosen)}
        />
        {kind === 'address' || kind === 'text' ? (
          <OwnItem key={kind} kind={kind} onAdd={onAdd} />
        ) : (
          <Choices key={kind} kind={kind} onAdd={onAdd} />
        )}
      </Stack>
    </Section>
  );
}

interface ChoicesProps {
  readonly kind: LinkedKind;
  readonly onAdd: (items: readonly NewItem[]) => void;
}

function Choices({ kind, onAdd }: ChoicesProps) {
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed, 250);
  const [chosen, setChosen] = useState<readonly TargetChoice[]>([]);
  const { data, error, refetch } = useApiQuery(
    menuCalls.targets,
    { query: { kind, ...(search && { search }) } },
    { keepsPrevious: true },
  );
  const isChosen = (choice: TargetChoice): boolean => chosen.some((one) => isSame(one, choice));
  if (error) return <ErrorState error={error} retry={refetch} />;
  if (!data) return <LoadingState lines={4} />;
  const further = chosen.filter((one) => !data.choices.some((other) => isSame(one, other)));
  return (
    <>
      <TextInput
        type="search"
        label="Search"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {data.choices.length === 0 && (
        <Text size="sm" c="dimmed">
          {typed ? 'Nothing matches.' : 'There is nothing of this kind on the site yet.'}
        </Text>
      )}
      <ScrollArea.Autosize mah="16rem" type="auto">
        <Stack gap="xs" p={2}>
          {[...further, ...data.choices].map((choice) => (
            <Checkbox
              key={JSON.stringify(choice.target)}
              label={choice.title}
              description={choice.href}
              checked={isChosen(choice)}
              onChange={(event) =>
                setChosen(
                  event.currentTarget.checked
                    ? [...chosen, choice]
                    : chosen.filter((one) => !isSame(one, choice)),
                )
              }
            />
          ))}
        </Stack>
      </ScrollArea.Autosize>
      <Button
        variant="light"
        disabled={chosen.length === 0}
        onClick={() => {
          onAdd(chosen.map((choice) => ({ ...choice, label: labelFor(choice) })));
          setChosen([]);
        }}
      >
        {chosen.length > 1 ? `Add ${chosen.length} items` : 'Add'}
      </Button>
    </>
  );
}

/** Two may have the same URL: the root of the site, and the page shown there. */
function isSame(one: TargetChoice, other: TargetChoice): boolean {
  return JSON.stringify(one.target) === JSON.stringify(other.target);
}

/** Targets with their own title use it, even when it changes. */
function labelFor({ target, title }: TargetChoice): string {
  return target.kind === 'address' ? title : '';
}

interface OwnItemProps {
  readonly kind: 'address' | 'text';
  readonly onAdd: (items: readonly NewItem[]) => void;
}

function OwnItem({ kind, onAdd }: OwnItemProps) {
  const [label, setLabel] = useState('');
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  const href = addressOf(typed);

  function add(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    const words = label.trim();
    if (!words || (kind === 'address' && !href)) return;
    const target: MenuTarget = kind === 'address' && href ? { kind: 'address', href } : { kind: 'text' };
    onAdd([{ label: words, target, title: words, href: kind === 'address' ? href : null }]);
    setLabel('');
    setTyped('');
    setTried(false);
  }

  return (
    <form onSubmit={add} noValidate>
      <Stack gap="md">
        <TextInput
          label="Label"
          maxLength={200}
          value={label}
          error={isTried && !label.trim() && 'Enter a label.'}
          onChange={(event) => setLabel(event.currentTarget.value)}
          {...(kind === 'text' && { description: 'The title of a column, or a line of an address.' })}
        />
        {kind === 'address' && (
          <TextInput
            label="Address"
            placeholder="https://"
            value={typed}
            error={isTried && !href && 'Begin with / or https://, or write a mail address.'}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        )}
        <Button type="submit" variant="light">
          Add
        </Button>
      </Stack>
    </form>
  );
}
