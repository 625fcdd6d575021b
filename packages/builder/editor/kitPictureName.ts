/** The name of the picture that an import's placeholder stands for, from its title. Empty if unknown. */
export async function kitPictureName(address: string): Promise<string> {
  try {
    const answer = await fetch(address);
    const drawing = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml');
    return drawing.querySelector('title')?.textContent ?? '';
  } catch {
    // Only the name is missing then; the placeholder is shown without it.
    return '';
  }
}
