import { Autocomplete, type ComboboxItem, type OptionsFilter } from '@mantine/core';
import type { ControlProps } from './ControlProps.ts';
import { useSiteGlobals } from './SiteGlobals.ts';

interface FontControlProps extends Pick<ControlProps, 'onChange'> {
  readonly label: string;
  readonly description?: string;
  readonly size: 'sm';
  readonly value: string;
  readonly inherited: string;
}

/** A font name, chosen from a searchable list. Any other may be typed, and a kit's stays as it is. */
export function FontControl({ value, inherited, onChange, ...common }: FontControlProps) {
  const { own, bundled } = useSiteGlobals().families;
  return (
    <Autocomplete
      {...common}
      value={value}
      placeholder={inherited || 'Site default'}
      data={[
        { group: 'Your own fonts', items: own },
        { group: 'Fonts that come with the site', items: bundled },
        { group: 'Fonts that visitors have', items: VISITORS },
      ].filter(({ items }) => items.length > 0)}
      filter={byPart}
      maxDropdownHeight={280}
      // Inside the panel's landmark, but not clipped at its edge.
      comboboxProps={{ withinPortal: false, floatingStrategy: 'fixed' }}
      onChange={(family) => onChange(family)}
    />
  );
}

const VISITORS = ['Arial', 'Georgia', 'Helvetica', 'Tahoma', 'Times New Roman', 'Trebuchet MS', 'Verdana'];

/** All of them if the field has a font's name: whoever opens the list then wants a different one. */
const byPart: OptionsFilter = ({ options, search }) => {
  const wanted = search.trim().toLowerCase();
  const groups = options.map((entry) => ('group' in entry ? entry : { group: '', items: [entry] }));
  const isOne = groups.some(({ items }) => items.some(({ label }) => label.toLowerCase() === wanted));
  if (isOne || wanted === '') return options;
  const isLike = ({ label }: ComboboxItem): boolean => label.toLowerCase().includes(wanted);
  return groups.map(({ group, items }) => ({ group, items: items.filter(isLike) }));
};
