import { NativeSelect } from '@mantine/core';
import type { ControlProps } from './ControlProps.ts';
import { fontReference, useSiteGlobals } from './SiteGlobals.ts';

type SiteFontControlProps = Pick<ControlProps, 'reference' | 'onReference'> & { readonly label: string };

/** A global font, which changes with the site, in place of the element's own settings. */
export function SiteFontControl({ label, reference = '', onReference }: SiteFontControlProps) {
  const { fonts } = useSiteGlobals();
  const known = fonts.map(({ id, title, family }) => ({
    value: fontReference(id),
    label: family ? `${title} (${family})` : title,
  }));
  const isForeign = reference !== '' && !known.some(({ value }) => value === reference);
  return (
    <NativeSelect
      label={label}
      size="sm"
      value={reference}
      data={[
        { value: '', label: 'None' },
        ...known,
        ...(isForeign ? [{ value: reference, label: 'No longer on this site' }] : []),
      ]}
      onChange={(event) => onReference?.(event.currentTarget.value)}
    />
  );
}
