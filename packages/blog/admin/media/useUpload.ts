import { type ApiResult, notices, useApi, useRefresh } from '@portico/kernel/admin';
import type { Endpoint } from '@portico/kernel/calls';
import { useState } from 'react';
import { type Picture, pictureCalls } from '../../wire/admin.ts';
import { bringFile } from './bringFile.ts';

export interface UploadInProgress {
  readonly name: string;
  /** 0 to 1; at 1 the server processes it. */
  readonly share: number;
}

export interface Uploading {
  readonly uploads: readonly UploadInProgress[];
  upload(files: readonly File[]): Promise<void>;
}

interface BroughtFile {
  readonly upload: string;
  readonly name: string;
}

export interface UploadOptions<Made> {
  /** Creates something from an uploaded file. */
  readonly make: (file: BroughtFile) => Promise<ApiResult<Made>>;
  /** The list to refresh afterwards. */
  readonly list: Endpoint;
  /** Why a file should not be uploaded at all. */
  readonly refusal?: (file: File) => string | null;
  readonly onMade?: (made: Made) => void;
}

/** Uploads pictures, without descriptions yet. */
export function usePictureUpload(onMade?: (picture: Picture) => void): Uploading {
  const api = useApi();
  return useUpload({
    make: (file) => api.call(pictureCalls.add, { body: { ...file, alt: '' } }),
    list: pictureCalls.list,
    ...(onMade && { onMade }),
  });
}

/** Uploads files one after the other, and reports those in progress. */
export function useUpload<Made>({ make, list, refusal, onMade }: UploadOptions<Made>): Uploading {
  const api = useApi();
  const refresh = useRefresh();
  const [uploads, setUploads] = useState<readonly UploadInProgress[]>([]);

  async function bringAndMake(file: File): Promise<ApiResult<Made>> {
    const message = refusal?.(file);
    if (message) return { ok: false, problem: { status: 0, code: 'upload_refused', message, fields: {} } };
    const show = (share: number) =>
      setUploads((all) => all.map((one) => (one.name === file.name ? { ...one, share } : one)));
    const brought = await bringFile(api, file, show);
    return brought.ok ? make({ upload: brought.value, name: file.name }) : brought;
  }

  async function bringOne(file: File): Promise<void> {
    const made = await bringAndMake(file);
    setUploads((all) => all.filter((one) => one.name !== file.name));
    if (!made.ok)
      return notices.problem({ ...made.problem, message: `${file.name}: ${made.problem.message}` });
    await refresh(list);
    onMade?.(made.value);
  }

  return {
    uploads,
    async upload(files) {
      setUploads((all) => [...all, ...files.map(({ name }) => ({ name, share: 0 }))]);
      for (const file of files) await bringOne(file);
    },
  };
}
