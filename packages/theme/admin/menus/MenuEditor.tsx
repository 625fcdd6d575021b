import { Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core';
import { notices, Section, useApi, useConfirm, useRefresh, useUnsavedChanges } from '@portico/kernel/admin';
import { useState } from 'react';
import {
  type FoundTarget,
  MENU_CHANGED,
  MENU_PLACES,
  type Menu,
  type MenuItem,
  type MenuPlace,
  menuCalls,
  menuProblem,
} from '../../wire/admin.ts';
import { AddItems, type NewItem } from './AddItems.tsx';
import { ItemList } from './ItemList.tsx';
import styles from './Menus.module.css';

const PLACE_NAMES: Readonly<Record<MenuPlace, string>> = {
  main: 'In the header',
  footer: 'In the footer',
};

/** One menu: its name, its locations and its items. Nothing is stored until it is saved. */
export function MenuEditor({ menu }: { readonly menu: Menu }) {
  const api = useApi();
  const confirm = useConfirm();
  const refresh = useRefresh();
  const [name, setName] = useState(menu.name);
  const [places, setPlaces] = useState<readonly MenuPlace[]>(menu.places);
  const [items, setItems] = useState<readonly MenuItem[]>(menu.items);
  const [found, setFound] = useState<Readonly<Record<string, FoundTarget>>>(menu.found);
  const [isSaving, setSaving] = useState(false);
  const draft = { name, places: [...places], items: [...items] };
  const isDirty =
    JSON.stringify(draft) !== JSON.stringify({ name: menu.name, places: menu.places, items: menu.items });
  const problem = name.trim() === '' ? 'A menu needs a name.' : menuProblem(items);
  useUnsavedChanges(isDirty);

  function add(added: readonly NewItem[]): void {
    const made = added.map(({ label, target, title, href }) => ({
      item: { id: crypto.randomUUID().slice(0, 8), parent: null, label, target },
      leadsTo: { title, href, state: 'shown' as const },
    }));
    setItems([...items, ...made.map(({ item }) => item)]);
    setFound({ ...found, ...Object.fromEntries(made.map(({ item, leadsTo }) => [item.id, leadsTo])) });
  }

  async function save(version = menu.version): Promise<void> {
    setSaving(true);
    const result = await api.call(menuCalls.change, { params: { id: menu.id }, body: { ...draft, version } });
    setSaving(false);
    if (result.ok) {
      notices.done('Saved. Every page has the menu now.');
      return refresh(menuCalls.list);
    }
    if (result.problem.code !== MENU_CHANGED) return notices.problem(result.problem);
    const isMine = await confirm({
      title: 'Somebody else changed this menu',
      text: 'It was saved since you opened it. Replace that with what you have here, or go on editing first.',
      action: 'Replace with mine',
      tone: 'danger',
    });
    if (!isMine) return;
    const now = await api.call(menuCalls.list);
    const theirs = now.ok ? now.value.menus.find(({ id }) => id === menu.id) : undefined;
    if (theirs) await save(theirs.version);
  }

  async function remove(): Promise<void> {
    const isSure = await confirm({
      title: `Remove “${menu.name}”?`,
      text: 'The menu and its items are gone for good. The pages that it leads to stay.',
      action: 'Remove menu',
      tone: 'danger',
    });
    if (!isSure) return;
    const result = await api.call(menuCalls.remove, { params: { id: menu.id } });
    if (!result.ok) return notices.problem(result.problem);
    notices.done('The menu is removed.');
    await refresh(menuCalls.list);
  }

  return (
    <div className={styles.editor}>
      <Section
        title="Items"
        description="Drag an item by its handle, or move it with its arrows. The arrow keys do the same on a handle."
      >
        <ItemList items={items} found={found} onChange={setItems} />
        <Stack gap="xs" mt="lg">
          {problem && isDirty && (
            <Text c="red" size="sm" role="alert">
              {problem}
            </Text>
          )}
          <Group>
            <Button loading={isSaving} disabled={!isDirty || problem !== null} onClick={() => void save()}>
              Save menu
            </Button>
            <Button variant="subtle" color="red" onClick={() => void remove()}>
              Remove menu
            </Button>
          </Group>
        </Stack>
      </Section>
      <Stack gap="lg">
        <AddItems onAdd={add} />
        <Section title="Name and place">
          <Stack gap="md">
            <TextInput
              label="Name"
              description="Visitors do not see it."
              maxLength={100}
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
            />
            <Checkbox.Group
              label="Where the theme shows it"
              description="It replaces the menu shown there now."
              value={[...places]}
              onChange={(chosen) => setPlaces(MENU_PLACES.filter((place) => chosen.includes(place)))}
            >
              <Stack gap="xs" mt="xs">
                {MENU_PLACES.map((place) => (
                  <Checkbox key={place} value={place} label={PLACE_NAMES[place]} />
                ))}
              </Stack>
            </Checkbox.Group>
          </Stack>
        </Section>
      </Stack>
    </div>
  );
}
