import { Stack, Switch, Text } from '@mantine/core';
import { useConfirm } from '@portico/kernel/admin';
import { useState } from 'react';
import { type Section, settingsRegistry } from '../../registry/index.ts';
import type { Customization } from '../../wire/public.ts';
import { useKits } from '../KitsFrame.tsx';
import { Counted } from './Counted.tsx';
import { DialogFrame } from './DialogFrame.tsx';
import type { PartDialogProps } from './PartDialog.ts';
import { manifestIn } from './wizardData.ts';

const TITLES = { classes: 'Classes', variables: 'Variables' } as const;

type Value = NonNullable<Customization['settings']>;

/** Which groups of site settings are included. */
export function SettingsDialog({ data, value, onSave, onClose }: PartDialogProps<Value>) {
  const { config } = useKits();
  const confirm = useConfirm();
  const manifest = manifestIn(data);
  const carried = manifest?.['site-settings'];
  const initial = settingsRegistry.getState(data, true);
  const has = {
    classes: manifest ? carried?.classes === true : config.hasClasses,
    variables: manifest ? carried?.variables === true : config.hasVariables,
  };
  const [chosen, setChosen] = useState<Value>(() => ({
    ...(initial as Value),
    ...(has.classes && { classes: true }),
    ...(has.variables && { variables: true }),
    ...value,
  }));
  const set = (key: string, isOn: boolean): void => setChosen((before) => ({ ...before, [key]: isOn }));
  const isAbsent = (key: string): boolean => carried !== undefined && carried[key] !== true;

  async function save(): Promise<void> {
    const overrides = [
      chosen.classesOverrideAll && chosen.classes ? 'classes' : null,
      chosen.variablesOverrideAll && chosen.variables ? 'variables' : null,
    ].filter((name) => name !== null);
    const isSure =
      !manifest ||
      overrides.length === 0 ||
      (await confirm({
        title: `Replace all ${overrides.join(' and ')}?`,
        text: `The kit’s ${overrides.join(' and ')} replace those of this site. Undoing the import brings them back.`,
        action: 'Replace them',
        tone: 'danger',
      }));
    if (isSure) onSave(chosen);
  }

  const row = (key: string, title: string, description = '', isDisabled = false) => (
    <Switch
      key={key}
      data-testid={`${key}-switch`}
      label={title}
      description={isAbsent(key) ? 'Not in this kit' : description}
      checked={chosen[key] === true && !isAbsent(key)}
      disabled={isAbsent(key) || isDisabled}
      onChange={(event) => set(key, event.currentTarget.checked)}
    />
  );

  const section = ({ key, title, description, children }: Section) =>
    children ? (
      <Stack key={key} gap="xs">
        <Text fw={600} size="sm">
          {title}
        </Text>
        <Stack gap="xs" ml="md">
          {children.map((child) => row(child.key, child.title, child.description))}
        </Stack>
      </Stack>
    ) : (
      row(key, title, description)
    );

  return (
    <DialogFrame title="Site settings" onClose={onClose} onSave={() => void save()}>
      {settingsRegistry.getAll().map(section)}
      {(['classes', 'variables'] as const).map(
        (kind) =>
          has[kind] && (
            <Counted
              key={kind}
              kind={kind}
              row={(isDisabled) => row(kind, TITLES[kind], '', isDisabled)}
              imported={manifest ? Number(carried?.[`${kind}Count`] ?? 0) : null}
              overridesAll={chosen[`${kind}OverrideAll`] === true}
              onOverride={(isOn) => set(`${kind}OverrideAll`, isOn)}
            />
          ),
      )}
    </DialogFrame>
  );
}
