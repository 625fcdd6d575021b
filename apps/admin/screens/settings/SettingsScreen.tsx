import { Anchor } from '@mantine/core';
import { ErrorState, LoadingState, Screen, useApiQuery } from '@portico/kernel/admin';
import { type ComponentType, lazy } from 'react';
import { Link } from 'react-router';
import { siteSettingsCalls } from '../../wire/admin.ts';
import { ContactSection } from './ContactSection.tsx';
import { FormatsSection } from './FormatsSection.tsx';
import { IdentitySection } from './IdentitySection.tsx';
import { MailAddressesSection } from './MailAddressesSection.tsx';
import { MailServerSection } from './MailServerSection.tsx';
import { PagesSection } from './PagesSection.tsx';
import { PicturesSection } from './PicturesSection.tsx';
import type { SettingsPorts } from './SettingsPorts.ts';
import { TextsSection } from './TextsSection.tsx';

/** The settings screen, with the media library available. */
export function createSettingsScreen({ loadPicker }: SettingsPorts): ComponentType {
  const Picker = lazy(loadPicker);
  return function SettingsScreen() {
    const { data: settings, error, refetch } = useApiQuery(siteSettingsCalls.read);
    return (
      <Screen
        title="Site settings"
        description={
          <>
            Your site’s name, contact details, mail and pages. Each section is saved on its own.{' '}
            <Anchor component={Link} to="/first-start/about" inherit underline="always">
              Go through the guide again
            </Anchor>
          </>
        }
        width="form"
      >
        {!settings && (error ? <ErrorState error={error} retry={refetch} /> : <LoadingState lines={8} />)}
        {settings && (
          <>
            <IdentitySection settings={settings} />
            <PicturesSection settings={settings} Picker={Picker} />
            <FormatsSection settings={settings} />
            <ContactSection settings={settings} />
            <MailAddressesSection settings={settings} />
            <MailServerSection recipient={settings.mail.owner} />
            <PagesSection settings={settings} />
            <TextsSection settings={settings} />
          </>
        )}
      </Screen>
    );
  };
}
