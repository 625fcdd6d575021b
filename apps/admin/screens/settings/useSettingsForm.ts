import { type FormState, notices, useApi, useForm, useRefresh } from '@portico/kernel/admin';
import { type SettingsWithHome, siteSettingsCalls } from '../../wire/admin.ts';
import { onlyChanged } from './onlyChanged.ts';

export interface SettingsSectionProps {
  readonly settings: SettingsWithHome;
}

/** A form for one part of the settings; all other settings stay unchanged. */
export function useSettingsForm<Values extends object>(options: {
  readonly initial: Values;
  /** Turns the entered values into the settings to change. */
  readonly patch: (values: Values) => Partial<SettingsWithHome>;
  /** Message shown after saving. */
  readonly done: string;
  readonly onSaved?: () => void;
}): FormState<Values> {
  const api = useApi();
  const refresh = useRefresh();
  return useForm<Values, SettingsWithHome>({
    initial: options.initial,
    async submit(values, before) {
      const stored = await api.call(siteSettingsCalls.read);
      if (!stored.ok) return stored;
      const body = onlyChanged(options.patch(before), options.patch(values), stored.value);
      return api.call(siteSettingsCalls.adjust, { body });
    },
    onDone() {
      notices.done(options.done);
      void refresh(siteSettingsCalls.read);
      options.onSaved?.();
    },
  });
}
