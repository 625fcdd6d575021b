import { Screen, useApi, useApiQuery } from '@portico/kernel/admin';
import { IconWritingSign } from '@tabler/icons-react';
import { authorCalls } from '../../wire/admin.ts';
import { type NamedKind, NamedList } from './NamedList.tsx';

const KIND: NamedKind = {
  one: 'author',
  icon: IconWritingSign,
  calls: authorCalls,
  wordsLabel: 'About',
  emptyText: 'The name shown with a post. An author needs no account.',
};

export default function AuthorsScreen() {
  const api = useApi();
  const { data, error, refetch } = useApiQuery(authorCalls.list);
  return (
    <Screen
      title="Authors"
      description="The names shown with posts, each with a page of its own."
      width="form"
    >
      <NamedList
        kind={KIND}
        items={data?.items.map((item) => ({ ...item, words: item.about, parent: null }))}
        error={error}
        retry={refetch}
        save={({ name, slug, words }, id) => {
          const body = { name, slug, about: words };
          return id === null
            ? api.call(authorCalls.add, { body })
            : api.call(authorCalls.change, { params: { id }, body });
        }}
      />
    </Screen>
  );
}
