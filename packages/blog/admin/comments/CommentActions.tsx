import { ActionIcon, Group, Menu } from '@mantine/core';
import { Dialog, notices, useApi, useConfirm, useRefresh } from '@portico/kernel/admin';
import { IconDots } from '@tabler/icons-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { type CommentSummary, commentCalls } from '../../wire/admin.ts';
import type { BlogAdminPorts } from '../BlogAdminPorts.ts';
import { type AnswerDraft, AnswerForm, type EditDraft, EditForm } from './CommentForms.tsx';
import { COMMENT_STATES, type CommentStatus } from './commentStates.ts';

interface CommentActionsProps extends Pick<BlogAdminPorts, 'verdictScreen'> {
  readonly comment: CommentSummary;
}

/** What can be done with one comment. */
export function CommentActions({ comment, verdictScreen }: CommentActionsProps) {
  const [writing, setWriting] = useState<'answer' | 'edit' | null>(null);
  const answer = useRef<AnswerDraft>(null);
  const edit = useRef<EditDraft>(null);
  const button = useRef<HTMLButtonElement>(null);
  const wasWriting = useRef(false);
  useEffect(() => {
    // The menu that opened the dialog is gone by now.
    if (!writing && wasWriting.current) button.current?.focus();
    wasWriting.current = writing !== null;
  }, [writing]);

  function finish(draft: RefObject<AnswerDraft | null>): void {
    draft.current = null;
    setWriting(null);
  }

  const api = useApi();
  const confirm = useConfirm();
  const refresh = useRefresh();
  const params = { id: comment.id };

  async function move(status: CommentStatus): Promise<void> {
    const result = await api.call(commentCalls.move, { params, body: { status } });
    if (!result.ok) return notices.problem(result.problem);
    await refresh(commentCalls.list);
    notices.undoable(COMMENT_STATES[status].done, () => void move(comment.status));
  }

  async function remove(): Promise<void> {
    const isSure = await confirm({
      title: 'Delete this comment for good?',
      text: 'It cannot be brought back.',
      action: 'Delete comment',
      tone: 'danger',
    });
    if (!isSure) return;
    const result = await api.call(commentCalls.remove, { params });
    if (!result.ok) return notices.problem(result.problem);
    await refresh(commentCalls.list);
    notices.done('The comment is deleted.');
  }

  const others = (Object.keys(COMMENT_STATES) as CommentStatus[]).filter(
    (status) => status !== comment.status,
  );
  return (
    <Group gap="xs">
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon
            ref={button}
            variant="default"
            aria-label={`What to do with the comment of ${comment.author}`}
          >
            <IconDots size={17} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {comment.post && (comment.status === 'approved' || comment.status === 'pending') && (
            <Menu.Item onClick={() => setWriting('answer')}>Answer</Menu.Item>
          )}
          <Menu.Item onClick={() => setWriting('edit')}>Edit</Menu.Item>
          <Menu.Divider />
          {others.map((status) => (
            <Menu.Item key={status} onClick={() => void move(status)}>
              {COMMENT_STATES[status].move}
            </Menu.Item>
          ))}
          {comment.verdictId && (
            <Menu.Item component={Link} to={verdictScreen(comment.verdictId)}>
              See the verdict
            </Menu.Item>
          )}
          {comment.status === 'trash' && (
            <Menu.Item color="red" onClick={() => void remove()}>
              Delete for good
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <Dialog
        title={writing === 'edit' ? 'Edit the comment' : `Answer ${comment.author}`}
        isOpen={writing !== null}
        onClose={() => setWriting(null)}
      >
        {writing === 'answer' && (
          <AnswerForm comment={comment} draft={answer} onDone={() => finish(answer)} />
        )}
        {writing === 'edit' && <EditForm comment={comment} draft={edit} onDone={() => finish(edit)} />}
      </Dialog>
    </Group>
  );
}
