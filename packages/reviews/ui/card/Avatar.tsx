import { initialOf } from '../../browser/cards/initialOf.ts';

/** The reviewer's picture, or their initial if there is none. */
export function Avatar({ src, author }: { src: string | null; author: string }) {
  if (!src)
    return (
      <span className="grw-img grw-initial" aria-hidden="true">
        {initialOf(author)}
      </span>
    );
  return (
    <img
      className="grw-img"
      src={src}
      // The name is right beside it.
      alt=""
      width={48}
      height={48}
      loading="lazy"
      referrerPolicy="no-referrer"
    />
  );
}
