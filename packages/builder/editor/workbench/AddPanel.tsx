import { Button, TextInput, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { Drawer } from '@puckeditor/core';
import { IconSearch, IconTemplate } from '@tabler/icons-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { CATEGORIES, type Category } from '../../model/edits/EditorWidget.ts';
import { isFoundBy } from '../../model/edits/isFoundBy.ts';
import { editorWidgets } from '../editorWidgets.ts';
import styles from '../panel/panels.module.css';
import type { Elements } from './useElements.ts';
import { WidgetIcon } from './WidgetIcon.tsx';

interface AddPanelProps {
  readonly elements: Elements;
  readonly onAdded: () => void;
  readonly onTemplates: () => void;
}

/** Everything that can be added: dragged onto the page, or pressed to insert it at the selection. */
export function AddPanel({ elements, onAdded, onTemplates }: AddPanelProps) {
  const [search, setSearch] = useState('');
  const panel = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const isSearching = search.trim() !== '';
  const found = [...editorWidgets].filter(
    ([type, widget]) => !widget.isPart && isFoundBy(search, type, widget),
  );
  const groups = (Object.entries(CATEGORIES) as [Category, string][])
    .map(([category, label]) => ({
      ...{ category, label },
      offers: found.filter(([, widget]) => widget.category === category),
    }))
    .filter(({ offers }) => offers.length > 0);
  const add = (type: string): void => {
    elements.add(type);
    onAdded();
  };
  const onSearchKey = (event: KeyboardEvent): void => {
    const first = groups[0]?.offers[0];
    if (event.key === 'Escape' && search !== '') setSearch('');
    else if (event.key === 'Enter' && isSearching && first) add(first[0]);
    else if (event.key === 'ArrowDown') offersIn(panel.current)[0]?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  /** Moves between them in reading order, and from the first back into the field. */
  const onOfferKey = (event: KeyboardEvent): void => {
    const by = STEPS[event.key];
    if (by === undefined || event.altKey) return;
    const offers = offersIn(panel.current);
    const at = offers.findIndex((offer) => offer.contains(document.activeElement));
    if (at < 0) return;
    event.preventDefault();
    if (at + by < 0) field.current?.focus();
    else offers[at + by]?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is in it is pressed; here keys lead from one to the next.
    <div className={styles.panelBody} ref={panel} onKeyDown={onOfferKey}>
      <TextInput
        ref={field}
        type="search"
        size="sm"
        aria-label="Search elements"
        placeholder="Search elements"
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
        onKeyDown={onSearchKey}
        leftSection={<IconSearch size={16} aria-hidden />}
      />
      <VisuallyHidden role="status">{isSearching ? countWords(found.length) : ''}</VisuallyHidden>
      <Button
        size="compact-sm"
        variant="light"
        leftSection={<IconTemplate size={15} aria-hidden />}
        onClick={onTemplates}
      >
        Insert a template
      </Button>
      {groups.map(({ category, label, offers }) => (
        <section key={category} aria-label={label}>
          <h2 className={styles.category}>{label}</h2>
          <Drawer>
            <div className={styles.widgets}>
              {offers.map(([type, widget]) => {
                const Shown = type === 'column' ? PressedOffer : Offer;
                return <Shown key={type} type={type} label={widget.label} add={() => add(type)} />;
              })}
            </div>
          </Drawer>
        </section>
      ))}
      {found.length === 0 && (
        <p className={styles.quiet}>
          No element matches “{search.trim()}”. Try another word, or press Escape to see all of them.
        </p>
      )}
    </div>
  );
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
};

/** The buttons that add something, in reading order. */
function offersIn(panel: HTMLElement | null): readonly HTMLElement[] {
  return [...(panel?.querySelectorAll<HTMLElement>('section :is(button, [role="button"])') ?? [])];
}

function countWords(count: number): string {
  if (count === 0) return 'No element found';
  return count === 1 ? '1 element found' : `${count} elements found`;
}

/** Puck makes draggable items buttons, so presses are handled here and the inside is only visual. */
function Offer({ type, label, add }: { type: string; label: string; add: () => void }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button is inside, put there by the library.
    <div
      className={styles.offer}
      onClick={add}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        add();
      }}
    >
      <Drawer.Item name={type} label={label}>
        {() => <Looks type={type} label={label} />}
      </Drawer.Item>
    </div>
  );
}

/** Columns are not draggable, because Puck would allow them outside of sections. */
function PressedOffer({ type, label, add }: { type: string; label: string; add: () => void }) {
  return (
    <UnstyledButton className={styles.offer ?? ''} onClick={add}>
      <Looks type={type} label={label} />
    </UnstyledButton>
  );
}

function Looks({ type, label }: { type: string; label: string }) {
  return (
    <span className={styles.widget}>
      <WidgetIcon type={type} />
      <span>{label}</span>
    </span>
  );
}
