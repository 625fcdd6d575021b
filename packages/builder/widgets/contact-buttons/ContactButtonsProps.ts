/** A contact button with a small chat box, from a page document. */
export interface ContactButtonsProps {
  readonly documentId: string;
  readonly platform: ContactPlatform;
  /** Number, email address or name on the platform. */
  readonly contact: string;
  /** Initial content of a mail. */
  readonly mail: { readonly subject: string; readonly body: string };
  readonly name: string;
  readonly title: string;
  readonly callToAction: string;
  readonly buttonLabel: string;
  readonly timeFormat: '12h' | '24h';
  readonly side: (typeof SIDES)[number];
  readonly edge: (typeof EDGES)[number];
  readonly size: (typeof SIZES)[number];
  readonly corners: (typeof CORNERS)[number];
  /** Whether the box opens or closes with an animation. */
  readonly isAnimated: boolean;
  /** Whether the button itself enters with one. */
  readonly entersAnimated: boolean;
}

export const CONTACT_PLATFORMS = [
  'whatsapp',
  'email',
  'sms',
  'phone',
  'messenger',
  'skype',
  'viber',
] as const;
export type ContactPlatform = (typeof CONTACT_PLATFORMS)[number];

export const SIDES = ['start', 'center', 'end'] as const;
export const EDGES = ['top', 'middle', 'bottom'] as const;
export const SIZES = ['small', 'medium', 'large'] as const;
export const CORNERS = ['round', 'rounded', 'sharp'] as const;

/** Animation settings of button and box that the browser needs. */
export const CONTACT_ANIMATIONS = [
  'style_chat_button_animation',
  'style_chat_button_animation_delay',
  'style_chat_box_entrance_animation',
  'style_chat_box_exit_animation',
];
