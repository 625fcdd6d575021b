import { ErrorState, LoadingState, useApiQuery } from '@portico/kernel/admin';
import { customizerCalls } from '@portico/theme/wire/admin';
import { useState } from 'react';
import { type Colours, type FirstStart, siteSettingsCalls } from '../../wire/admin.ts';
import { PicturesSection, type PictureValues } from '../settings/PicturesSection.tsx';
import type { PicturePicker } from '../settings/SettingsPorts.ts';
import { ColoursSection } from './ColoursSection.tsx';
import styles from './Guide.module.css';
import { HomePicture } from './HomePicture.tsx';

interface LookStepProps {
  readonly guide: FirstStart;
  readonly Picker: PicturePicker;
}

/** Logo and colours, next to a preview of the home page. */
export function LookStep({ guide, Picker }: LookStepProps) {
  const { data: settings, error, refetch } = useApiQuery(siteSettingsCalls.read);
  const { data: look } = useApiQuery(customizerCalls.read);
  const [chosen, setChosen] = useState<Colours | null>(null);
  const [pictures, setPictures] = useState<PictureValues | null>(null);
  const [version, setVersion] = useState(0);
  if (!settings) return error ? <ErrorState error={error} retry={refetch} /> : <LoadingState lines={5} />;
  const saved = guide.colours ?? FIRST_COLOURS;
  const style = look &&
    chosen && { ...look.published.style, colors: colorsWith(look.published.style.colors, chosen) };
  return (
    <div className={styles.split}>
      <div>
        <ColoursSection
          chosen={chosen ?? saved}
          isChanged={chosen !== null && (chosen.primary !== saved.primary || chosen.accent !== saved.accent)}
          onChoose={setChosen}
        />
        <PicturesSection
          settings={settings}
          Picker={Picker}
          onTry={setPictures}
          onSaved={() => setVersion((before) => before + 1)}
        />
      </div>
      <HomePicture style={style || null} pictures={pictures} siteName={settings.name} version={version} />
    </div>
  );
}

const FIRST_COLOURS: Colours = { primary: '#1f5c57', accent: '#b93c1b' };

/** A colour that is still being typed is ignored until it is valid. */
function colorsWith<Colors extends object>(colors: Colors, { primary, accent }: Colours): Colors {
  const isColour = (value: string): boolean => /^#[0-9a-f]{6}$/i.test(value);
  return {
    ...colors,
    ...(isColour(primary) && { primary: { light: primary, dark: null } }),
    ...(isColour(accent) && { accent: { light: accent, dark: null } }),
  };
}
