import { List, Text } from '@mantine/core';

/** What an import could not use, a sentence each; nothing if it used everything. */
export function SkippedEntries({ title, sentences }: { title: string; sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <div role="status">
      <Text size="sm" fw={600}>
        {title}
      </Text>
      <List size="sm">
        {sentences.map((sentence) => (
          <List.Item key={sentence}>{sentence}</List.Item>
        ))}
      </List>
    </div>
  );
}
