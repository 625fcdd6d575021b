import { Tabs } from '@mantine/core';
import { Screen, useApi, useApiQuery } from '@portico/kernel/admin';
import { IconFolder, IconTag } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { type TermItem, termCalls } from '../../wire/admin.ts';
import { type NamedKind, NamedList } from './NamedList.tsx';

const KINDS: Readonly<Record<TermItem['taxonomy'], NamedKind>> = {
  category: {
    one: 'category',
    icon: IconFolder,
    calls: termCalls,
    wordsLabel: 'Description',
    emptyText: 'Categories sort posts by subject. Each has a page that lists its posts.',
    isNested: true,
  },
  tag: {
    one: 'tag',
    icon: IconTag,
    calls: termCalls,
    wordsLabel: 'Description',
    emptyText: 'Tags are words that several posts share. The editor adds new ones as you type them.',
  },
};

export default function TermsScreen() {
  const [address, setAddress] = useSearchParams();
  const taxonomy = address.get('kind') === 'tag' ? 'tag' : 'category';
  const api = useApi();
  const { data, error, refetch } = useApiQuery(termCalls.list, { query: { taxonomy } });
  return (
    <Screen title="Categories & tags" description="How posts are organised." width="form">
      <Tabs
        value={taxonomy}
        onChange={(kind) => setAddress(kind === 'tag' ? { kind } : {}, { replace: true })}
        mb="md"
      >
        <Tabs.List aria-label="Kind">
          <Tabs.Tab value="category">Categories</Tabs.Tab>
          <Tabs.Tab value="tag">Tags</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value={taxonomy} pt="md">
          <NamedList
            key={taxonomy}
            kind={KINDS[taxonomy]}
            items={data?.items.map((item) => ({ ...item, words: item.description }))}
            error={error}
            retry={refetch}
            save={({ name, slug, words, parent: above }, id) => {
              const parent = above === null ? null : Number(above);
              const body = { taxonomy, name, slug, description: words, parent } as const;
              return id === null
                ? api.call(termCalls.add, { body })
                : api.call(termCalls.change, { params: { id }, body });
            }}
          />
        </Tabs.Panel>
      </Tabs>
    </Screen>
  );
}
