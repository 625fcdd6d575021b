import { Alert, Badge, Checkbox, Group, Stack, Switch, Text } from '@mantine/core';
import { useConfirm } from '@portico/kernel/admin';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Customization, REST_ROOT } from '../../protocol.ts';
import { type Section, settingsRegistry } from '../../registry/index.ts';
import { useKits } from '../KitsFrame.tsx';
import { DialogFrame } from './DialogFrame.tsx';
import type { PartDialogProps } from './PartDialog.ts';
import { manifestIn } from './wizardData.ts';

type Value = NonNullable<Customization['settings']>;

/** Which groups of the site's settings travel. */
export function SettingsDialog({ data, value, onSave, onClose }: PartDialogProps<Value>) {
  const { config } = useKits();
  const confirm = useConfirm();
  const manifest = manifestIn(data);
  const carried = manifest?.['site-settings'];
  const initial = settingsRegistry.getState(data, true);
  const hasClasses = manifest ? carried?.classes === true : config.hasClasses;
  const hasVariables = manifest ? carried?.variables === true : config.hasVariables;
  const [chosen, setChosen] = useState<Value>(() => ({
    ...(initial as Value),
    ...(hasClasses && { classes: true }),
    ...(hasVariables && { variables: true }),
    ...value,
  }));
  const over = useOverLimit(manifest ? Number(carried?.classesCount ?? 0) : 0);
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
        text: `The ${overrides.join(' and ')} of this site give way to those of the kit. Undoing the import brings them back.`,
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
      {hasClasses && (
        <Stack gap={4}>
          <Group gap="xs">
            {row('classes', 'Classes', '', over > 0 && !chosen.classesOverrideAll)}
            {over > 0 && (
              <Badge color="yellow" variant="light">
                {over} over limit
              </Badge>
            )}
          </Group>
          {over > 0 && (
            <Alert color="yellow" p="xs">
              This site and the kit together have more classes than fit. Override all of them, or remove some
              first.
            </Alert>
          )}
          {manifest && (
            <Override name="classes" chosen={chosen} onChange={(isOn) => set('classesOverrideAll', isOn)} />
          )}
        </Stack>
      )}
      {hasVariables && (
        <Stack gap={4}>
          {row('variables', 'Variables')}
          {manifest && (
            <Override
              name="variables"
              chosen={chosen}
              onChange={(isOn) => set('variablesOverrideAll', isOn)}
            />
          )}
        </Stack>
      )}
    </DialogFrame>
  );
}

function Override({
  name,
  chosen,
  onChange,
}: {
  name: 'classes' | 'variables';
  chosen: Value;
  onChange: (isOn: boolean) => void;
}) {
  return (
    <Checkbox
      ml="xl"
      size="sm"
      label={`Override all ${name} of this site`}
      checked={chosen[`${name}OverrideAll`] === true}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}

const FALLBACK_LIMIT = 100;

/** By how many the classes of the site and of the kit exceed what fits. */
function useOverLimit(imported: number): number {
  const { calls, config } = useKits();
  const { data: existing = 0 } = useQuery({
    queryKey: [`${REST_ROOT}/global-classes`],
    enabled: imported > 0,
    async queryFn() {
      const answer = await calls.get<object>(`${REST_ROOT}/global-classes`);
      return answer.ok ? Object.keys(answer.data).length : 0;
    },
  });
  const own = config.elementorAppConfig['import-export-customization'] as
    | { limits?: { classes?: number } }
    | undefined;
  return Math.max(0, imported + existing - (own?.limits?.classes ?? FALLBACK_LIMIT));
}
