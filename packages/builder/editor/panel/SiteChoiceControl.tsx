import { MultiSelect, NativeSelect } from '@mantine/core';
import { useApiQuery } from '@portico/kernel/admin';
import type { Control } from '../../model/fields/Field.ts';
import { textOf } from '../../model/settings/read.ts';
import { siteListCall } from '../../wire/admin.ts';

interface SiteChoiceControlProps {
  readonly label: string;
  readonly description?: string;
  readonly size: 'sm';
  readonly control: Extract<Control, { kind: 'site-choice' }>;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** One or several of the site's items. A chosen one that no longer exists stays until another is chosen. */
export function SiteChoiceControl({ control, value, onChange, ...common }: SiteChoiceControlProps) {
  const { data, error } = useApiQuery(siteListCall, { params: { of: control.list } });
  const items = data?.items ?? [];
  const trouble = error ? { error: 'The list could not be loaded. Your choice is kept.' } : {};
  if (control.isMultiple) {
    const chosen = Array.isArray(value) ? value.map((one) => textOf(one)).filter(Boolean) : [];
    return (
      <MultiSelect
        {...common}
        {...trouble}
        searchable
        clearable
        placeholder={chosen.length === 0 ? (control.none ?? 'All') : ''}
        value={chosen}
        data={[...items, ...missingOf(chosen, items)]}
        onChange={(next) => onChange(next.length > 0 ? next : undefined)}
        comboboxProps={{ withinPortal: true }}
      />
    );
  }
  const chosen = textOf(value);
  return (
    <NativeSelect
      {...common}
      {...trouble}
      value={chosen}
      data={[
        { value: '', label: control.none ?? 'Please choose' },
        ...items,
        ...(data ? missingOf(chosen ? [chosen] : [], items) : []),
      ]}
      onChange={(event) => onChange(event.currentTarget.value || undefined)}
    />
  );
}

function missingOf(chosen: readonly string[], items: readonly { value: string }[]) {
  return chosen
    .filter((one) => !items.some(({ value }) => value === one))
    .map((one) => ({ value: one, label: `${one} (no longer there)` }));
}
