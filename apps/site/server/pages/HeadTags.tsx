import type { PageHead, SocialCard } from './PageHead.ts';

interface HeadTagsProps {
  readonly head: PageHead;
  readonly origin: string;
  readonly siteName: string;
  readonly title: string;
  readonly description: string;
}

/** The machine-readable part of a page's head. */
export function HeadTags({ head, origin, siteName, title, description }: HeadTagsProps) {
  const { canonical, isHidden, previous, next, alternates = [], feeds = [], social, structuredData } = head;
  return (
    <>
      {isHidden && <meta name="robots" content="noindex, follow" />}
      {canonical && <link rel="canonical" href={origin + canonical} />}
      {previous && <link rel="prev" href={origin + previous} />}
      {next && <link rel="next" href={origin + next} />}
      {alternates.map(({ language, path }) => (
        <link rel="alternate" hrefLang={language} href={origin + path} key={language} />
      ))}
      {feeds.map(({ title: name, path, type }) => (
        <link rel="alternate" type={type} title={name} href={path} key={path} />
      ))}
      {social && (
        <>
          <meta property="og:site_name" content={siteName} />
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
          {canonical && <meta property="og:url" content={origin + canonical} />}
          <SocialTags social={social} origin={origin} />
        </>
      )}
      {structuredData && structuredData.length > 0 && (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{
            __html: dataBlock({ '@context': 'https://schema.org', '@graph': structuredData }),
          }}
        />
      )}
    </>
  );
}

function SocialTags({ social, origin }: { readonly social: SocialCard; readonly origin: string }) {
  const { type, image, article } = social;
  return (
    <>
      <meta property="og:type" content={type} />
      {image && (
        <>
          <meta property="og:image" content={origin + image.path} />
          {image.width && <meta property="og:image:width" content={String(image.width)} />}
          {image.height && <meta property="og:image:height" content={String(image.height)} />}
          <meta property="og:image:alt" content={image.alt} />
        </>
      )}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
      {article && (
        <>
          <meta property="article:published_time" content={new Date(article.publishedAt).toISOString()} />
          <meta property="article:modified_time" content={new Date(article.modifiedAt).toISOString()} />
          {article.author && <meta property="article:author" content={article.author} />}
          {article.section && <meta property="article:section" content={article.section} />}
          {article.tags.map((tag) => (
            <meta property="article:tag" content={tag} key={tag} />
          ))}
        </>
      )}
    </>
  );
}

/** A data block is not executed, so the page's policy does not apply; but it must not close its own element. */
function dataBlock(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
