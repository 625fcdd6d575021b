import { Alert, Radio, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CLOUD_KITS_PATH, type Customization, type Manifest } from '../../wire/public.ts';
import { useKits } from '../KitsFrame.tsx';
import { CheckList } from './CheckList.tsx';
import { DialogFrame } from './DialogFrame.tsx';
import type { PartDialogProps } from './PartDialog.ts';
import { postTypesIn } from './selection.ts';
import { manifestIn } from './wizardData.ts';

type Value = NonNullable<Customization['content']>;

const ELIGIBILITY = `${CLOUD_KITS_PATH}/eligibility`;

/** Which kinds of content are included, and how their pictures are. Pages always are. */
export function ContentDialog({
  data,
  value,
  onSave,
  onClose,
  notice,
}: PartDialogProps<Value> & { notice?: string | null }) {
  const { calls, config } = useKits();
  const manifest = manifestIn(data);
  const types = typesOf(manifest, config.postTypes);
  const [chosen, setChosen] = useState<readonly string[]>(
    value?.customPostTypes ?? types.map(({ value: type }) => type),
  );
  const { data: isEligible = false } = useQuery({
    queryKey: [ELIGIBILITY],
    enabled: !manifest,
    async queryFn() {
      const answer = await calls.get<{ is_eligible: boolean }>(ELIGIBILITY);
      return answer.ok && answer.data.is_eligible;
    },
  });
  const [mediaFormat, setMediaFormat] = useState(value?.mediaFormat ?? 'link');
  return (
    <DialogFrame
      title="Content"
      onClose={onClose}
      onSave={() =>
        onSave({
          ...value,
          customPostTypes: [...chosen],
          ...(isEligible && { mediaFormat: mediaFormat === 'cloud' ? 'cloud' : 'link' }),
        })
      }
    >
      {notice && <Alert color="yellow">{notice}</Alert>}
      <CheckList label="All content types" items={types} checked={chosen} onChange={setChosen} />
      {isEligible && (
        <Radio.Group
          label="Pictures, audio and video"
          value={mediaFormat}
          onChange={(format) => setMediaFormat(format === 'cloud' ? 'cloud' : 'link')}
        >
          <Stack gap="xs" mt="xs">
            <Radio
              value="link"
              data-testid="media-format-link"
              label="Link to them"
              description="Pictures from your library come along. Audio and video must stay on this site."
            />
            <Radio
              value="cloud"
              data-testid="media-format-cloud"
              label="Keep them with the library"
              description="Only for kits that are saved to the library."
            />
          </Stack>
        </Radio.Group>
      )}
    </DialogFrame>
  );
}

function typesOf(
  manifest: Manifest | null,
  known: readonly { name: string; plural: string }[],
): { value: string; label: string; isFixed: boolean }[] {
  const names = manifest ? postTypesIn(manifest) : ['page', ...known.map(({ name }) => name)];
  return [...new Set(names)].map((name) => ({
    value: name,
    label:
      manifest?.['custom-post-type-title'][name]?.label ??
      known.find((type) => type.name === name)?.plural ??
      (name === 'page' ? 'Pages' : name),
    isFixed: name === 'page',
  }));
}
