import { Text } from '@mantine/core';
import { LoadingState } from '@portico/kernel/admin';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Customization } from '../../wire/public.ts';
import { useKits } from '../KitsFrame.tsx';
import { CheckList } from './CheckList.tsx';
import { DialogFrame } from './DialogFrame.tsx';
import type { PartDialogProps } from './PartDialog.ts';
import { manifestIn } from './wizardData.ts';

type Value = NonNullable<Customization['plugins']>;
interface Plugin {
  readonly plugin: string;
  readonly name: string;
  readonly version: string;
}

/** A kit is useless without Elementor itself. */
const BUILDER = 'elementor/elementor';
const PLUGINS_PATH = '/wp-json/wp/v2/plugins/';

/** Which plugins a kit lists. */
export function PluginsDialog({ data, value, onSave, onClose }: PartDialogProps<Value>) {
  const { calls } = useKits();
  const manifest = manifestIn(data);
  const { data: installed } = useQuery({
    queryKey: [PLUGINS_PATH],
    enabled: !manifest,
    async queryFn() {
      const answer = await calls.get<readonly Plugin[]>(PLUGINS_PATH);
      return answer.ok ? answer.data : [];
    },
  });
  const plugins: readonly Plugin[] | undefined = manifest ? manifest.plugins : installed;
  const [off, setOff] = useState<readonly string[]>(
    Object.entries(value ?? {}).flatMap(([plugin, isOn]) => (isOn ? [] : [plugin])),
  );
  const keys = plugins?.map(({ plugin }) => plugin) ?? [];
  return (
    <DialogFrame
      title="Plugins"
      onClose={onClose}
      closesOnBackdrop
      onSave={() =>
        onSave(Object.fromEntries(keys.map((key) => [key, key === BUILDER || !off.includes(key)])))
      }
    >
      {!plugins ? (
        <LoadingState lines={3} />
      ) : plugins.length === 0 ? (
        <Text c="dimmed">There are none.</Text>
      ) : (
        <CheckList
          label="All plugins"
          items={plugins.map(({ plugin, name, version }) => ({
            value: plugin,
            label: name || plugin,
            description: version && `Version ${version}`,
            isFixed: plugin === BUILDER,
          }))}
          checked={keys.filter((key) => key === BUILDER || !off.includes(key))}
          onChange={(checked) => setOff(keys.filter((key) => !checked.includes(key)))}
        />
      )}
    </DialogFrame>
  );
}
