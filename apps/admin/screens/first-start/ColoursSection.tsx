import { Button, ColorInput, Stack } from '@mantine/core';
import {
  notices,
  Section,
  useApi,
  useRefresh,
  useSavedTogether,
  useUnsavedChanges,
} from '@portico/kernel/admin';
import { useState } from 'react';
import { type Colours, firstStartCalls } from '../../wire/admin.ts';

interface ColoursSectionProps {
  readonly chosen: Colours;
  /** Whether these differ from the saved ones. */
  readonly isChanged: boolean;
  readonly onChoose: (colours: Colours) => void;
}

/** The two colours that most of a site is made of. */
export function ColoursSection({ chosen, isChanged, onChoose }: ColoursSectionProps) {
  const api = useApi();
  const refresh = useRefresh();
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isBusy, setBusy] = useState(false);

  useUnsavedChanges(isChanged);
  useSavedTogether({ isDirty: isChanged, save });

  async function save(): Promise<boolean> {
    setBusy(true);
    const result = await api.call(firstStartCalls.colour, { body: chosen });
    setBusy(false);
    const wrong = result.ok ? [] : Object.keys(result.problem.fields);
    setErrors(Object.fromEntries(wrong.map((name) => [name, NO_COLOUR])));
    if (!result.ok && wrong.length === 0) notices.problem(result.problem);
    if (!result.ok) return false;
    notices.done('The colours are saved.');
    await refresh(firstStartCalls.read);
    return true;
  }

  return (
    <Section title="Colours" description="The preview of your home page changes as you choose.">
      <Stack gap="md">
        {(['primary', 'accent'] as const).map((name) => (
          <ColorInput
            key={name}
            label={name === 'primary' ? 'Main colour' : 'Accent, for buttons'}
            format="hex"
            value={chosen[name]}
            error={errors[name]}
            onChange={(value) => onChoose({ ...chosen, [name]: value })}
            eyeDropperButtonProps={{ 'aria-label': 'Pick a colour from the screen' }}
          />
        ))}
        <div>
          <Button variant="default" loading={isBusy} onClick={() => void save()}>
            Save colours
          </Button>
        </div>
      </Stack>
    </Section>
  );
}

const NO_COLOUR = 'This is not a colour. Enter # and six digits, such as #1f5c57.';
