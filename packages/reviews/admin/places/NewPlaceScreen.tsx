import { Select, Switch, TextInput } from '@mantine/core';
import { Form, notices, Screen, Section, useApi, useForm, useRefresh } from '@portico/kernel/admin';
import { useNavigate } from 'react-router';
import { type Place, type PlaceDraft, placeCalls } from '../../wire/admin.ts';

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
  const isGoogle = form.values.provider === 'google';
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
          {isGoogle && (
            <>
              <TextInput
                label="Google’s id of the place"
                description="It begins with ChIJ. Google’s Place ID Finder shows it."
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
          )}
        </Form>
      </Section>
    </Screen>
  );
}
