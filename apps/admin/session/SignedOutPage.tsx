import { Text, Title } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { Mark } from '../theme/Mark.tsx';
import { Colonnade } from './Colonnade.tsx';
import styles from './SignedOutPage.module.css';

export interface SignedOutPageProps {
  readonly title: string;
  /** For pages whose heading does not say what they are for. */
  readonly windowTitle?: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** The frame of pages shown before sign-in: the mark, a short text and a form. */
export function SignedOutPage({ title, windowTitle = title, text, children }: SignedOutPageProps) {
  useEffect(() => {
    document.title = `${windowTitle} · Portico`;
  }, [windowTitle]);
  return (
    <div className={styles.page}>
      <main className={styles.main}>
        <div className={styles.panel}>
          <div className={styles.brand}>
            <Mark size={36} />
            <span>Portico</span>
          </div>
          <Title order={1} className={styles.title}>
            {title}
          </Title>
          <Text c="dimmed" mb="xl">
            {text}
          </Text>
          {children}
        </div>
      </main>
      <Colonnade className={styles.picture} />
    </div>
  );
}
