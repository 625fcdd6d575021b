/** The settings that an author writes below a form, one `name: value` per line. */
export interface FormSettings {
  readonly demoMode: boolean;
  readonly skipMail: boolean;
  readonly acceptanceAsValidation: boolean;
  readonly membersOnly: boolean;
  readonly doNotStore: boolean;
  /** The template is used as it is: no paragraphs or line breaks are added. */
  readonly isWhole: boolean;
}

export function formSettings(text: string): FormSettings {
  const on = new Set(
    settingLines(text)
      .filter(([, value]) => ['on', 'true', '1'].includes(value))
      .map(([name]) => name),
  );
  return {
    demoMode: on.has('demo_mode'),
    skipMail: on.has('skip_mail'),
    acceptanceAsValidation: on.has('acceptance_as_validation'),
    membersOnly: on.has('subscribers_only'),
    doNotStore: on.has('do_not_store'),
    isWhole: on.has('no_paragraphs'),
  };
}

export function settingLines(text: string): (readonly [name: string, value: string])[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const colon = line.indexOf(':');
    return colon < 1 ? [] : [[line.slice(0, colon).trim(), line.slice(colon + 1).trim()] as const];
  });
}
