import { Button, Group, Text, Textarea } from '@mantine/core';
import {
  DateTime,
  Form,
  ItemScreen,
  notices,
  Screen,
  Section,
  useApi,
  useForm,
  useRefresh,
} from '@portico/kernel/admin';
import { IconEye, IconEyeOff, IconPin, IconPinnedOff } from '@tabler/icons-react';
import { type AdminReview, type ReviewChange, reviewCalls } from '../../wire/admin.ts';
import { inStars } from './inStars.ts';

const PARENT = { label: 'Reviews', to: '/reviews' };

export default function ReviewScreen() {
  return (
    <ItemScreen title="Review" parent={PARENT} call={reviewCalls.read}>
      {(review) => <Review review={review} key={review.id} />}
    </ItemScreen>
  );
}

function Review({ review }: { review: AdminReview }) {
  const api = useApi();
  const refresh = useRefresh();
  const params = { id: review.id };
  const reply = useForm({
    initial: { reply: review.reply ?? '' },
    submit: (entered) => api.call(reviewCalls.change, { params, body: entered }),
    onDone() {
      notices.done('The reply is saved and shown below the review.');
      void refresh(reviewCalls.list);
    },
  });

  async function change(wanted: ReviewChange, words: string): Promise<void> {
    const result = await api.call(reviewCalls.change, { params, body: wanted });
    if (!result.ok) return notices.problem(result.problem);
    await refresh(reviewCalls.list);
    const before = Object.fromEntries(
      Object.keys(wanted).map((key) => [key, review[key as keyof AdminReview]]),
    );
    notices.undoable(words, async () => {
      await api.call(reviewCalls.change, { params, body: before });
      await refresh(reviewCalls.list);
    });
  }

  return (
    <Screen
      title={review.author}
      parent={PARENT}
      width="form"
      description={
        <>
          {inStars(review.rating)} for {review.placeName}
          {review.writtenAt !== null && (
            <>
              , <DateTime value={review.writtenAt} />
            </>
          )}
        </>
      }
      actions={
        <>
          <Button
            variant="default"
            leftSection={
              review.isPinned ? <IconPinnedOff size={18} aria-hidden /> : <IconPin size={18} aria-hidden />
            }
            onClick={() =>
              change(
                { isPinned: !review.isPinned },
                review.isPinned ? 'It is sorted by date again.' : 'It comes first in every feed now.',
              )
            }
          >
            {review.isPinned ? 'Unpin' : 'Pin'}
          </Button>
          <Button
            variant="default"
            leftSection={
              review.isHidden ? <IconEye size={18} aria-hidden /> : <IconEyeOff size={18} aria-hidden />
            }
            onClick={() =>
              change(
                { isHidden: !review.isHidden },
                review.isHidden ? 'Visitors can read it again.' : 'Visitors do not see it any more.',
              )
            }
          >
            {review.isHidden ? 'Show' : 'Hide'}
          </Button>
        </>
      }
    >
      <Section title="What they wrote">
        <Group gap="sm">
          {/* Plain text with its own line breaks, however hostile. */}
          <Text component="div">
            {review.text.split('\n').map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of a fixed text never change places.
              <div key={index}>{line || '\u00a0'}</div>
            ))}
          </Text>
        </Group>
      </Section>
      <Section title="Your reply" description="Shown below the review. Empty it to remove the reply.">
        <Form form={reply} submitLabel="Save reply" label="Your reply">
          <Textarea label="Reply" autosize minRows={3} maxLength={5_000} {...reply.text('reply')} />
        </Form>
      </Section>
    </Screen>
  );
}
