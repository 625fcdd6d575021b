import { kernelMigrations } from '../../migrations.ts';
import { openDatabase } from '../openDatabase.ts';

/** Opens a file in a separate process, as the server does on start, and prints why it cannot. */
try {
  await openDatabase({ file: process.argv[2] ?? '', migrations: kernelMigrations });
  process.exit(0);
} catch (error) {
  console.error(String(error));
  process.exit(3);
}
