import { Alert, Image } from '@mantine/core';
import { useEffect, useState } from 'react';
import { isKitBox, missingPicture } from '../../model/settings/missingPicture.ts';
import { kitPictureName } from '../kitPictureName.ts';

/** A small preview of a setting's picture; one that cannot be shown is named, with the reason. */
export function PicturePreview({ src, height }: { src: string; height: number }) {
  const [missing, setMissing] = useState<{ readonly src: string; readonly name: string } | null>(null);
  useEffect(() => {
    if (!isKitBox(src)) return;
    let isGone = false;
    void kitPictureName(src).then((name) => {
      if (!isGone && name) setMissing({ src, name });
    });
    return () => {
      isGone = true;
    };
  }, [src]);
  if (missing?.src === src)
    return (
      <Alert color="yellow" p="xs" role="status">
        {missingPicture(src, location.origin, missing.name)}
      </Alert>
    );
  return (
    <Image
      src={src}
      alt=""
      radius="sm"
      h={height}
      fit="contain"
      bg="var(--p-surface-quiet)"
      onError={() => setMissing({ src, name: '' })}
    />
  );
}
