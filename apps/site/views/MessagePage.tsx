import type { ReactNode } from 'react';
import type { Picture } from './Picture.ts';
import { SitePicture } from './SitePicture.tsx';
import type { LinkItem } from './SiteSettings.ts';

interface MessagePageProps {
  readonly title: string;
  readonly picture?: Picture;
  /** The first is the one most visitors want. */
  readonly ways: readonly LinkItem[];
  readonly children: ReactNode;
}

/** Says what happened and what to do next, next to a picture. */
export function MessagePage({ title, picture, ways, children }: MessagePageProps) {
  const [first, ...others] = ways;
  return (
    <div className="p-container">
      <div className="p-message">
        <div className="p-message-body">
          <h1>{title}</h1>
          {children}
          {first && (
            <a className="p-button" href={first.href}>
              {first.label}
            </a>
          )}
          {others.length > 0 && (
            <div className="p-message-links">
              {others.map((way) => (
                <a key={way.href} className="p-link" href={way.href}>
                  {way.label}
                </a>
              ))}
            </div>
          )}
        </div>
        {picture && <SitePicture picture={picture} />}
      </div>
    </div>
  );
}
