import { Screen } from '@portico/kernel/admin';
import { OpenSessionsSection } from './OpenSessionsSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { ProfileSection } from './ProfileSection.tsx';

export default function AccountScreen() {
  return (
    <Screen
      title="Your account"
      description="Your profile, your password, and the devices you are signed in on."
      width="form"
    >
      <ProfileSection />
      <PasswordSection />
      <OpenSessionsSection />
    </Screen>
  );
}
