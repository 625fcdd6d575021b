import { Button, Code, CopyButton, Group, Text } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import styles from './Snippet.module.css';

/** A piece of code to copy. */
export function Snippet({ label, code }: { label: string; code: string }) {
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
