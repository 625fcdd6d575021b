import type { Plugin } from 'vite';

/**
 * Lets the browser keep modules while tests run. Each test file gets a page of its own, and by default that page asks again for
 * each of its hundreds of modules: Vitest forbids keeping packages, because a test could replace one with `vi.mock`. Not one in
 * a browser does, and while watching, when files change, all is left as it is.
 */
export function cacheModules(): Plugin {
  return {
    name: 'cache-modules',
    configureServer({ config, middlewares }) {
      if (config.server.watch !== null) return;
      middlewares.use((_request, response, next) => {
        // Last, since Vitest's own middleware keeps others from setting this header.
        const { writeHead } = response;
        response.writeHead = (...head: unknown[]) => {
          const isModule = String(response.getHeader('content-type')).includes('javascript');
          if (isModule) response.setHeader('cache-control', 'max-age=3600');
          return Reflect.apply(writeHead, response, head);
        };
        next();
      });
    },
  };
}
