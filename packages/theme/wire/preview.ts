/** What a request from the customizer's preview carries. */
export interface PreviewTicket {
  readonly changeset: string;
  readonly nonce: string;
}

/** The URL parameters that request an unpublished design. */
export const PREVIEW_PARAMETERS = {
  changeset: 'customize_changeset_uuid',
  autosaved: 'customize_autosaved',
  nonce: 'customize_preview_nonce',
} as const;

/** The preview URL of a page. */
export function previewAddress(path: string, { changeset, nonce }: PreviewTicket): string {
  const parameters = new URLSearchParams({
    [PREVIEW_PARAMETERS.changeset]: changeset,
    [PREVIEW_PARAMETERS.autosaved]: 'on',
    [PREVIEW_PARAMETERS.nonce]: nonce,
  });
  return `${path}${path.includes('?') ? '&' : '?'}${parameters}`;
}

/** The globals that scripts on a previewed page, and in the frame around it, read. */
export function previewSettings({ changeset, nonce }: PreviewTicket) {
  return { changeset: { uuid: changeset, autosaved: true }, nonce: { preview: nonce } } as const;
}

/** The same as a script for the previewed page. */
export function previewScript(ticket: PreviewTicket): string {
  const settings = JSON.stringify(previewSettings(ticket)).replaceAll('<', '\\u003c');
  return `var _wpCustomizeSettings = ${settings}; window.wp = window.wp || {}; wp.customize = { settings: _wpCustomizeSettings };`;
}
