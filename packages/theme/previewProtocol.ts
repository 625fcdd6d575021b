import type { ThemeOptions } from './options.ts';
import type { PreviewTicket } from './protocol.ts';

/** The parameters of an address that asks for a look which is not published yet. */
export const PREVIEW_PARAMETERS = {
  changeset: 'customize_changeset_uuid',
  autosaved: 'customize_autosaved',
  nonce: 'customize_preview_nonce',
} as const;

/** The address of a page as it would look. */
export function previewAddress(path: string, { changeset, nonce }: PreviewTicket): string {
  const parameters = new URLSearchParams({
    [PREVIEW_PARAMETERS.changeset]: changeset,
    [PREVIEW_PARAMETERS.autosaved]: 'on',
    [PREVIEW_PARAMETERS.nonce]: nonce,
  });
  return `${path}${path.includes('?') ? '&' : '?'}${parameters}`;
}

/** The global objects that scripts on a previewed page, and in the frame around it, ask. */
export function previewSettings({ changeset, nonce }: PreviewTicket) {
  return { changeset: { uuid: changeset, autosaved: true }, nonce: { preview: nonce } } as const;
}

/** The same as a script of the previewed page. */
export function previewScript(ticket: PreviewTicket): string {
  const settings = JSON.stringify(previewSettings(ticket)).replaceAll('<', '\\u003c');
  return `var _wpCustomizeSettings = ${settings}; window.wp = window.wp || {}; wp.customize = { settings: _wpCustomizeSettings };`;
}

/** Where the customizer's own calls go. */
export const CUSTOMIZER_PATH = '/customizer';

/** What the customizer's screen begins with. */
export interface CustomizerState {
  readonly published: ThemeOptions;
  /** Another one after every publication. */
  readonly edition: string;
  /** What this person has changed and not published yet. */
  readonly changeset: Changeset | null;
  readonly previewNonce: string;
}

/** What the server answers when it has kept a look. */
export interface KeptLook extends Pick<CustomizerState, 'previewNonce'>, Pick<Changeset, 'savedAt'> {}

/** The same person has kept, published or discarded another state of the look meanwhile, in another window. */
export const KEPT_ELSEWHERE = 'theme_kept_elsewhere';

export interface Changeset {
  readonly uuid: string;
  readonly options: ThemeOptions;
  /** The edition that it began with. */
  readonly basedOn: string;
  readonly savedAt: number;
}
