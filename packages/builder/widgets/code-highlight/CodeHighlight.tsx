import { IslandStyle } from '@portico/kernel/islands/react';
import { choiceOf, textOf } from '../../model/settings/read.ts';
import type { WidgetProps } from '../../parts/element/Widget.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';
import { linesIn } from './linesIn.ts';

/** Source code as plain text in the colours of its theme. Words are not coloured: that would take a script. */
export function CodeHighlight({ element }: WidgetProps) {
  const { settings } = element;
  const code = textOf(settings.code).trimEnd();
  if (!code) return null;
  const lines = code.split(/\r\n?|\n/);
  const marked = linesIn(textOf(settings.highlight_lines), lines.length);
  const theme = choiceOf(settings.theme, THEMES, 'default');
  const language = textOf(settings.language)
    .replace(/[^\w-]/g, '')
    .slice(0, 30);
  return (
    <WidgetElement {...widgetFrame(element, { classes: [`prismjs-${theme}`] })}>
      <IslandStyle name="code-highlight" />
      <pre
        className={[
          'highlight-height',
          ...(settings.line_numbers === '' ? [] : ['line-numbers']),
          ...(textOf(settings.word_wrap) ? ['word-wrap'] : []),
        ].join(' ')}
      >
        <code className={language ? `language-${language}` : undefined}>
          {lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are known by their order.
            <span className={marked.has(at + 1) ? 'e-code-line e-code-marked' : 'e-code-line'} key={at}>
              {`${line}\n`}
            </span>
          ))}
        </code>
      </pre>
    </WidgetElement>
  );
}

const THEMES = ['default', 'dark', 'okaidia', 'solarizedlight', 'tomorrow', 'twilight'] as const;
