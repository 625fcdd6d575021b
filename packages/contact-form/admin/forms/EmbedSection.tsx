import { Button, Code, CopyButton } from '@mantine/core';
import { Section } from '@portico/kernel/admin';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import styles from './FormEditor.module.css';

/** How a form gets onto a page. */
export function EmbedSection({ code }: { code: string }) {
  return (
    <Section title="Put it on a page" description="Write this in the text of a page or a post.">
      <Code block className={styles.embed} aria-label="Embed code">
        {code}
      </Code>
      <CopyButton value={code}>
        {({ copied, copy }) => (
          <Button
            mt="xs"
            size="compact-sm"
            variant="default"
            leftSection={copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
            onClick={copy}
          >
            {copied ? 'Copied' : 'Copy'}
          </Button>
        )}
      </CopyButton>
    </Section>
  );
}
