import { NativeSelect } from '@mantine/core';
import { recordOf, textOf } from '../../model/settings/read.ts';

const ICONS: Readonly<Record<string, string>> = {
  '': 'None',
  'fas fa-check': 'Tick',
  'fas fa-plus': 'Plus',
  'fas fa-minus': 'Minus',
  'fas fa-times': 'Cross',
  'fas fa-arrow-right': 'Arrow',
  'fas fa-star': 'Star',
  'fas fa-phone': 'Telephone',
  'fas fa-envelope': 'Envelope',
  'fas fa-clock': 'Clock',
  'fas fa-map-marker': 'Location',
  'fas fa-heart': 'Heart',
};

interface IconControlProps {
  readonly label: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** One of the icons that are drawn here; another one that a kit brought stays until a choice is made. */
export function IconControl({ label, value, onChange }: IconControlProps) {
  const { library, value: name } = recordOf(value);
  const chosen = library === 'svg' ? 'svg' : textOf(name);
  const choices = Object.entries(ICONS).map(([key, words]) => ({ value: key, label: words }));
  const foreign =
    chosen in ICONS ? [] : [{ value: chosen, label: library === 'svg' ? 'Custom file' : chosen }];
  return (
    <NativeSelect
      label={label}
      size="sm"
      value={chosen}
      data={[...choices, ...foreign]}
      onChange={(event) => {
        const next = event.currentTarget.value;
        onChange(next === '' ? { library: '', value: '' } : { library: 'fa-solid', value: next });
      }}
    />
  );
}
