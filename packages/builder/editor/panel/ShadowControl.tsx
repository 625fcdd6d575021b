import { Fieldset, Group, NumberInput, Stack } from '@mantine/core';
import { isRecord, numberOf, recordOf, textOf } from '../../model/settings/read.ts';
import { ClearButton } from './ClearButton.tsx';
import { ColorControl } from './ColorControl.tsx';
import type { ControlProps } from './ControlProps.ts';
import styles from './panel.module.css';

interface ShadowControlProps extends Pick<ControlProps, 'value' | 'onChange' | 'reference' | 'onReference'> {
  readonly label: string;
  readonly hasSpread: boolean;
}

/** A shadow's offset, blur, spread and colour. */
export function ShadowControl({
  label,
  hasSpread,
  value,
  onChange,
  reference = '',
  onReference,
}: ShadowControlProps) {
  const own = recordOf(value);
  const changed = (name: string, next: unknown) => ({ ...FIRST, ...own, [name]: next });
  const set = (name: string, next: unknown): void => onChange(changed(name, next));
  function setColor(next: unknown): void {
    const shadow = changed('color', next ?? FIRST.color);
    if (reference) onReference?.('', shadow);
    else onChange(shadow);
  }
  return (
    <Fieldset legend={label} className={styles.box ?? ''} variant="unstyled">
      <Stack gap={6}>
        <Group gap={6} wrap="nowrap" align="end">
          {LENGTHS.filter(([name]) => hasSpread || name !== 'spread').map(([name, words]) => (
            <NumberInput
              key={name}
              label={words}
              aria-label={`${label}: ${words}`}
              size="xs"
              hideControls
              flex={1}
              value={numberOf(own[name]) ?? ''}
              onChange={(next) => set(name, numberOf(next) ?? 0)}
            />
          ))}
        </Group>
        <ColorControl
          label={`${label}: colour`}
          value={reference ? '' : textOf(own.color)}
          inherited=""
          onChange={setColor}
          reference={reference}
          {...(onReference && { onReference: (chosen) => onReference(chosen, { ...FIRST, ...own }) })}
        />
        {isRecord(value) && <ClearButton label={label} clear={() => onChange(undefined)} />}
      </Stack>
    </Fieldset>
  );
}

/** A shadow's defaults, as in Elementor. */
const FIRST = { horizontal: 0, vertical: 0, blur: 10, spread: 0, color: 'rgba(0,0,0,0.5)' } as const;

const LENGTHS = [
  ['horizontal', 'Horizontal'],
  ['vertical', 'Vertical'],
  ['blur', 'Blur'],
  ['spread', 'Spread'],
] as const;
