import { Switch } from '@mantine/core';
import { useState } from 'react';
import { templateRegistry } from '../../registry/index.ts';
import type { Customization } from '../../wire/public.ts';
import { DialogFrame } from './DialogFrame.tsx';
import type { PartDialogProps } from './PartDialog.ts';
import { manifestIn } from './wizardData.ts';

type Value = NonNullable<Customization['templates']>;

/** Which kinds of templates are included: the sections of the registry. */
export function TemplatesDialog({ data, value, onSave, onClose }: PartDialogProps<Value>) {
  const isImport = manifestIn(data) !== null;
  const [state, setState] = useState<Record<string, unknown>>(() => templateRegistry.getState(data, true));
  const initial = templateRegistry.getState({ ...data, customization: null }, true);
  return (
    <DialogFrame title="Templates" onClose={onClose} onSave={() => onSave({ ...value, ...state })}>
      {templateRegistry.getAll().map(({ key, title, description }) => {
        const isAbsent = isImport && !isEnabled(initial[key]);
        return (
          <Switch
            key={key}
            data-testid={`${key}-switch`}
            label={title}
            description={isAbsent ? 'Not in this kit' : description}
            disabled={isAbsent}
            checked={isEnabled(state[key])}
            onChange={({ currentTarget: { checked } }) =>
              setState((before) => ({ ...before, [key]: { ...Object(before[key]), enabled: checked } }))
            }
          />
        );
      })}
    </DialogFrame>
  );
}

function isEnabled(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'enabled' in state && state.enabled === true;
}
