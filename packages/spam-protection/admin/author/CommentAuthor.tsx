import { Text } from '@mantine/core';
import { useApiQuery } from '@portico/kernel/admin';
import '../../ui/badge/badge.css';
import { BadgeView } from '../../ui/badge/BadgeView.tsx';
import { adminPageCall } from '../../wire/admin.ts';
import styles from './CommentAuthor.module.css';
import { EncodedAddress, type HiddenAddress } from './EncodedAddress.tsx';

interface CommentAuthorProps {
  readonly author: string;
  readonly email: HiddenAddress;
  readonly isRealPerson: boolean;
}

/** The author of a comment: with the badge, and an email address that must be decoded to be read. */
export default function CommentAuthor({ author, email, isRealPerson }: CommentAuthorProps) {
  const { data: page } = useApiQuery(adminPageCall);
  return (
    // Marked like WordPress's author column, so that the badge finds its place.
    <div className={isRealPerson ? `apbct-trp ${styles.author}` : undefined}>
      <strong>
        {author}
        {isRealPerson && page?.realPerson && <BadgeView texts={page.realPerson} isAdminPage />}
      </strong>
      <Text size="sm" c="dimmed" className={styles.address ?? ''} component="div">
        {page && <EncodedAddress email={email} page={page} />}
      </Text>
    </div>
  );
}
