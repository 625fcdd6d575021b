import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const start = (...options: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'scripts/start.ts', ...options], { encoding: 'utf8' });

test.each(['--help', '-h'])('npm start -- %s prints every setting, and starts nothing', (option) => {
  const { status, stdout } = start(option);
  expect(status).toBe(0);
  const source = readFileSync('apps/site/server/configuration.ts', 'utf8');
  const settings = new Set(source.match(/(?<=environment\.)[A-Z_]+/g));
  expect(new Set(stdout.match(/(?<=^ {2})[A-Z_]+$/gm))).toEqual(settings);
  expect(stdout).toContain('      address to listen on (default: 127.0.0.1)\n');
  expect(Math.max(...stdout.split('\n').map(({ length }) => length))).toBeLessThan(80);
});

test('npm start refuses an option that it does not know', () => {
  const { status, stdout, stderr } = start('--port=8081');
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toBe('There is no option --port=8081. npm start -- --help names the settings.\n');
});
