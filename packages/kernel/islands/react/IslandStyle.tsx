import { createContext, useContext } from 'react';

/** Where each island's sheets are, by the island's name. The server provides it; a browser has no need of it. */
export const IslandStyles = /* @__PURE__ */ createContext<Readonly<Record<string, readonly string[]>>>({});

/**
 * Puts an island's style in the head of the page that shows it, once however often it appears. It stands beside a
 * view and not in it: in the browser the chunk brings the same sheet.
 */
export function IslandStyle({ name }: { name: string }) {
  return useContext(IslandStyles)[name]?.map((href) => (
    <link rel="stylesheet" href={href} precedence="island" key={href} />
  ));
}
