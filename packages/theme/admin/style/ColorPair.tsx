import { Button, ColorInput, Group, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { type ColorUse, HEX_COLOR, nightColor, type StyleColor } from '../../wire/admin.ts';
import styles from './Style.module.css';

interface ColorPairProps {
  readonly label: string;
  /** The name is already shown beside it. */
  readonly isNamed?: boolean;
  readonly color: StyleColor | null;
  readonly first: string;
  readonly use?: ColorUse;
  readonly onChange: (color: StyleColor | null) => void;
}

/** A colour for light and dark mode; the dark one is derived from the other until it is set. */
export function ColorPair({ label, isNamed = false, color, first, use, onChange }: ColorPairProps) {
  return (
    <Stack gap={6} role="group" aria-label={label}>
      {!isNamed && (
        <Group justify="space-between" gap="xs">
          <Text size="sm" fw={500}>
            {label}
          </Text>
          {color ? (
            <Button variant="subtle" color="gray" size="compact-sm" onClick={() => onChange(null)}>
              Theme default
            </Button>
          ) : (
            <Button
              variant="default"
              size="compact-sm"
              onClick={() => onChange({ light: first, dark: null })}
            >
              Choose
            </Button>
          )}
        </Group>
      )}
      {color && (
        <>
          <span className={styles.swatch} aria-hidden>
            <span style={{ background: color.light }} />
            <span style={{ background: nightColor(color, use) }} />
          </span>
          <Group gap="xs" grow align="start">
            <HexInput
              label={`${label}, light`}
              words="Light"
              value={color.light}
              isNeeded
              onChange={(light) => light && onChange({ ...color, light })}
            />
            <HexInput
              label={`${label}, dark`}
              words="Dark"
              value={color.dark}
              onChange={(dark) => onChange({ ...color, dark })}
            />
          </Group>
        </>
      )}
    </Stack>
  );
}

interface HexInputProps {
  readonly label: string;
  readonly words: string;
  readonly value: string | null;
  /** It cannot be empty: a cleared colour is restored. */
  readonly isNeeded?: boolean;
  readonly onChange: (value: string | null) => void;
}

function HexInput({ label, words, value, isNeeded = false, onChange }: HexInputProps) {
  const [typed, setTyped] = useState(value ?? '');
  useEffect(() => setTyped(value ?? ''), [value]);
  const isColor = new RegExp(HEX_COLOR).test(typed);
  return (
    <ColorInput
      label={words}
      aria-label={label}
      format="hex"
      {...(!isNeeded && { placeholder: 'Automatic' })}
      onBlur={() => isNeeded && typed === '' && setTyped(value ?? '')}
      withEyeDropper={false}
      popoverProps={{ withinPortal: true }}
      value={typed}
      error={typed !== '' && !isColor && 'Six digits, such as #2b6cb0.'}
      onChange={(next) => {
        setTyped(next);
        if (new RegExp(HEX_COLOR).test(next)) onChange(next.toLowerCase());
        else if (next === '') onChange(null);
      }}
    />
  );
}
