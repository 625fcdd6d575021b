/** For which picture a box of an import stands: it says so in its title. Empty where it stands for none that is known. */
export async function kitPictureName(address: string): Promise<string> {
  try {
    const answer = await fetch(address);
    const drawing = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml');
    return drawing.querySelector('title')?.textContent ?? '';
  } catch {
    // Only its name is wanted; the box is named without it.
    return '';
  }
}
