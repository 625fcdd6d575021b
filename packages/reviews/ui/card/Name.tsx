import type { ReviewOptions } from '../../wire/public.ts';
import { linkAttributes } from '../linkAttributes.ts';
import type { ReviewCard } from '../ReviewsProps.ts';

interface NameProps extends Pick<ReviewCard, 'author' | 'authorUrl'> {
  readonly options: Pick<ReviewOptions, 'openLink' | 'nofollowLink'>;
}

export function Name({ author, authorUrl, options }: NameProps) {
  if (!authorUrl) return <div className="wp-google-name">{author}</div>;
  return (
    <a className="wp-google-name" href={authorUrl} {...linkAttributes(options)}>
      {author}
    </a>
  );
}
