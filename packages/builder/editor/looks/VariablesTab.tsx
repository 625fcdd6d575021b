import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useConfirm } from '@portico/kernel/admin';
import { IconPlus } from '@tabler/icons-react';
import { color, type Field, font, size, type VariableKind } from '../../model/fields/Field.ts';
import { LONGEST_LABEL, labelProblem } from '../../model/looks/lists.ts';
import {
  type SiteVariable,
  VARIABLE_KINDS,
  variablesIn,
  withMovedVariable,
  withNewVariable,
  withoutVariable,
  withVariable,
} from '../../model/looks/siteVariables.ts';
import { FieldControl } from '../panel/FieldControl.tsx';
import { LookList } from './LookList.tsx';
import styles from './looks.module.css';
import type { LooksDraft } from './useLooksDraft.ts';
import type { Users } from './useUsers.ts';

const KINDS: Readonly<Record<VariableKind, { readonly label: string; readonly field: Field }>> = {
  color: { label: 'Colour', field: color('value', 'Colour') },
  font: { label: 'Font', field: font('value', 'Font') },
  size: { label: 'Size', field: size('value', 'Size') },
};

interface VariablesTabProps {
  readonly draft: LooksDraft;
  readonly users: Users;
}

/** Named colours, fonts and sizes that classes and elements refer to. */
export function VariablesTab({ draft, users }: VariablesTabProps) {
  const confirm = useConfirm();
  const { variables, classes } = draft.now;
  const all = variablesIn(variables);

  function add(kind: VariableKind): void {
    const id = `e-gv-${crypto.randomUUID().slice(0, 7)}`;
    draft.change({ variables: withNewVariable(variables, id, kind) });
  }

  async function remove({ id, label }: SiteVariable): Promise<void> {
    const inClasses = JSON.stringify(classes ?? null).includes(`"${id}"`) ? ' Classes use it, too.' : '';
    const text = `${users.warning(id)}${inClasses}`;
    if (
      await confirm({
        ...{ title: `Delete the variable “${label}”?`, text },
        ...{ action: 'Delete variable', tone: 'danger' },
      })
    )
      draft.change({ variables: withoutVariable(variables, id, new Date()) });
  }

  return (
    <Stack gap="sm">
      {all.length === 0 && (
        <Text size="sm" c="dimmed">
          A variable is a named colour, font or size. Changing it changes everything that uses it.
        </Text>
      )}
      <LookList
        label="Variables of the site"
        all={all}
        move={(id, by) => draft.change({ variables: withMovedVariable(variables, id, by) })}
        remove={(one) => void remove(one)}
      >
        {(one) => (
          <Stack gap={6} role="group" aria-label={one.label} py={4}>
            <TextInput
              label="Name"
              size="sm"
              value={one.label}
              maxLength={LONGEST_LABEL}
              error={labelProblem(
                one.label,
                all.filter((other) => other !== one).map(({ label }) => label),
              )}
              onChange={(event) =>
                draft.change(
                  { variables: withVariable(variables, one, { label: event.currentTarget.value }) },
                  `${one.id} name`,
                )
              }
            />
            <FieldControl
              field={KINDS[one.kind].field}
              value={one.value}
              onChange={(value) =>
                value !== undefined &&
                draft.change({ variables: withVariable(variables, one, { value }) }, `${one.id} value`)
              }
            />
            <span className={styles.used}>{users.words(one.id)}</span>
          </Stack>
        )}
      </LookList>
      <Group gap={6}>
        {VARIABLE_KINDS.map((kind) => (
          <Button
            key={kind}
            size="sm"
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => add(kind)}
          >
            {KINDS[kind].label}
          </Button>
        ))}
      </Group>
    </Stack>
  );
}
