import { existsSync } from 'node:fs';
import { runCommand } from '../../process/runCommand.ts';
import type { BrowserSource } from './BrowserSource.ts';

/** Installs the headless shell on machines where we may install packages. */
export const debianPackage: BrowserSource = {
  name: 'the Debian package',
  async candidates() {
    if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return [];
    console.log('Installing chromium-headless-shell, because no browser was found.');
    await aptGet('update');
    await aptGet('install', '-y', '--no-install-recommends', 'chromium-headless-shell');
    return ['/usr/bin/chromium-headless-shell'];
  },
};

async function aptGet(...args: string[]): Promise<void> {
  const patience = [
    '-o',
    'DPkg::Lock::Timeout=120',
    '-o',
    'Acquire::http::Timeout=30',
    '-o',
    'Acquire::Retries=1',
  ];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { exitCode, output } = await runCommand('apt-get', [...patience, ...args], { env });
  if (exitCode !== 0) throw new Error(`apt-get ${args[0]} failed: ${output.trim().split('\n').at(-1) ?? ''}`);
}
