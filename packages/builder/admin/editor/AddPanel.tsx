import { TextInput, UnstyledButton } from '@mantine/core';
import { Drawer } from '@puckeditor/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { CATEGORIES, type Category, editorWidgets } from '../../editor/editorWidgets.ts';
import type { Elements } from './useElements.ts';
import { WidgetIcon } from './WidgetIcon.tsx';
import styles from './Workbench.module.css';

/** Everything that can be added: dragged onto the page, or pressed to go where the selection is. */
export function AddPanel({ elements, onAdded }: { elements: Elements; onAdded: () => void }) {
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
      {(Object.entries(CATEGORIES) as [Category, string][]).map(([category, label]) => {
        const inCategory = found.filter(([, widget]) => widget.category === category);
        return (
          inCategory.length > 0 && (
            <section key={category} aria-label={label}>
              <h3 className={styles.category}>{label}</h3>
              <Drawer>
                <div className={styles.widgets}>
                  {inCategory.map(([type, widget]) => (
                    <Drawer.Item key={type} name={type} label={widget.label}>
                      {() => (
                        <UnstyledButton
                          className={styles.widget ?? ''}
                          onClick={() => {
                            elements.add(type);
                            onAdded();
                          }}
                        >
                          <WidgetIcon type={type} />
                          <span>{widget.label}</span>
                        </UnstyledButton>
                      )}
                    </Drawer.Item>
                  ))}
                </div>
              </Drawer>
            </section>
          )
        );
      })}
      {found.length === 0 && <p className={styles.quiet}>Nothing is called like that.</p>}
    </div>
  );
}
