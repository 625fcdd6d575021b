/** A form as the settings of a widget describe it: what a contact form can be made from. */
export interface FormSketch {
  readonly name: string;
  readonly fields: readonly SketchedField[];
  readonly size: FieldSize;
  readonly hasLabels: boolean;
  readonly marksRequired: boolean;
  readonly button: {
    readonly text: string;
    readonly size: ButtonSize;
    /** As a setting names it. */
    readonly icon: unknown;
    readonly isIconLast: boolean;
    readonly widths: Widths;
    readonly id: string | null;
    /** How it moves when it is pointed at, as a setting names it. */
    readonly animation: unknown;
  };
  /** How the parts of the form are counted, and the words of the buttons between them. */
  readonly steps: { readonly type: StepType; readonly previous: string; readonly next: string };
  /** Sentences of the author's own, where there are some. */
  readonly messages: Readonly<Partial<Record<'success' | 'error' | 'required' | 'invalid', string>>>;
  /** None where the author wants no mail. */
  readonly mails: readonly SketchedMail[];
}

export const STEP_TYPES = [
  ...(['none', 'text', 'icon', 'number', 'progress_bar', 'number_text', 'icon_text'] as const),
] as const;
export type StepType = (typeof STEP_TYPES)[number];

export const FIELD_TYPES = [
  ...['text', 'email', 'textarea', 'url', 'tel', 'number', 'date', 'time', 'password'],
  ...['select', 'radio', 'checkbox', 'acceptance', 'upload', 'hidden', 'html', 'step'],
] as const;
export type FieldType =
  | 'text'
  | 'email'
  | 'textarea'
  | 'url'
  | 'tel'
  | 'number'
  | 'date'
  | 'time'
  | 'password'
  | 'select'
  | 'radio'
  | 'checkbox'
  | 'acceptance'
  | 'upload'
  | 'hidden'
  | 'html'
  | 'step';

export interface SketchedField {
  readonly type: FieldType;
  /** Begins with a letter and is its own in the form. */
  readonly name: string;
  readonly label: string;
  readonly isRequired: boolean;
  readonly placeholder: string;
  readonly value: string;
  readonly widths: Widths;
  readonly classes: readonly string[];
  /** For choices, in order. */
  readonly options: readonly { readonly label: string; readonly value: string }[];
  readonly isMultiple: boolean;
  readonly isInline: boolean;
  /** Lines of a text, or of a list. */
  readonly rows: number | null;
  readonly min: string;
  readonly max: string;
  /** HTML that was cleaned when it was stored: of an acceptance, or of a field that only shows something. */
  readonly html: string;
  readonly isTicked: boolean;
  readonly fileTypes: readonly string[];
  readonly megabytes: number | null;
  /** For one that begins a part of the form: the words on the buttons that lead away from it, and its icon as a setting names it. */
  readonly step: { readonly previous: string; readonly next: string; readonly icon: unknown };
}

/** In per cent of the form: on wide screens, and where tablets and phones have their own. */
export interface Widths {
  readonly desktop: string;
  readonly tablet: string | null;
  readonly mobile: string | null;
}

export interface SketchedMail {
  readonly to: string;
  readonly cc: string;
  readonly bcc: string;
  readonly subject: string;
  readonly content: string;
  readonly fromName: string;
  readonly replyTo: string;
  readonly isHtml: boolean;
  /** What is said below the message: date, time, page, browser, address. */
  readonly facts: readonly string[];
}

export const SIZES = ['xs', 'sm', 'md', 'lg', 'xl'] as const;
type FieldSize = (typeof SIZES)[number];
type ButtonSize = FieldSize;
