import { ErrorState, LoadingState, Screen, useApiQuery } from '@portico/kernel/admin';
import { pathOf } from '@portico/kernel/calls';
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useEffect } from 'react';
import { useParams } from 'react-router';
import { authorCalls, postCalls, termCalls } from '../../wire/admin.ts';
import type { BlogAdminPorts } from '../BlogAdminPorts.ts';
import { POSTS, type PostChoices } from './PostChoices.ts';
import { PostEditor } from './PostEditor.tsx';
import { newPostIn, toValues } from './postValues.ts';
import { TextPartsProvider } from './TextPartControls.tsx';

/** The post screen, with everything that can be inserted into a text. */
export function createPostScreen({ textParts }: Pick<BlogAdminPorts, 'textParts'>): ComponentType {
  return function ScreenOfPost() {
    return (
      <TextPartsProvider value={textParts}>
        <PostScreen />
      </TextPartsProvider>
    );
  };
}

/** The editor with a new or an existing post. */
function PostScreen() {
  const { id = '' } = useParams();
  const terms = useApiQuery(termCalls.list);
  const authors = useApiQuery(authorCalls.list);
  const languages = useApiQuery(postCalls.languages);
  const choices = terms.data &&
    authors.data &&
    languages.data && {
      ...{ terms: terms.data.items, authors: authors.data.items, languages: languages.data.items },
    };
  const failed = [terms, authors, languages].find(({ error }) => error);
  if (failed || !choices)
    return <Waiting error={failed?.error ?? null} retry={() => void failed?.refetch()} />;
  if (id === 'new')
    return <PostEditor key="new" post={null} initial={newPostIn(choices.languages)} choices={choices} />;
  return <KnownPost id={id} choices={choices} />;
}

function KnownPost({ id, choices }: { id: string; choices: PostChoices }) {
  const path = pathOf(postCalls.read, { params: { id } });
  const { data, error, refetch } = useApiQuery(postCalls.read, { params: { id } });
  const cache = useQueryClient();
  // Coming back starts from the server's current version: an older copy could overwrite somebody's changes.
  useEffect(() => () => cache.removeQueries({ queryKey: [path] }), [cache, path]);
  if (error || !data) return <Waiting error={error} retry={refetch} />;
  const names = new Map(choices.terms.map((term) => [term.id, term.name]));
  return <PostEditor key={data.id} post={data} initial={toValues(data, names)} choices={choices} />;
}

function Waiting({ error, retry }: { error: Error | null; retry: () => unknown }) {
  return (
    <Screen title="Post" parent={POSTS}>
      {error ? <ErrorState error={error} retry={() => retry()} /> : <LoadingState lines={8} />}
    </Screen>
  );
}
