import { Blockquote, Textarea, TextInput } from '@mantine/core';
import { Form, type FormState, notices, useApi, useForm, useRefresh } from '@portico/kernel/admin';
import { type RefObject, useEffect } from 'react';
import { type CommentSummary, commentCalls, LONGEST_AUTHOR, LONGEST_COMMENT } from '../../wire/admin.ts';

interface CommentFormProps<Draft> {
  readonly comment: CommentSummary;
  /** What was typed before the dialog was closed, to be restored. */
  readonly draft: RefObject<Draft | null>;
  readonly onDone: () => void;
}

export interface AnswerDraft {
  readonly content: string;
}

export interface EditDraft extends AnswerDraft {
  readonly author: string;
}

export function AnswerForm({ comment, draft, onDone }: CommentFormProps<AnswerDraft>) {
  const api = useApi();
  const refresh = useRefresh();
  const form = useForm<AnswerDraft, CommentSummary>({
    initial: { content: '' },
    submit: (body) => api.call(commentCalls.answer, { params: { id: comment.id }, body }),
    onDone() {
      onDone();
      void refresh(commentCalls.list);
      notices.done('Your answer is shown.');
    },
  });
  useDraft(form, draft);
  const isWaiting = comment.status === 'pending';
  return (
    <Form form={form} label="Answer" submitLabel={isWaiting ? 'Show it and answer' : 'Answer'}>
      <Blockquote p="sm">{comment.content}</Blockquote>
      <Textarea
        label="Your answer"
        description="It appears below the comment, under your name."
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

export function EditForm({ comment, draft, onDone }: CommentFormProps<EditDraft>) {
  const api = useApi();
  const refresh = useRefresh();
  const form = useForm<EditDraft, CommentSummary>({
    initial: { author: comment.author, content: comment.content },
    submit: (body) => api.call(commentCalls.edit, { params: { id: comment.id }, body }),
    onDone() {
      onDone();
      void refresh(commentCalls.list);
      notices.done('The comment is saved.');
    },
  });
  useDraft(form, draft);
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

function useDraft<Draft extends object>(form: FormState<Draft>, draft: RefObject<Draft | null>): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the dialog is opened again.
  useEffect(() => {
    const kept = draft.current;
    if (kept) for (const name of Object.keys(kept) as (keyof Draft)[]) form.set(name, kept[name]);
  }, []);
  const { isDirty, values } = form;
  useEffect(() => {
    if (isDirty) draft.current = values;
  }, [draft, isDirty, values]);
}
