import { Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { Section, useApi } from '@portico/kernel/admin';
import { Slot } from '@portico/kernel/islands/react';
import { useEffect, useRef, useState } from 'react';
import { type FeedDraft, feedCalls, type FeedPreview as Preview } from '../../wire/admin.ts';
import styles from './FeedScreen.module.css';

const TYPING_MS = 300;

/** A live preview of the feed while it is being set up. */
export function FeedPreview({ draft }: { draft: FeedDraft }) {
  const api = useApi();
  const [wanted] = useDebouncedValue(
    JSON.stringify({ ...draft, title: draft.title || 'Preview' }),
    TYPING_MS,
  );
  const [shown, setShown] = useState<Preview | null>(null);
  const [problem, setProblem] = useState('');

  useEffect(() => {
    let isCurrent = true;
    void api.call(feedCalls.preview, { body: JSON.parse(wanted) }).then((result) => {
      if (!isCurrent) return;
      setProblem(result.ok ? '' : result.problem.message);
      if (result.ok) setShown(result.value);
    });
    return () => {
      isCurrent = false;
    };
  }, [api, wanted]);

  return (
    <Section
      title="Preview"
      description={
        shown ? `${shown.count} ${shown.count === 1 ? 'review matches' : 'reviews match'}.` : undefined
      }
    >
      {problem && (
        <Text c="red" size="sm" role="alert">
          {problem}
        </Text>
      )}
      {shown && <Stage html={shown.html} css={shown.css} key={shown.html + shown.css} />}
    </Section>
  );
}

/** The server's markup with the visitor script running on it; recreated on each change. */
function Stage({ html, css }: { html: string; css: string }) {
  const stage = useRef<HTMLElement>(null);

  useEffect(() => {
    let isGone = false;
    let stop = (): void => {};
    const root = stage.current?.querySelector<HTMLElement>('.wp-gr');
    if (root)
      void import('../../ui/reviews.island.ts').then(async ({ start }) => {
        if (isGone) return;
        stop = await start(root);
        if (isGone) stop();
      });
    return () => {
      isGone = true;
      stop();
    };
  }, []);

  useEffect(() => {
    // A constructed style sheet: the page's policy forbids inline styles.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [css]);

  return <Slot html={html} ref={stage} className={styles.stage} />;
}
