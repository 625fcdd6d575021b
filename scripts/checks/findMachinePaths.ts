import { readFile } from 'node:fs/promises';

/** The lines of the given files that name a path on somebody's own computer: it works nowhere else and gives away its owner. */
export async function findMachinePaths(files: readonly string[]): Promise<string[]> {
  const findings: string[] = [];
  for (const file of files) {
    const bytes = await readFile(file);
    if (bytes.includes(0)) continue;
    bytes
      .toString()
      .split('\n')
      .forEach((line, index) => {
        const path = machinePathIn(line);
        if (path !== undefined) findings.push(`${file}:${index + 1}: ${path}`);
      });
  }
  return findings;
}

/** The first local path in a line. The path of a URL does not count. */
export function machinePathIn(line: string): string | undefined {
  return personalFolder.exec(line)?.[0] ?? sharedFolder.exec(line)?.[0];
}

const startOfPath = '(?<![\\w.~)\\]}/-])';
const personalFolder = new RegExp(`${startOfPath}/(?:home|Users|root)/[\\w.-]+[\\w./-]*`);
/** A page may have the name of its folder, so only a deeper path counts. */
const sharedFolder = new RegExp(`${startOfPath}/(?:work|farm)/[\\w.-]+/[\\w.-]+[\\w./-]*`);
