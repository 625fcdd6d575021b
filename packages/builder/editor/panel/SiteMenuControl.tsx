import { NativeSelect } from '@mantine/core';
import { useSiteFacts } from '../../parts/site/useSiteFacts.ts';
import type { ControlProps } from './ControlProps.ts';

interface SiteMenuControlProps extends Pick<ControlProps, 'onChange'> {
  readonly label: string;
  readonly description?: string;
  readonly size: 'sm';
  readonly value: string;
}

/** Chooses one of the site's menus. A kit's unknown menu stays until somebody chooses. */
export function SiteMenuControl({ value, onChange, ...common }: SiteMenuControlProps) {
  const menus = useSiteFacts().menus.filter(({ id }) => id > 0);
  const isKnown = menus.some(({ id }) => String(id) === value);
  return (
    <NativeSelect
      {...common}
      value={value}
      data={[
        { value: '', label: 'The main menu' },
        ...menus.map(({ id, name }) => ({ value: String(id), label: name })),
        ...(value && !isKnown ? [{ value, label: value }] : []),
      ]}
      onChange={(event) => onChange(event.currentTarget.value || undefined)}
    />
  );
}
