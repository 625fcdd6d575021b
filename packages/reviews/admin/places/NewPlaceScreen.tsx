import { Select, TextInput } from '@mantine/core';
import { Form, notices, Screen, Section, useApi, useForm, useRefresh } from '@portico/kernel/admin';
import { useNavigate } from 'react-router';
import { type Place, type PlaceDraft, placeCalls } from '../../wire/admin.ts';
import { GoogleFields } from './GoogleFields.tsx';

export default function NewPlaceScreen() {
  const api = useApi();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const form = useForm<PlaceDraft, Place>({
    initial: { provider: 'google', providerPlace: '', name: '', language: '', refreshes: true },
    clearsWhenDone: true,
    submit: (entered) => api.call(placeCalls.add, { body: entered }),
    onDone(place) {
      notices.done(`${place.name} was added.`);
      void refresh(placeCalls.list);
      setTimeout(() => void navigate(`/review-places/${place.id}`));
    },
  });
  return (
    <Screen title="Add a place" parent={{ label: 'Review places', to: '/review-places' }} width="form">
      <Section title="Place">
        <Form form={form} submitLabel="Add place" label="Add a place" needsChange={false}>
          <TextInput label="Name" maxLength={200} {...form.text('name')} />
          <Select
            label="Where its reviews come from"
            allowDeselect={false}
            data={[
              { value: 'google', label: 'Google' },
              { value: 'import', label: 'Files that I import' },
              { value: 'manual', label: 'I enter them myself' },
            ]}
            {...form.choice('provider')}
          />
          {form.values.provider === 'google' && <GoogleFields form={form} />}
        </Form>
      </Section>
    </Screen>
  );
}
