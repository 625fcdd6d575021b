import { Alert, Checkbox, Stack, Text } from '@mantine/core';
import { Section } from '@portico/kernel/admin';
import { IconPhotoOff } from '@tabler/icons-react';
import type { PictureSurvey } from '../../wire/admin.ts';
import type { Selection } from '../parts/selection.ts';
import { inMegabytes, plural } from '../words.ts';

/** The pictures of a kit: those it contains, and the hosts that the others would be fetched from. */
export function PicturesSection({
  pictures: { total, inArchive, archiveBytes, hosts, fonts },
  selection,
  onChange,
}: {
  pictures: PictureSurvey;
  selection: Selection;
  onChange: (selection: Selection) => void;
}) {
  if (total === 0 && !fonts) return null;
  const confirmed = selection.customization.content?.pictureHosts ?? [];
  const missing = hosts.filter(({ host }) => !confirmed.includes(host));
  const left = missing.reduce((sum, { count }) => sum + count, 0);

  function confirm(host: string, isConfirmed: boolean): void {
    const others = confirmed.filter((known) => known !== host);
    const content = {
      ...selection.customization.content,
      pictureHosts: isConfirmed ? [...others, host] : others,
    };
    onChange({ ...selection, customization: { ...selection.customization, content } });
  }

  return (
    <Section
      title={fonts ? 'Pictures and fonts' : 'Pictures'}
      description={[
        total === 0
          ? ''
          : inArchive > 0
            ? `${plural(inArchive, 'picture')} of ${total} in the archive, ${inMegabytes(archiveBytes)}. They go into the media library.`
            : 'The archive contains no pictures. Its pages link to pictures on other hosts.',
        fonts
          ? `${fonts.inArchive} of ${plural(fonts.total, 'font file')} in the archive. They become fonts of this site.`
          : '',
      ]
        .filter(Boolean)
        .join(' ')}
    >
      <Stack gap="sm">
        {hosts.length > 0 && (
          <Checkbox.Group
            label="Fetch the others from"
            description="Each at most 20 MB. Nothing is fetched from a host that you do not choose."
            value={[...confirmed]}
          >
            <Stack gap="xs" mt="xs">
              {hosts.map(({ host, count, fonts: files = 0 }) => (
                <Checkbox
                  key={host}
                  value={host}
                  label={`${host} – ${[count > 0 && plural(count, 'picture'), files > 0 && plural(files, 'font file')].filter(Boolean).join(', ')}`}
                  onChange={(event) => confirm(host, event.currentTarget.checked)}
                />
              ))}
            </Stack>
          </Checkbox.Group>
        )}
        {left > 0 && (
          <Alert color="yellow" icon={<IconPhotoOff size={18} aria-hidden />}>
            <Text size="sm">
              {plural(left, 'picture')} will be an empty box on the pages. You can fetch{' '}
              {left === 1 ? 'it' : 'them'} later, too.
            </Text>
          </Alert>
        )}
      </Stack>
    </Section>
  );
}
