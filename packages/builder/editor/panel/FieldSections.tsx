import { SegmentedControl, Stack, UnstyledButton } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { Field } from '../../model/fields/Field.ts';
import type { Settings } from '../../model/settings/read.ts';
import styles from './panels.module.css';

interface FieldSectionsProps {
  readonly fields: readonly Field[];
  readonly settings: Settings;
  readonly children: (field: Field) => ReactNode;
}

/** Fields under their headings; rarely used sections are collapsed. */
export function FieldSections({ fields, settings, children }: FieldSectionsProps) {
  const shown = fields.filter(({ isShown }) => isShown?.(settings) !== false);
  const sections = new Set(shown.flatMap(({ section }) => section ?? []));
  return (
    <Stack gap="md">
      {shown.filter(({ section }) => section === undefined).map(children)}
      {[...sections].map((name) => (
        <Section
          key={name}
          name={name}
          fields={shown.filter(({ section }) => section === name)}
          settings={settings}
        >
          {children}
        </Section>
      ))}
    </Stack>
  );
}

function Section({ name, fields, settings, children }: FieldSectionsProps & { name: string }) {
  const [isOpen, setOpen] = useState(() => fields.some(({ isRare }) => !isRare));
  const [state, setState] = useState('normal');
  const hasStates = new Set(fields.map(({ isForHover }) => isForHover === true)).size > 1;
  const inState = fields.filter(
    ({ isForHover }) => !hasStates || (isForHover === true) === (state === 'hover'),
  );
  const isUsed = fields.some((field) => settings[field.name] !== undefined);
  return (
    <section className={styles.section}>
      <h3 className={styles.sectionTitle}>
        <UnstyledButton
          className={styles.sectionButton ?? ''}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <IconChevronRight size={15} className={styles.fold} data-open={isOpen || undefined} aria-hidden />
          {name}
          {isUsed && <span className={styles.used} title="Something is set here" />}
        </UnstyledButton>
      </h3>
      {isOpen && (
        <Stack gap="md" pt={8}>
          {hasStates && (
            <SegmentedControl
              size="xs"
              fullWidth
              aria-label={`${name}: state`}
              value={state}
              onChange={setState}
              data={[
                { value: 'normal', label: 'Normal' },
                { value: 'hover', label: 'On hover' },
              ]}
            />
          )}
          {inState.map(children)}
        </Stack>
      )}
    </section>
  );
}
