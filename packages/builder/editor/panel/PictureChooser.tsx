import { type ReactNode, Suspense } from 'react';
import type { LibraryPicture } from '../MediaLibrary.ts';
import { useDialog, usePickers } from './Pickers.ts';

interface PictureChooserProps {
  readonly isForMany?: boolean;
  readonly onPictures: (pictures: readonly LibraryPicture[]) => void;
  /** Renders the button that opens the library. */
  readonly children: (open: () => void) => ReactNode;
}

/** Opens the site's library wherever a picture is needed. */
export function PictureChooser({ isForMany = false, onPictures, children }: PictureChooserProps) {
  const pickers = usePickers();
  const { isOpen, isAskedFor, open, close } = useDialog();
  if (!pickers) return null;
  return (
    <>
      {children(open)}
      {isAskedFor && (
        <Suspense>
          <pickers.Pictures opened={isOpen} close={close} isForMany={isForMany} onPictures={onPictures} />
        </Suspense>
      )}
    </>
  );
}
