import type { ApiClient, ApiResult } from '@portico/kernel/admin';
import { SLICE_BYTES, uploadCalls } from '../../wire/admin.ts';

/** Uploads a file in slices. Returns the upload's id. `progress` receives the share that has arrived. */
export async function bringFile(
  api: ApiClient,
  file: Blob,
  progress: (share: number) => void,
): Promise<ApiResult<string>> {
  const begun = await api.call(uploadCalls.begin);
  if (!begun.ok) return begun;
  const { id } = begun.value;
  for (let offset = 0; offset < file.size; ) {
    const content = await base64Of(file.slice(offset, offset + SLICE_BYTES));
    const sent = await api.call(uploadCalls.add, { params: { id }, body: { offset, content } });
    if (!sent.ok) return sent;
    offset = sent.value.received;
    progress(file.size === 0 ? 1 : offset / file.size);
  }
  return { ok: true, value: id };
}

function base64Of(slice: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^data:[^,]*,/, ''));
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read.'));
    reader.readAsDataURL(slice);
  });
}
