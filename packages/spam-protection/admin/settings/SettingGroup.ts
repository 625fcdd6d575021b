import type { SpamSettings } from '../../wire/admin.ts';

type KeysOf<Value> = {
  [Name in keyof SpamSettings]: SpamSettings[Name] extends Value ? Name : never;
}[keyof SpamSettings];

interface Described {
  readonly label: string;
  /** What it means, for somebody who has never heard of it. */
  readonly meaning: string;
}

export type SettingField = Described &
  (
    | { readonly is: 'switch'; readonly name: KeysOf<boolean> }
    | {
        readonly is: 'number';
        readonly name: KeysOf<number>;
        readonly unit?: string;
        readonly from: number;
        readonly to: number;
      }
    | { readonly is: 'text'; readonly name: TextKeys }
    | { readonly is: 'lines'; readonly name: KeysOf<string[]> }
    | {
        readonly is: 'choice';
        readonly name: ChoiceKeys;
        readonly choices: readonly { value: string; label: string }[];
      }
  );

type ChoiceKeys = 'cookiesType' | 'ajaxType' | 'pixel' | 'encodingMode';
type TextKeys = Exclude<KeysOf<string>, ChoiceKeys>;

export interface SettingGroup {
  readonly title: string;
  readonly description: string;
  readonly fields: readonly SettingField[];
}
