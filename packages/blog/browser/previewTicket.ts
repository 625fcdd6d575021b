import type { PreviewTicket } from '../wire/public.ts';

/** Globals of WordPress's customizer, in the preview's window and its parent. */
interface CustomizerWindow {
  readonly wp?: {
    readonly customize?: {
      readonly settings?: { readonly changeset?: { readonly uuid?: string } };
      requestChangesetUpdate?(): PromiseLike<unknown>;
    };
  };
  readonly _wpCustomizeSettings?: { readonly nonce?: { readonly preview?: string } };
}

/** Makes the customizer save its changes, so that the posts are rendered with them. */
export async function previewTicket(view: Window): Promise<PreviewTicket> {
  const own = view as CustomizerWindow;
  let around: CustomizerWindow = {};
  try {
    around = view.parent as CustomizerWindow;
    await around.wp?.customize?.requestChangesetUpdate?.();
  } catch {
    // A foreign frame, or a customizer that could not save: the posts are rendered as last saved.
  }
  const settings = own.wp?.customize?.settings ?? around.wp?.customize?.settings;
  return {
    changeset: settings?.changeset?.uuid ?? '',
    nonce: own._wpCustomizeSettings?.nonce?.preview ?? '',
  };
}
