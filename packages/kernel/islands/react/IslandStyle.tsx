import { createContext, useContext } from 'react';

/** The style sheets of each island, by name. Provided by the server; not needed in a browser. */
export const IslandStyles = /* @__PURE__ */ createContext<Readonly<Record<string, readonly string[]>>>({});

/**
 * Adds an island's style sheets to the page's head, once however often it appears. Placed beside a view, not in it: in the
 * browser the chunk brings the same style sheet.
 */
export function IslandStyle({ name }: { name: string }) {
  return useContext(IslandStyles)[name]?.map((href) => (
    <link rel="stylesheet" href={href} precedence="island" key={href} />
  ));
}
