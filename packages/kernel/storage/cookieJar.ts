/** The page's cookies with one prefix. Empty in a browser without cookies. */
export interface CookieJar {
  get(name: string): string | null;
  /** A session cookie unless a lifetime is given. */
  set(name: string, value: string, lifetimeInSeconds?: number): void;
  remove(name: string): void;
  /** Names without the prefix. */
  names(): string[];
}

export function cookieJar(
  page: Pick<Document, 'cookie' | 'location'>,
  { prefix = '' }: { prefix?: string } = {},
): CookieJar {
  function write(name: string, value: string, lifetimeInSeconds?: number): void {
    let cookie = `${prefix}${name}=${encodeURIComponent(value)}; path=/; samesite=lax`;
    if (lifetimeInSeconds !== undefined) cookie += `; max-age=${lifetimeInSeconds}`;
    try {
      if (page.location.protocol === 'https:') cookie += '; secure';
      page.cookie = cookie;
    } catch {
      // Cookies are blocked here (a sandboxed frame, a browser setting): nothing is stored.
    }
  }

  /** The jar's cookies as [name, encoded value]. */
  function all(): [string, string][] {
    try {
      return page.cookie
        .split('; ')
        .filter((pair) => pair.startsWith(prefix))
        .map((pair) => {
          const [name = '', ...value] = pair.slice(prefix.length).split('=');
          return [name, value.join('=')];
        });
    } catch {
      return [];
    }
  }

  return {
    get(name) {
      const value = all().find((cookie) => cookie[0] === name)?.[1];
      return value === undefined ? null : decoded(value);
    },
    set: write,
    remove: (name) => write(name, '', 0),
    names: () => all().flatMap(([name]) => name || []),
  };
}

/** Other scripts write cookies too, and not all of them encode. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
