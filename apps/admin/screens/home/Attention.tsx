import { Anchor, Paper, Text, Title } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { Overview } from '../../wire/admin.ts';
import { concernsOf } from './attention.ts';
import styles from './HomeScreen.module.css';

export function Attention({ overview }: { overview: Overview }) {
  const concerns = concernsOf(overview);
  if (concerns.length === 0)
    return (
      <Paper withBorder className={styles.calm}>
        <IconCircleCheck size={24} stroke={1.6} aria-hidden />
        <Text fw={560}>Everything is running. Nothing needs your attention.</Text>
      </Paper>
    );
  return (
    <Paper withBorder component="section" className={styles.attention} aria-labelledby="attention">
      <Title order={2} size="h4" id="attention" className={styles.attentionTitle}>
        Needs your attention
      </Title>
      <ul className={styles.concerns}>
        {concerns.map(({ tone, title, text, link }) => (
          <li key={title} className={styles.concern} data-tone={tone}>
            {tone === 'bad' ? (
              <IconAlertTriangle size={21} stroke={1.6} aria-label="Problem" />
            ) : (
              <IconInfoCircle size={21} stroke={1.6} aria-label="Note" />
            )}
            <div>
              <Text fw={570}>{title}</Text>
              <Text size="sm" c="dimmed">
                {text}
              </Text>
              {link && (
                <Anchor component={Link} to={link.to} size="sm" fw={560} mt={4} display="inline-block">
                  {link.label}
                </Anchor>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Paper>
  );
}
