import { Stack, Switch } from '@mantine/core';
import { Form, Section } from '@portico/kernel/admin';
import { DEFAULT_ICON } from '../../wire/admin.ts';
import { PictureChoice } from './PictureChoice.tsx';
import type { LibraryPicture, PicturePicker } from './SettingsPorts.ts';
import { type SettingsSectionProps, useSettingsForm } from './useSettingsForm.ts';

interface PicturesSectionProps extends SettingsSectionProps {
  readonly Picker: PicturePicker;
  /** Called with the chosen pictures before they are saved. */
  readonly onTry?: (values: PictureValues) => void;
  readonly onSaved?: () => void;
}

/** Logo and icon, from the media library. */
export function PicturesSection({ settings, Picker, onTry, onSaved }: PicturesSectionProps) {
  const { light, dark, hasName } = settings.logo;
  const form = useSettingsForm<PictureValues>({
    initial: { 'logo.light': light, 'logo.dark': dark, hasName, icon: settings.icon },
    patch: ({ 'logo.light': day, 'logo.dark': night, hasName: isNamed, icon }) => ({
      logo: { light: day, dark: night, hasName: isNamed },
      icon,
    }),
    done: 'Logo and icon are saved.',
    ...(onSaved && { onSaved }),
  });
  const { values } = form;
  return (
    <Section title="Logo and icon" description="Without a logo, the header shows the name of the site.">
      <Form form={form} label="Logo and icon" submitLabel="Save pictures">
        <Stack gap="lg">
          <PictureChoice
            label="Logo"
            hint="For light surfaces. A wide picture with a transparent background looks best."
            url={values['logo.light']?.url ?? ''}
            error={form.problem?.fields['logo.light']}
            Picker={Picker}
            onChoose={(picture) => {
              const chosen = picture && sizeOf(picture);
              form.set('logo.light', chosen);
              onTry?.({ ...values, 'logo.light': chosen });
            }}
          />
          <PictureChoice
            label="Logo for the dark palette"
            hint="Also for the footer, which is dark. Leave it empty to use the same logo."
            url={values['logo.dark']?.url ?? ''}
            isOnDark
            error={form.problem?.fields['logo.dark']}
            Picker={Picker}
            onChoose={(picture) => form.set('logo.dark', picture && sizeOf(picture))}
          />
          <Switch label="Show the name beside the logo" {...form.toggle('hasName')} />
          <PictureChoice
            label="Icon"
            hint="What browsers show beside the title. A square picture."
            url={values.icon === DEFAULT_ICON ? '' : values.icon}
            error={form.problem?.fields.icon}
            Picker={Picker}
            onChoose={(picture) => form.set('icon', picture?.url ?? DEFAULT_ICON)}
          />
        </Stack>
      </Form>
    </Section>
  );
}

export interface PictureValues {
  readonly 'logo.light': LibraryPicture | null;
  readonly 'logo.dark': LibraryPicture | null;
  readonly hasName: boolean;
  readonly icon: string;
}

/** Keeps only what a setting stores: the library knows more about a picture. */
function sizeOf({ url, width, height }: LibraryPicture): LibraryPicture {
  return { url, width, height };
}
