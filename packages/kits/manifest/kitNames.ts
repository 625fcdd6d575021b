export const NAME_LENGTH = 75;
export const DESCRIPTION_LENGTH = 300;
const NAME_SIGNS = /^[\p{L}\p{N}\p{M}_ .()-]+$/u;

/** Why a kit cannot have this name; `null` if it can. */
export function nameProblem(name: string): string | null {
  if (name.trim() === '') return 'A kit needs a name.';
  if (name.length > NAME_LENGTH) return `The name is longer than ${NAME_LENGTH} characters.`;
  if (!NAME_SIGNS.test(name)) return 'Use letters, digits, spaces and - _ . ( ) only.';
  return null;
}

export function descriptionProblem(description: string): string | null {
  return description.length > DESCRIPTION_LENGTH
    ? `The description is longer than ${DESCRIPTION_LENGTH} characters.`
    : null;
}

/** A kit without a title is titled by its name: `my-kit_two` is “My Kit Two”. */
export function kitTitle(title: string, name: string): string {
  if (title) return title;
  const words = name.split(/[-_]+/).filter(Boolean);
  return words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join(' ') || 'Imported kit';
}

/** The file name of a kit's download. */
export function fileNameOf(title: string): string {
  const name = title.replace(/[<>:"/\\|?*\p{Cc}]/gu, '').trim();
  return `${name || 'elementor-kit'}.zip`;
}

/** Compares dotted version numbers part by part; missing parts are 0. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((version) =>
    version.split('.').map((part) => Number.parseInt(part, 10) || 0),
  );
  for (let part = 0; part < Math.max(left?.length ?? 0, right?.length ?? 0); part++) {
    const difference = (left?.[part] ?? 0) - (right?.[part] ?? 0);
    if (difference !== 0) return Math.sign(difference);
  }
  return 0;
}
