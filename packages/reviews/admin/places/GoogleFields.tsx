import { Switch, TextInput } from '@mantine/core';
import type { FormState } from '@portico/kernel/admin';
import type { PlaceChange } from '../../wire/admin.ts';

interface GoogleFieldsProps {
  readonly form: Pick<FormState<PlaceChange>, 'text' | 'toggle'>;
}

/** Which place of Google’s this is, and how its reviews are fetched. */
export function GoogleFields({ form }: GoogleFieldsProps) {
  return (
    <>
      <TextInput
        label="Google’s id of the place"
        description="Google’s Place ID Finder shows it. It usually begins with ChIJ."
        autoComplete="off"
        spellCheck={false}
        maxLength={300}
        {...form.text('providerPlace')}
      />
      <TextInput
        label="Language"
        description="A code such as de. Empty for the language of each review."
        maxLength={20}
        {...form.text('language')}
      />
      <Switch label="Check for new reviews every day" {...form.toggle('refreshes')} />
    </>
  );
}
