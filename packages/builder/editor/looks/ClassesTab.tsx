import { Button, NativeSelect, Stack, Text, TextInput, UnstyledButton } from '@mantine/core';
import { useConfirm } from '@portico/kernel/admin';
import { IconArrowLeft, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { classFields } from '../../model/atomic/atomic.fields.ts';
import { NORMAL, readClassStyle, writeClassStyle } from '../../model/atomic/classStyle.ts';
import { LONGEST_LABEL, labelProblem } from '../../model/looks/lists.ts';
import {
  classesIn,
  type SiteClass,
  withClassStyle,
  withMovedClass,
  withNewClass,
  withoutSiteClass,
} from '../../model/looks/siteClasses.ts';
import { ClassState } from '../panel/ClassState.tsx';
import type { Device } from '../panel/devices.ts';
import { FieldSections } from '../panel/FieldSections.tsx';
import { SettingField } from '../panel/SettingField.tsx';
import { LookList } from './LookList.tsx';
import styles from './looks.module.css';
import type { LooksDraft } from './useLooksDraft.ts';
import type { Users } from './useUsers.ts';

export interface Screens {
  readonly screens: readonly Device[];
  readonly device: Device;
  readonly setDevice: (name: string) => void;
}

interface ClassesTabProps extends Screens {
  readonly draft: LooksDraft;
  readonly users: Users;
  /** The class being edited; without one, all are listed. */
  readonly chosen: string | null;
  readonly choose: (id: string | null) => void;
}

/** The site's classes; earlier ones take precedence. */
export function ClassesTab({ draft, users, chosen, choose, ...screens }: ClassesTabProps) {
  const confirm = useConfirm();
  const { classes } = draft.now;
  const all = classesIn(classes);
  const edited = all.find(({ id }) => id === chosen);
  if (edited)
    return (
      <ClassEditor
        key={edited.id}
        edited={edited}
        others={all.filter((one) => one !== edited).map(({ label }) => label)}
        change={(style, run) => draft.change({ classes: withClassStyle(classes, edited.id, style) }, run)}
        back={() => choose(null)}
        {...screens}
      />
    );

  function add(): void {
    const id = `g-${crypto.randomUUID().slice(0, 7)}`;
    draft.change({ classes: withNewClass(classes, id, 'new-class') });
    choose(id);
  }

  async function remove({ id, label }: SiteClass): Promise<void> {
    const text = `${users.warning(id)} Saving deletes it for good.`;
    if (
      await confirm({ title: `Delete the class “${label}”?`, text, action: 'Delete class', tone: 'danger' })
    )
      draft.change({ classes: withoutSiteClass(classes, id) });
  }

  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        {all.length === 0
          ? 'A class is a named style. Changing it changes every version 4 element that has it.'
          : 'Where two classes set the same property, the upper one wins.'}
      </Text>
      <LookList
        label="Classes of the site"
        all={all}
        move={(id, by) => draft.change({ classes: withMovedClass(classes, id, by) })}
        remove={(one) => void remove(one)}
      >
        {(one) => (
          <UnstyledButton className={styles.name ?? ''} onClick={() => choose(one.id)}>
            {one.label}
            <span className={styles.used}>{users.words(one.id)}</span>
          </UnstyledButton>
        )}
      </LookList>
      <div>
        <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />} onClick={add}>
          New class
        </Button>
      </div>
    </Stack>
  );
}

interface ClassEditorProps extends Screens {
  readonly edited: SiteClass;
  readonly others: readonly string[];
  readonly change: (style: SiteClass['style'], run: string) => void;
  readonly back: () => void;
}

function ClassEditor({ edited, others, change, back, screens, device, setDevice }: ClassEditorProps) {
  const [state, setState] = useState<string>(NORMAL);
  const { id, label, style } = edited;
  const settings = readClassStyle(style, state);
  return (
    <Stack gap="md">
      <div>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconArrowLeft size={16} aria-hidden />}
          onClick={back}
        >
          All classes
        </Button>
      </div>
      <TextInput
        label="Name of the class"
        size="sm"
        data-autofocus
        value={label}
        maxLength={LONGEST_LABEL}
        error={labelProblem(label, others)}
        onChange={(event) => change({ ...style, label: event.currentTarget.value }, `${id} name`)}
      />
      <NativeSelect
        label="Screen"
        size="sm"
        value={device.name}
        data={screens.map(({ name, label: words }) => ({ value: name, label: words }))}
        onChange={(event) => setDevice(event.currentTarget.value)}
      />
      <div>
        <ClassState value={state} onChange={setState} />
        <FieldSections fields={classFields} settings={settings}>
          {(field) => (
            <SettingField
              key={`${state} ${field.name}`}
              field={field}
              fields={classFields}
              settings={settings}
              device={device}
              change={(next, name) =>
                change(writeClassStyle(style, name, next[name], state), `${id} ${state} ${name}`)
              }
            />
          )}
        </FieldSections>
      </div>
    </Stack>
  );
}
