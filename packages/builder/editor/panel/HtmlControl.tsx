import { Group, Text, Textarea, UnstyledButton } from '@mantine/core';
import { AutoField } from '@puckeditor/core';
import { useState } from 'react';
import { alignedAsBefore, alignedByStyle, withoutAlignment } from '../../model/settings/textAlignment.ts';
import styles from './panel.module.css';
import { TEXT_FIELD } from './TextMenu.tsx';

interface HtmlControlProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: unknown) => void;
}

/**
 * Formatted text, or its source. A text with more than the simple editor supports opens as source, because the simple editor
 * would drop the rest.
 */
export function HtmlControl({ label, value, onChange }: HtmlControlProps) {
  const [isSource, setSource] = useState(() => !isSimple(value));
  return (
    <div>
      <Group justify="space-between" mb={4}>
        <Text size="sm" fw={500} component="span">
          {label}
        </Text>
        <UnstyledButton className={styles.switchSource ?? ''} onClick={() => setSource((before) => !before)}>
          {isSource ? 'Show as text' : 'Show the HTML'}
        </UnstyledButton>
      </Group>
      {isSource ? (
        <Textarea
          aria-label={`${label}, as HTML`}
          size="sm"
          autosize
          minRows={5}
          maxRows={18}
          classNames={{ input: styles.source ?? '' }}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      ) : (
        <div
          className={styles.richText}
          ref={(element) => (element ? nameTextBox(element, label) : undefined)}
        >
          <AutoField
            field={TEXT_FIELD}
            value={alignedByStyle(value)}
            onChange={(next: unknown) => {
              if (typeof next !== 'string') return;
              const html = alignedAsBefore(next, value);
              if (html !== value) onChange(html);
            }}
          />
        </div>
      )}
    </div>
  );
}

/** Puck's text box has no accessible name, and is created later than its container. */
function nameTextBox(around: HTMLElement, label: string): () => void {
  const name = () => around.querySelector('[role="textbox"]')?.setAttribute('aria-label', label);
  name();
  const changes = new MutationObserver(name);
  changes.observe(around, { childList: true, subtree: true });
  return () => changes.disconnect();
}

const SIMPLE_TAGS = /<\/?(p|br|strong|b|em|i|u|s|a|ul|ol|li|h[1-6]|blockquote|code|pre|hr)\b[^>]*>/gi;

function isSimple(html: string): boolean {
  const rest = withoutAlignment(html).replace(SIMPLE_TAGS, (tag) =>
    /\s(?!href=|target=|rel=|class="has-text-align-(?:left|center|right|justify)")[a-z-]+=/i.test(tag)
      ? '<x'
      : '',
  );
  return !rest.includes('<');
}
