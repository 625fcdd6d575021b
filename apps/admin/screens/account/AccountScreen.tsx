import { Screen } from '@portico/kernel/admin';
import { OpenSessionsSection } from './OpenSessionsSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { ProfileSection } from './ProfileSection.tsx';

export default function AccountScreen() {
  return (
    <Screen title="Your account" description="Who you are here, and where you are signed in." width="form">
      <ProfileSection />
      <PasswordSection />
      <OpenSessionsSection />
    </Screen>
  );
}
