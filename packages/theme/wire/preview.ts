/** What a request carries that is made inside the customizer's preview. */
export interface PreviewTicket {
  readonly changeset: string;
  readonly nonce: string;
}

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
