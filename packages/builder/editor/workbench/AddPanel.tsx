import { Button, TextInput, UnstyledButton } from '@mantine/core';
import { Drawer } from '@puckeditor/core';
import { IconSearch, IconTemplate } from '@tabler/icons-react';
import { useState } from 'react';
import { CATEGORIES, type Category } from '../../model/edits/EditorWidget.ts';
import { editorWidgets } from '../editorWidgets.ts';
import styles from './panels.module.css';
import type { Elements } from './useElements.ts';
import { WidgetIcon } from './WidgetIcon.tsx';

interface AddPanelProps {
  readonly elements: Elements;
  readonly onAdded: () => void;
  readonly onTemplates: () => void;
}

/** Everything that can be added: dragged onto the page, or pressed to go where the selection is. */
export function AddPanel({ elements, onAdded, onTemplates }: AddPanelProps) {
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const found = [...editorWidgets].filter(([type, { label }]) =>
    `${label} ${type}`.toLowerCase().includes(wanted),
  );
  return (
    <div className={styles.panelBody}>
      <TextInput
        type="search"
        size="sm"
        aria-label="Search elements"
        placeholder="Search elements"
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
        leftSection={<IconSearch size={16} aria-hidden />}
      />
      <Button
        size="compact-sm"
        variant="light"
        leftSection={<IconTemplate size={15} aria-hidden />}
        onClick={onTemplates}
      >
        Insert a template
      </Button>
      {(Object.entries(CATEGORIES) as [Category, string][]).map(([category, label]) => {
        const inCategory = found.filter(([, widget]) => widget.category === category);
        return (
          inCategory.length > 0 && (
            <section key={category} aria-label={label}>
              <h2 className={styles.category}>{label}</h2>
              <Drawer>
                <div className={styles.widgets}>
                  {inCategory.map(([type, widget]) => {
                    const Shown = type === 'column' ? PressedOffer : Offer;
                    const add = (): void => {
                      elements.add(type);
                      onAdded();
                    };
                    return <Shown key={type} type={type} label={widget.label} add={add} />;
                  })}
                </div>
              </Drawer>
            </section>
          )
        );
      })}
      {found.length === 0 && <p className={styles.quiet}>No element has this name.</p>}
    </div>
  );
}

/** The library makes a button of what can be dragged, so pressing it is heard here and the inside is mere looks. */
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

/** Columns are not dragged: the library would let them go where no section is. */
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
