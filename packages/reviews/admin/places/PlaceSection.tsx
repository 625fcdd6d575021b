import { TextInput } from '@mantine/core';
import { Form, notices, Section, useApi, useForm, useRefresh } from '@portico/kernel/admin';
import { type Place, type PlaceChange, placeCalls, reviewCalls } from '../../wire/admin.ts';
import { GoogleFields } from './GoogleFields.tsx';

/** What a place is called, and which of Google’s places it is: a wrong id can be put right. */
export function PlaceSection({ place }: { readonly place: Place }) {
  const api = useApi();
  const refresh = useRefresh();
  const { name, providerPlace, language, refreshes } = place;
  const form = useForm<PlaceChange, Place>({
    initial: { name, providerPlace, language, refreshes },
    submit: (entered) => api.call(placeCalls.change, { params: { id: place.id }, body: entered }),
    onDone(saved) {
      notices.done(`${saved.name} is saved.`);
      void refresh(placeCalls.list, placeCalls.read, reviewCalls.list);
    },
  });
  return (
    <Section title="Place">
      <Form form={form} submitLabel="Save place" label="Place">
        <TextInput label="Name" maxLength={200} {...form.text('name')} />
        {place.provider === 'google' && <GoogleFields form={form} />}
      </Form>
    </Section>
  );
}
