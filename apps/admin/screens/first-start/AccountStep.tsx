import { PasswordSection } from '../account/PasswordSection.tsx';
import { ProfileSection } from '../account/ProfileSection.tsx';
import styles from './Guide.module.css';

export function AccountStep() {
  return (
    <div className={styles.narrow}>
      <ProfileSection />
      <PasswordSection />
    </div>
  );
}
