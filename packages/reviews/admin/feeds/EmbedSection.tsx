import { Button, Code, CopyButton, Group, Stack, Text } from '@mantine/core';
import { Section } from '@portico/kernel/admin';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import styles from './FeedScreen.module.css';

/** What an author puts on a page to show this feed there. */
export function EmbedSection({ id }: { id: number }) {
  const shortcode = `[grw id=${id}]`;
  const frame = `<iframe src="${location.origin}/review-feeds/${id}/" title="Reviews" loading="lazy" width="100%" height="520"></iframe>`;
  return (
    <Section title="Put it on a page" description="Whatever you change here is shown on those pages at once.">
      <Stack gap="md">
        <Snippet label="In a page or a post of this site" code={shortcode} />
        <Snippet label="On another site" code={frame} />
      </Stack>
    </Section>
  );
}

function Snippet({ label, code }: { label: string; code: string }) {
  return (
    <div>
      <Group justify="space-between" gap="sm" mb={4}>
        <Text size="sm" fw={600}>
          {label}
        </Text>
        <CopyButton value={code}>
          {({ copied, copy }) => (
            <Button
              size="compact-sm"
              variant="default"
              leftSection={copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
              onClick={copy}
            >
              {copied ? 'Copied' : 'Copy'}
            </Button>
          )}
        </CopyButton>
      </Group>
      <Code block className={styles.code}>
        {code}
      </Code>
    </div>
  );
}
