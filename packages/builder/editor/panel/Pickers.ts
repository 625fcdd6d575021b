import { type ComponentType, createContext, use, useState } from 'react';
import type { PicturePickerProps, RecordingPickerProps } from '../MediaLibrary.ts';

/** The dialogs of the site's library. */
export interface Pickers {
  readonly Pictures: ComponentType<PicturePickerProps>;
  readonly Recordings: ComponentType<RecordingPickerProps>;
}

/** `null` if the site has no media library: then only URLs can be entered. */
const Context = createContext<Pickers | null>(null);

export const PickersProvider = Context.Provider;

export function usePickers(): Pickers | null {
  return use(Context);
}

/** Whether a dialog is open. It stays mounted after its first use, so that it can animate when closing. */
export function useDialog() {
  const [isOpen, setOpen] = useState(false);
  const [isAskedFor, setAskedFor] = useState(false);
  return {
    isOpen,
    isAskedFor,
    open() {
      setAskedFor(true);
      setOpen(true);
    },
    close: () => setOpen(false),
  };
}
