import { type ComponentType, createContext, use, useState } from 'react';
import type { PicturePickerProps, RecordingPickerProps } from '../MediaLibrary.ts';

/** The dialogs of the site's library. */
export interface Pickers {
  readonly Pictures: ComponentType<PicturePickerProps>;
  readonly Recordings: ComponentType<RecordingPickerProps>;
}

/** `null` where the site keeps no files: then there are addresses only. */
const Context = createContext<Pickers | null>(null);

export const PickersProvider = Context.Provider;

export function usePickers(): Pickers | null {
  return use(Context);
}

/** Whether a dialog is open. It is there from the first time that it is asked for, so that it can close in its own time. */
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
