const WIDEST = 960;
const HIGHEST = 800;

/** A picture as a small PNG in a data: URL; `null` if the browser cannot read it. */
export async function pictureOf(file: File): Promise<string | null> {
  try {
    const image = await createImageBitmap(file);
    const scale = Math.min(1, WIDEST / image.width, HIGHEST / image.height);
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(image.width * scale));
    canvas.height = Math.max(1, Math.round(image.height * scale));
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    image.close();
    return canvas.toDataURL('image/png');
  } catch {
    // The browser gives no further reason.
    return null;
  }
}
