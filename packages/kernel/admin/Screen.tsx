import { Anchor, Box, Group, Text, Title } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import styles from './Screen.module.css';

export interface ScreenProps {
  readonly title: string;
  /** One sentence on what this screen is for. */
  readonly description?: ReactNode;
  /** Buttons for the whole screen. */
  readonly actions?: ReactNode;
  /** The parent screen. */
  readonly parent?: { readonly label: string; readonly to: string };
  /** `form`: a comfortable line length for reading. */
  readonly width?: 'full' | 'form';
  readonly children: ReactNode;
}

/** The frame of every screen: its heading, the window title, and the initial focus. */
export function Screen({ title, description, actions, parent, width = 'full', children }: ScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirstOfVisit = useLocation().key === 'default';

  useEffect(() => {
    document.title = `${title} · Portico`;
  }, [title]);

  // A link inside the application loads no page, so nobody but us tells a screen reader that there is a new one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a screen that has just appeared takes the focus.
  useEffect(() => {
    if (!isFirstOfVisit) heading.current?.focus({ preventScroll: true });
  }, []);

  return (
    <Box className={styles.screen} data-width={width}>
      <header className={styles.header}>
        <div className={styles.words}>
          {parent && (
            <Anchor component={Link} to={parent.to} className={styles.parent}>
              <IconArrowLeft size={16} stroke={1.75} className={styles.mirrored} aria-hidden />
              {parent.label}
            </Anchor>
          )}
          <Title order={1} ref={heading} tabIndex={-1} className={styles.title}>
            {title}
          </Title>
          {description && (
            <Text c="dimmed" className={styles.description}>
              {description}
            </Text>
          )}
        </div>
        {actions && <Group gap="sm">{actions}</Group>}
      </header>
      {children}
    </Box>
  );
}
