import { Button, Code, CopyButton, Group, Stack, Text } from '@mantine/core';
import { Section, useApiQuery } from '@portico/kernel/admin';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import type { FeedPreview } from '../../adminProtocol.ts';
import styles from './FeedScreen.module.css';

/** What an author puts on a page to show this feed there. */
export function EmbedSection({ id }: { id: number }) {
  const markup = useApiQuery<FeedPreview>(`/review-feeds/${id}/markup`).data?.html;
  return (
    <Section
      title="Put it on a page"
      description="The markup shows the feed as it is now and loads further reviews from here."
    >
      <Stack gap="md">
        <Snippet label="Shortcode" code={`[grw id=${id}]`} />
        {markup && <Snippet label="Markup" code={`${markup}\n${SCRIPT}`} />}
      </Stack>
    </Section>
  );
}

const SCRIPT = '<script defer src="/assets/portico.js"></script>';

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
      <Code block className={styles.code} tabIndex={0} aria-label={label}>
        {code}
      </Code>
    </div>
  );
}
