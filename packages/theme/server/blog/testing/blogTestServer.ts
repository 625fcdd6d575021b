import { silentLogger } from '@portico/kernel/server';
import { type Actor, answerErrors, protectRoutes } from '@portico/kernel/server/http';
import { type TestEngine, type TestPorts, testPorts } from '@portico/kernel/server/testing';
import fastify, { type FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { blogMigrations } from '../blogMigrations.ts';
import { type BlogOptions, type BlogServer, createBlog } from '../createBlog.ts';
import type { SeedPost } from '../writing/seedPosts.ts';

export interface RunningBlog {
  readonly app: FastifyInstance;
  readonly ports: TestPorts;
  readonly server: BlogServer;
  seed(posts: readonly SeedPost[]): Promise<number[]>;
}

const EDITOR: Actor = {
  userId: 'u1',
  name: 'eve',
  displayName: 'Eve',
  role: 'administrator',
  sessionId: 's1',
};

/** A blog with its routes, on a database of this test's own; everybody who calls is signed in. */
export async function runningBlog(engine: TestEngine | null, options?: BlogOptions): Promise<RunningBlog> {
  const url = engine ? (await engine.freshPlace()).url : undefined;
  const ports = await testPorts({ migrations: blogMigrations, url });
  const server = createBlog(ports, options);
  const app = fastify();
  onTestFinished(() => app.close());
  answerErrors(app, silentLogger);
  protectRoutes(app, {
    identify: async () => EDITOR,
    nonces: { issue: async () => '', verify: async () => 'fresh' },
  });
  await app.register(server.routes);
  return {
    app,
    ports,
    server,
    seed: (posts) => ports.database.transaction((transaction) => server.seedPosts(transaction, posts)),
  };
}

export function seedPost(parts: Partial<SeedPost> & { title: string }): SeedPost {
  return { html: '<p>Text</p>', publishedAt: Date.UTC(2026, 0, 10), ...parts };
}
