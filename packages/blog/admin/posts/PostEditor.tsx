import { Alert, Button, Group, Text, TextInput } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import {
  type ApiResult,
  notices,
  Screen,
  StateBadge,
  useApi,
  useForm,
  useRefresh,
  useUnsavedChanges,
} from '@portico/kernel/admin';
import { IconAlertTriangle, IconExternalLink, IconEye, IconHistory, IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { authorCalls, type EditedPost, postCalls, termCalls } from '../../wire/admin.ts';
import { POSTS, type PostChoices } from './PostChoices.ts';
import { PostFields } from './PostFields.tsx';
import { Kept, Trashed, UnsavedText } from './PostNotices.tsx';
import styles from './Posts.module.css';
import { POST_STATES } from './postStates.ts';
import { isLater, type PostValues, toDraft, toValues } from './postValues.ts';
import { problemSentence } from './problemSentence.ts';
import { TextEditor } from './TextEditor.tsx';
import { useAutosave } from './useAutosave.ts';

const FORM = 'post-form';

/** The post editor: the text in the middle, its properties at the side, saving above. */
export function PostEditor({
  post: loaded,
  initial,
  choices,
}: {
  post: EditedPost | null;
  initial: PostValues;
  choices: PostChoices;
}) {
  const api = useApi();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const form = useRef<HTMLFormElement>(null);
  const [post, setPost] = useState(loaded);
  const [offered, setOffered] = useState(loaded?.autosave ?? null);
  // The post as last saved on the server, for calls that run before React has rendered.
  const known = useRef(loaded);
  const making = useRef<Promise<number | null> | null>(null);

  const fields = useForm<PostValues, EditedPost>({
    initial,
    submit: save,
    onDone(saved, values) {
      notices.done(`${SAVED[saved.status]}${addressWords(values.slug.trim(), saved.slug)}`);
      take(saved, values);
      void refresh(postCalls.list, termCalls.list, authorCalls.list);
      // Only if nothing was typed since, and synchronously: a screen about to be replaced loses input.
      if (!loaded)
        setTimeout(
          () => isClean.current && navigate(`/posts/${saved.id}`, { replace: true, flushSync: true }),
        );
    },
  });
  const isClean = useRef(!fields.isDirty);
  isClean.current = !fields.isDirty;
  const { values } = fields;
  const { title, excerpt, html } = values;
  const isWriting = fields.isDirty && !fields.isSubmitting;
  const autosave = useAutosave({ title, excerpt, html }, isWriting, existingId);
  useUnsavedChanges(fields.isDirty);
  useHotkeys([['mod+S', () => form.current?.requestSubmit()]], [], true);

  async function save(entered: PostValues): Promise<ApiResult<EditedPost>> {
    const tags = await tagIds(entered.tags);
    if (!tags.ok) return tags;
    const draft = toDraft(entered, tags.value);
    await making.current;
    const current = known.current;
    return current
      ? api.call(postCalls.save, {
          params: { id: current.id },
          body: { draft, knownModifiedAt: current.modifiedAt },
        })
      : api.call(postCalls.add, { body: draft });
  }

  /** The server decides on the slug and the time; everything else stays as typed. */
  function take(saved: EditedPost, sent: PostValues): void {
    known.current = saved;
    setPost(saved);
    setOffered(null);
    const names = new Map(sent.tags.map((name, index) => [saved.tags[index] ?? -index, name]));
    fields.reset({ ...toValues(saved, names), html: sent.html, tags: sent.tags });
  }

  /** The first autosave creates a new post as a draft, and only once. */
  async function existingId(): Promise<number | null> {
    if (known.current) return known.current.id;
    making.current ??= make().finally(() => {
      making.current = null;
    });
    return making.current;
  }

  async function make(): Promise<number | null> {
    const made = await api.call(postCalls.add, {
      body: toDraft({ ...values, status: 'draft', tags: [] }, []),
    });
    if (!made.ok) return null;
    known.current = made.value;
    setPost(made.value);
    return made.value.id;
  }

  async function tagIds(names: readonly string[]): Promise<ApiResult<number[]>> {
    const ids: number[] = [];
    for (const name of names) {
      const there = choices.terms.find((term) => term.taxonomy === 'tag' && term.name === name);
      if (there) {
        ids.push(there.id);
        continue;
      }
      const made = await api.call(termCalls.add, {
        body: { taxonomy: 'tag', name, slug: '', description: '' },
      });
      if (!made.ok) return made;
      ids.push(made.value.id);
    }
    return { ok: true, value: ids };
  }

  async function preview(): Promise<void> {
    // Opened at once: browsers block a window that is opened after a response.
    const tab = window.open('', '_blank');
    const id = fields.isDirty || !known.current ? await autosave.flush() : known.current.id;
    const result = id === null ? null : await api.call(postCalls.preview, { params: { id } });
    if (result?.ok && tab) tab.location.href = result.value.url;
    else {
      tab?.close();
      if (result && !result.ok) notices.problem(result.problem);
    }
  }

  async function move(action: 'trash' | 'restore', id: number): Promise<boolean> {
    const result = await api.call(postCalls.bulk, { body: { ids: [id], action } });
    if (!result.ok) notices.problem(result.problem);
    await refresh(postCalls.list);
    return result.ok;
  }

  async function trash(id: number): Promise<void> {
    fields.reset();
    if (!(await move('trash', id))) return;
    notices.undoable('The post is in the trash.', () => move('restore', id));
    setTimeout(() => void navigate('/posts'));
  }

  const isPublic = post?.status === 'published' || post?.status === 'scheduled';
  const publishes = isLater(values.publishedAt, Date.now()) ? 'Schedule' : isPublic ? 'Update' : 'Publish';

  if (post?.status === 'trash')
    return <Trashed post={post} restore={() => move('restore', post.id).then(() => navigate('/posts'))} />;

  return (
    <Screen
      title={post ? values.title || 'Untitled' : values.type === 'page' ? 'New page' : 'New post'}
      parent={POSTS}
      description={
        <Group gap="sm" component="span">
          {post && <StateBadge {...POST_STATES[post.status]} />}
          <Kept state={autosave.state} isDirty={fields.isDirty} />
        </Group>
      }
      actions={
        <>
          {post?.status === 'published' && (
            <Button
              {...{ component: 'a', href: `/${encodeURIComponent(post.slug)}/`, target: '_blank' }}
              variant="default"
              leftSection={<IconExternalLink size={18} stroke={1.75} aria-hidden />}
            >
              View
            </Button>
          )}
          <Button
            variant="default"
            leftSection={<IconEye size={18} stroke={1.75} aria-hidden />}
            onClick={() => void preview()}
          >
            Preview
          </Button>
          <Button
            type="submit"
            form={FORM}
            variant="default"
            loading={fields.isSubmitting && values.status === 'draft'}
            onClick={() => fields.set('status', 'draft')}
          >
            {isPublic ? 'Unpublish' : 'Save draft'}
          </Button>
          <Button
            type="submit"
            form={FORM}
            loading={fields.isSubmitting && values.status === 'published'}
            onClick={() => fields.set('status', 'published')}
          >
            {publishes}
          </Button>
        </>
      }
    >
      <form id={FORM} ref={form} noValidate aria-label="Post" onSubmit={fields.onSubmit}>
        {fields.problem && (
          <Alert color="red" mb="md" icon={<IconAlertTriangle size={18} aria-hidden />} role="alert">
            {problemSentence(fields.problem)}
          </Alert>
        )}
        {offered && (
          <UnsavedText
            madeAt={offered.madeAt}
            restore={() => {
              for (const name of ['title', 'excerpt', 'html'] as const) fields.set(name, offered[name]);
              setOffered(null);
            }}
            discard={() => {
              setOffered(null);
              if (post) void api.call(postCalls.discardAutosave, { params: { id: post.id } });
            }}
          />
        )}
        {post?.drawnAt && (
          <Alert color="blue" mb="md" title="This post is built with the page editor">
            <Text size="sm">
              Visitors see what was built there. The text below is shown in feeds, lists and the search.
            </Text>
            <Button mt="sm" size="compact-sm" component={Link} to={post.drawnAt}>
              Open the page editor
            </Button>
          </Alert>
        )}
        <div className={styles.editor}>
          <div className={styles.main}>
            <TextInput
              className={styles.title ?? ''}
              aria-label="Title"
              placeholder="Title"
              maxLength={300}
              {...fields.text('title')}
            />
            <TextEditor html={html} onChange={(written) => fields.set('html', written)} />
          </div>
          <div className={styles.side}>
            <PostFields form={fields} post={post} choices={choices} />
            {post && (
              <Group gap="sm">
                <Button
                  component={Link}
                  to={`/posts/${post.id}/versions`}
                  variant="default"
                  leftSection={<IconHistory size={18} stroke={1.75} aria-hidden />}
                >
                  Versions
                </Button>
                <Button
                  variant="light"
                  color="red"
                  leftSection={<IconTrash size={18} stroke={1.75} aria-hidden />}
                  onClick={() => void trash(post.id)}
                >
                  Trash
                </Button>
              </Group>
            )}
          </div>
        </div>
      </form>
    </Screen>
  );
}

/** Two things cannot share a URL. Tells the user where the post is instead. */
function addressWords(wished: string, slug: string): string {
  const isNumbered = wished !== slug && slug.replace(/-\d+$/, '') === wished;
  return isNumbered ? ` Its address is /${slug}/, because /${wished}/ is taken.` : '';
}

const SAVED: Readonly<Record<EditedPost['status'], string>> = {
  draft: 'The draft is saved. Visitors do not see it.',
  scheduled: 'The post is scheduled.',
  published: 'The post is published.',
  trash: 'The post is saved.',
};
