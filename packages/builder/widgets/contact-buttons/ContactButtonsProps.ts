/** A contact button with a small chat box, as a page document describes it. */
export interface ContactButtonsProps {
  readonly documentId: string;
  readonly platform: ContactPlatform;
  /** Number, address or name at the platform. */
  readonly contact: string;
  /** What a mail begins with. */
  readonly mail: { readonly subject: string; readonly body: string };
  readonly name: string;
  readonly title: string;
  /** Who the first message is from. */
  readonly from: string;
  readonly message: string;
  readonly callToAction: string;
  readonly buttonLabel: string;
  readonly timeFormat: '12h' | '24h';
  readonly side: 'start' | 'end';
  readonly size: (typeof SIZES)[number];
  readonly corners: (typeof CORNERS)[number];
  /** The box opens or closes with an animation. */
  readonly isAnimated: boolean;
  /** The button itself comes in with one. */
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

export const SIZES = ['small', 'medium', 'large'] as const;
export const CORNERS = ['round', 'rounded', 'sharp'] as const;

/** What the browser needs to know of how button and box come and go. */
export const CONTACT_ANIMATIONS = [
  'style_chat_button_animation',
  'style_chat_button_animation_delay',
  'style_chat_box_entrance_animation',
  'style_chat_box_exit_animation',
];
