import type { PreviewTicket } from '../wire/posts.ts';

/** What WordPress's customizer leaves in the window of its preview and in the one around it. */
interface CustomizerWindow {
  readonly wp?: {
    readonly customize?: {
      readonly settings?: { readonly changeset?: { readonly uuid?: string } };
      requestChangesetUpdate?(): PromiseLike<unknown>;
    };
  };
  readonly _wpCustomizeSettings?: { readonly nonce?: { readonly preview?: string } };
}

/** Has the customizer write down what was changed, so that the posts are rendered with it. */
export async function previewTicket(view: Window): Promise<PreviewTicket> {
  const own = view as CustomizerWindow;
  let around: CustomizerWindow = {};
  try {
    around = view.parent as CustomizerWindow;
    await around.wp?.customize?.requestChangesetUpdate?.();
  } catch {
    // Somebody else's frame, or a customizer that could not save: the posts come as they were last written down.
  }
  const settings = own.wp?.customize?.settings ?? around.wp?.customize?.settings;
  return {
    changeset: settings?.changeset?.uuid ?? '',
    nonce: own._wpCustomizeSettings?.nonce?.preview ?? '',
  };
}
