import { Blockquote, Textarea, TextInput } from '@mantine/core';
import { Form, notices, useApi, useForm, useRefresh } from '@portico/kernel/admin';
import { type CommentSummary, commentCalls, LONGEST_AUTHOR, LONGEST_COMMENT } from '../../wire/admin.ts';

interface CommentFormProps {
  readonly comment: CommentSummary;
  readonly onDone: () => void;
}

export function AnswerForm({ comment, onDone }: CommentFormProps) {
  const api = useApi();
  const refresh = useRefresh();
  const form = useForm({
    initial: { content: '' },
    submit: (body) => api.call(commentCalls.answer, { params: { id: comment.id }, body }),
    onDone() {
      onDone();
      void refresh(commentCalls.list);
      notices.done('Your answer is shown.');
    },
  });
  const isWaiting = comment.status === 'pending';
  return (
    <Form form={form} label="Answer" submitLabel={isWaiting ? 'Show it and answer' : 'Answer'}>
      <Blockquote p="sm">{comment.content}</Blockquote>
      <Textarea
        label="Your answer"
        description="It stands below the comment, under your name."
        autosize
        minRows={4}
        maxRows={12}
        maxLength={LONGEST_COMMENT}
        required
        data-autofocus
        {...form.text('content')}
      />
    </Form>
  );
}

export function EditForm({ comment, onDone }: CommentFormProps) {
  const api = useApi();
  const refresh = useRefresh();
  const form = useForm({
    initial: { author: comment.author, content: comment.content },
    submit: (body) => api.call(commentCalls.edit, { params: { id: comment.id }, body }),
    onDone() {
      onDone();
      void refresh(commentCalls.list);
      notices.done('The comment is saved.');
    },
  });
  return (
    <Form form={form} label="Comment" submitLabel="Save comment">
      <TextInput label="Name" required maxLength={LONGEST_AUTHOR} {...form.text('author')} />
      <Textarea
        label="Comment"
        autosize
        minRows={4}
        maxRows={16}
        maxLength={LONGEST_COMMENT}
        required
        data-autofocus
        {...form.text('content')}
      />
    </Form>
  );
}
