import { Button, Group, Modal, Text } from '@mantine/core';
import { browserStorage } from '@portico/kernel/storage';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { useKits } from '../KitsFrame.tsx';
import { forgetRevertedKit, nextImport, type RevertedKit } from './revertedKit.ts';

/** Says that an import was reverted, and leads to the next kit or to others. */
export function RevertedDialog({ kit, onClose }: { kit: RevertedKit; onClose: () => void }) {
  const { config } = useKits();
  const isReplaced = kit.referrerKitId !== '';
  useEffect(() => forgetRevertedKit(browserStorage(window, 'sessionStorage')), []);
  return (
    <Modal
      opened
      onClose={onClose}
      id="e-revert-kit-deleted-dialog"
      title={`The import of “${kit.activeKitName}” was undone.`}
      centered
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Text size="sm">
        {isReplaced
          ? 'The site is as it was before. You can go on to the kit that you chose.'
          : 'The site is as it was before.'}
      </Text>
      <Group justify="flex-end" mt="lg" gap="sm">
        {isReplaced ? (
          <>
            <Button variant="default" onClick={onClose}>
              Close
            </Button>
            <Button component={Link} to={nextImport(kit, window.location.origin)} data-autofocus>
              Continue to the new kit
            </Button>
          </>
        ) : (
          <>
            {config.hasLibrary && (
              <Button component={Link} to="/kits/library" variant="default">
                Open the library
              </Button>
            )}
            <Button onClick={onClose} data-autofocus>
              OK
            </Button>
          </>
        )}
      </Group>
    </Modal>
  );
}
