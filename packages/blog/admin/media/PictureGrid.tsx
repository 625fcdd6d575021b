import { useApiQuery } from '@portico/kernel/admin';
import { IconPhoto } from '@tabler/icons-react';
import { type Picture, pictureCalls } from '../../wire/admin.ts';
import styles from './Media.module.css';
import { MediaList, useListPlace } from './MediaList.tsx';

const PAGE = 48;

interface PictureGridProps {
  readonly onChoose: (picture: Picture) => void;
  /** Ids of the chosen ones, if several can be chosen. */
  readonly chosen?: readonly number[];
}

/** The pictures of the site, to choose from. */
export function PictureGrid({ onChoose, chosen }: PictureGridProps) {
  const place = useListPlace(PAGE);
  const page = useApiQuery(pictureCalls.list, { query: place.query }, { keepsPrevious: true });
  return (
    <MediaList
      place={place}
      page={page}
      label="Pictures"
      className={styles.grid}
      searchLabel="Search names and descriptions"
      icon={IconPhoto}
      empty="No pictures yet"
      unmatched="No picture matches"
    >
      {(picture) => (
        <li key={picture.id}>
          <button
            type="button"
            className={styles.tile}
            aria-pressed={chosen?.includes(picture.id)}
            onClick={() => onChoose(picture)}
          >
            <img
              className={styles.picture}
              src={picture.smallUrl}
              alt={picture.alt}
              width={320}
              height={240}
              loading="lazy"
            />
            <span className={styles.name}>
              {picture.name}
              {picture.alt === '' && <span className={styles.missing}> · not described</span>}
            </span>
          </button>
        </li>
      )}
    </MediaList>
  );
}
