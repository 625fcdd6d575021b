import { Button, Select, Textarea, TextInput } from '@mantine/core';
import {
  EmptyState,
  ErrorState,
  Form,
  LoadingState,
  notices,
  Screen,
  Section,
  useApi,
  useApiQuery,
  useForm,
  useRefresh,
} from '@portico/kernel/admin';
import { IconMapPin } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router';
import { type CollectResult, feedCalls, type Place, placeCalls, reviewCalls } from '../../wire/admin.ts';
import { inStars } from './inStars.ts';

/** A review that was received by letter, by telephone or in person. */
export default function NewReviewScreen() {
  const { data, error, refetch } = useApiQuery(placeCalls.list);
  const places = data?.items;
  return (
    <Screen title="Add a review" parent={{ label: 'Reviews', to: '/reviews' }} width="form">
      {!places ? (
        error ? (
          <ErrorState error={error} retry={refetch} />
        ) : (
          <LoadingState lines={6} />
        )
      ) : places.length === 0 ? (
        <EmptyState
          icon={IconMapPin}
          title="First, what is it about?"
          text="A review belongs to a place, such as your shop or your office. Add one, then come back."
          action={
            <Button component={Link} to="/review-places/new">
              Add a place
            </Button>
          }
        />
      ) : (
        <Section title="Review">
          <NewReview places={places} />
        </Section>
      )}
    </Screen>
  );
}

function NewReview({ places }: { readonly places: readonly Place[] }) {
  const api = useApi();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const [only, ...others] = places;
  const form = useForm<
    { place: string; author: string; rating: string; text: string; date: string },
    CollectResult
  >({
    initial: {
      place: only && others.length === 0 ? String(only.id) : '',
      author: '',
      rating: '5',
      text: '',
      date: '',
    },
    clearsWhenDone: true,
    submit: ({ place, rating, ...entered }) =>
      api.call(reviewCalls.add, { body: { ...entered, place: Number(place), rating: Number(rating) } }),
    onDone() {
      notices.done('The review is saved.');
      void refresh(reviewCalls.list, placeCalls.list, feedCalls.list);
      setTimeout(() => void navigate('/reviews'));
    },
  });
  return (
    <Form form={form} submitLabel="Save review" label="Add a review" needsChange={false}>
      <Select
        label="Place"
        data={places.map(({ id, name }) => ({ value: String(id), label: name }))}
        {...form.choice('place')}
      />
      <TextInput label="Author" maxLength={200} autoComplete="off" {...form.text('author')} />
      <Select
        label="Rating"
        data={[5, 4, 3, 2, 1].map((rating) => ({ value: String(rating), label: inStars(rating) }))}
        allowDeselect={false}
        {...form.choice('rating')}
      />
      <Textarea label="What they said" autosize minRows={4} maxLength={50_000} {...form.text('text')} />
      <TextInput
        label="Date"
        description="Today, if you leave it empty."
        type="date"
        {...form.text('date')}
      />
    </Form>
  );
}
