import { Screen, useApiQuery } from '@portico/kernel/admin';
import { IconWritingSign } from '@tabler/icons-react';
import type { AuthorItem } from '../../../blogAdminProtocol.ts';
import { type NamedKind, NamedList } from './NamedList.tsx';

const KIND: NamedKind = {
  one: 'author',
  icon: IconWritingSign,
  path: '/blog/authors',
  wordsLabel: 'About',
  emptyText: 'The name under a post. An author needs no account here.',
};

export default function AuthorsScreen() {
  const { data, error, refetch } = useApiQuery<{ items: AuthorItem[] }>('/blog/authors');
  return (
    <Screen
      title="Authors"
      description="The names that stand under posts, each with a page of its own."
      width="form"
    >
      <NamedList
        kind={KIND}
        items={data?.items.map((item) => ({ ...item, words: item.about, parent: null }))}
        error={error}
        retry={refetch}
        toBody={({ name, slug, words }) => ({ name, slug, about: words })}
      />
    </Screen>
  );
}
