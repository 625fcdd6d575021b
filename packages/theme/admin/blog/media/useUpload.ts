import { type ApiResult, notices, useApi, useRefresh } from '@portico/kernel/admin';
import { useState } from 'react';
import { bringFile } from './bringFile.ts';

export interface UploadInProgress {
  readonly name: string;
  /** 0 to 1; at 1 the server goes on with it. */
  readonly share: number;
}

export interface UploadOptions<Made> {
  /** The call that makes something of a file, and whose lists show it. */
  readonly call: string;
  /** Why a file need not be brought at all. */
  readonly refusal?: (file: File) => string | null;
  readonly onMade?: (made: Made) => void;
}

/** Uploading files one after the other, with what is under way. */
export function useUpload<Made>({ call, refusal, onMade }: UploadOptions<Made>): {
  readonly uploads: readonly UploadInProgress[];
  upload(files: readonly File[]): Promise<void>;
} {
  const api = useApi();
  const refresh = useRefresh();
  const [uploads, setUploads] = useState<readonly UploadInProgress[]>([]);

  async function make(file: File): Promise<ApiResult<Made>> {
    const message = refusal?.(file);
    if (message) return { ok: false, problem: { status: 0, code: 'upload_refused', message, fields: {} } };
    const show = (share: number) =>
      setUploads((all) => all.map((one) => (one.name === file.name ? { ...one, share } : one)));
    const brought = await bringFile(api, file, show);
    return brought.ok ? api.post<Made>(call, { upload: brought.value, name: file.name, alt: '' }) : brought;
  }

  async function bringOne(file: File): Promise<void> {
    const made = await make(file);
    setUploads((all) => all.filter((one) => one.name !== file.name));
    if (!made.ok)
      return notices.problem({ ...made.problem, message: `${file.name}: ${made.problem.message}` });
    await refresh(call);
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
