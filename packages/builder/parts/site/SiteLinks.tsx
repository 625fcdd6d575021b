import type { SiteLink } from '../../wire/admin.ts';

/** Links to what the site has, those that lie below others inside of them. */
export function SiteLinks({ links, hasCounts }: { links: readonly SiteLink[]; hasCounts: boolean }) {
  return (
    <ul>
      {branches(links).map(({ link, below }) => (
        <li key={link.href + link.text}>
          {link.href ? <a href={link.href}>{link.text}</a> : link.text}
          {hasCounts && link.count !== undefined && ` (${link.count})`}
          {below.length > 0 && <SiteLinks links={below} hasCounts={hasCounts} />}
        </li>
      ))}
    </ul>
  );
}

function branches(links: readonly SiteLink[]): { link: SiteLink; below: SiteLink[] }[] {
  const found: { link: SiteLink; below: SiteLink[] }[] = [];
  for (const link of links) {
    const last = found.at(-1);
    if (last && (link.depth ?? 0) > (last.link.depth ?? 0)) last.below.push(link);
    else found.push({ link, below: [] });
  }
  return found;
}
