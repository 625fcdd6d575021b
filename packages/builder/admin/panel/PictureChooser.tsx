import { type ComponentType, createContext, type ReactNode, Suspense, use, useState } from 'react';
import type { LibraryPicture, PicturePickerProps } from '../MediaLibrary.ts';

/** `null` where the site keeps no pictures: then there are addresses only. */
const Context = createContext<ComponentType<PicturePickerProps> | null>(null);

export const PicturePickerProvider = Context.Provider;

interface PictureChooserProps {
  readonly isForMany?: boolean;
  readonly onPictures: (pictures: readonly LibraryPicture[]) => void;
  /** Draws the button that opens the library. */
  readonly children: (open: () => void) => ReactNode;
}

/** A way into the site's library, from wherever a picture is asked for. */
export function PictureChooser({ isForMany = false, onPictures, children }: PictureChooserProps) {
  const Picker = use(Context);
  const [isOpen, setOpen] = useState(false);
  const [isAskedFor, setAskedFor] = useState(false);
  if (!Picker) return null;
  return (
    <>
      {children(() => {
        setAskedFor(true);
        setOpen(true);
      })}
      {isAskedFor && (
        <Suspense>
          <Picker
            opened={isOpen}
            close={() => setOpen(false)}
            isForMany={isForMany}
            onPictures={onPictures}
          />
        </Suspense>
      )}
    </>
  );
}
