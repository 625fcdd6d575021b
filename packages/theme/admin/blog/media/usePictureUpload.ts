import { notices, useApi, useRefresh } from '@portico/kernel/admin';
import { useState } from 'react';
import type { Picture } from '../../../blogAdminProtocol.ts';
import { bringFile } from './bringFile.ts';

export interface UploadInProgress {
  readonly name: string;
  /** 0 to 1; at 1 the server makes the sizes. */
  readonly share: number;
}

/** Uploading pictures one after the other, with what is under way. */
export function usePictureUpload(onPicture?: (picture: Picture) => void): {
  readonly uploads: readonly UploadInProgress[];
  upload(files: readonly File[]): Promise<void>;
} {
  const api = useApi();
  const refresh = useRefresh();
  const [uploads, setUploads] = useState<readonly UploadInProgress[]>([]);

  async function bringOne(file: File): Promise<void> {
    const show = (share: number) =>
      setUploads((all) => all.map((one) => (one.name === file.name ? { ...one, share } : one)));
    const brought = await bringFile(api, file, show);
    const made = brought.ok
      ? await api.post<Picture>('/blog/media', { upload: brought.value, name: file.name, alt: '' })
      : brought;
    setUploads((all) => all.filter((one) => one.name !== file.name));
    if (!made.ok)
      return notices.problem({ ...made.problem, message: `${file.name}: ${made.problem.message}` });
    await refresh('/blog/media');
    onPicture?.(made.value);
  }

  return {
    uploads,
    async upload(files) {
      setUploads((all) => [...all, ...files.map(({ name }) => ({ name, share: 0 }))]);
      for (const file of files) await bringOne(file);
    },
  };
}
