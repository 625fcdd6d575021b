import type { Reply } from '@portico/kernel/http';
import { AJAX_ACTIONS } from '../wire/public.ts';
import type { Blocked } from './block/Refusals.ts';
import type { LoadChunk } from './LoadChunk.ts';

/** The modal shared by this layer and other scripts of the page. The names are those that the scripts use. */
export interface Modal {
  /** The content; empty requests it from the server. */
  loaded: string | false;
  loading: boolean;
  opened: boolean;
  /** Leaves URLs in the text as they are. */
  ignoreURLConvert: boolean;
  /** `false` requests nothing from the server: the caller has content to show. */
  open(action?: string | false): void;
  load(action?: string): void;
  confirm(
    header: string,
    text: string,
    /** Is not shown. */
    path: string,
    onYes: (yes: true) => void,
    yesLabel?: string,
    noLabel?: string,
  ): void;
  close(): void;
}

/** The current content of the modal. */
export type ModalContent =
  | { readonly kind: 'loading' }
  | { readonly kind: 'message'; readonly html: string; readonly keepsUrls: boolean }
  | {
      readonly kind: 'confirm';
      readonly header: string;
      readonly text: string;
      readonly onYes: () => void;
      readonly labels: readonly [yes: string, no: string];
    };

/** The exports of the modal's chunk. */
export interface ModalModule {
  showModal(content: ModalContent, onClose: () => void): void;
  hideModal(): void;
  refuseProducts(page: Document, blocked: Blocked): void;
}

declare global {
  interface Window {
    cleantalkModal?: Modal;
  }
}

/** Costs nothing until something is shown: the view, with React, is loaded then. */
export function createModal(view: Window, load: LoadChunk, ask: (action: string) => Promise<Reply>): Modal {
  const { document: page } = view;
  const chunk = (): Promise<ModalModule> => load<ModalModule>('spam-modal');
  let latest: ModalContent | undefined;
  const show = (content: ModalContent, isLoaded?: true): void => {
    latest = content;
    void chunk().then(({ showModal }) => {
      // Newer content may have been set while the view was loading.
      if (!modal.opened || latest !== content) return;
      showModal(content, modal.close);
      if (isLoaded) page.dispatchEvent(new CustomEvent('cleantalkModalContentLoaded', { bubbles: true }));
    });
  };
  const showLoaded = (): void => {
    show({ kind: 'message', html: String(modal.loaded), keepsUrls: modal.ignoreURLConvert }, true);
  };

  const modal: Modal = {
    loaded: false,
    loading: false,
    opened: false,
    ignoreURLConvert: false,
    open(action = AJAX_ACTIONS.optionsTemplate) {
      modal.opened = true;
      if (modal.loaded) return showLoaded();
      show({ kind: 'loading' });
      if (action) modal.load(action);
    },
    load(action = AJAX_ACTIONS.optionsTemplate) {
      if (modal.loading) return;
      modal.loading = true;
      void ask(action).then((reply) => {
        modal.loading = false;
        if (reply.kind === 'failure' || !modal.opened) return;
        modal.loaded = String(reply.body);
        showLoaded();
      });
    },
    confirm(header, text, _path, onYes, yesLabel = 'Yes', noLabel = 'No') {
      if (!modal.opened) return;
      const yes = (): void => {
        onYes(true);
        modal.close();
      };
      show({ kind: 'confirm', header, text, onYes: yes, labels: [yesLabel, noLabel] });
    },
    close() {
      if (!modal.opened) return;
      modal.opened = false;
      // The next caller must not find this content.
      modal.loaded = false;
      void chunk().then(({ hideModal }) => !modal.opened && hideModal());
      page.dispatchEvent(new CustomEvent('cleantalkModalClosed', { bubbles: true }));
    },
  };
  view.cleantalkModal = modal;
  return modal;
}
