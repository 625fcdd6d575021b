import { Anchor, Button, Text } from '@mantine/core';
import { DateTime, ErrorState, LoadingState, Screen, Section, useApiQuery } from '@portico/kernel/admin';
import { browserStorage } from '@portico/kernel/storage';
import {
  IconArrowBackUp,
  IconBooks,
  IconChartBar,
  IconPackageExport,
  IconPackageImport,
} from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { kitCalls } from '../wire/admin.ts';
import { HostsSection } from './HostsSection.tsx';
import { routeOfHash } from './hashRoutes.ts';
import { KitsFrame, useKits, usePageView } from './KitsFrame.tsx';
import styles from './KitsScreen.module.css';
import { RevertedDialog } from './revert/RevertedDialog.tsx';
import { readRevertedKit } from './revert/revertedKit.ts';
import { useRevert } from './revert/useRevert.ts';

const ABOUT = 'A kit carries pages, templates and settings from site to site.';

export default function KitsScreen() {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const route = routeOfHash(hash, search);
  useEffect(() => {
    if (route) void navigate(route, { replace: true });
  }, [route, navigate]);
  return (
    <KitsFrame title="Kits" description={ABOUT}>
      {!route && <Tools />}
    </KitsFrame>
  );
}

function Tools() {
  const { config, events } = useKits();
  usePageView('plugin_tools_tab');
  return (
    <Screen
      title="Kits"
      description={ABOUT}
      actions={
        <Button
          component={Link}
          to="/kits/analytics"
          variant="default"
          leftSection={<IconChartBar size={18} stroke={1.75} aria-hidden />}
        >
          Analytics
        </Button>
      }
    >
      <div className={styles.tools}>
        <Section title="Export" description="Pack this site, or a part of it, into one .zip.">
          <Button
            component={Link}
            id="elementor-import-export__export"
            to="/kits/export"
            leftSection={<IconPackageExport size={18} stroke={1.75} aria-hidden />}
            onClick={() => events.adminAction('Export')}
          >
            Export a kit
          </Button>
        </Section>
        <Section title="Import" description="Bring in a kit. You see what will change before anything does.">
          <Button
            component={Link}
            id="elementor-import-export__import"
            to="/kits/import"
            leftSection={<IconPackageImport size={18} stroke={1.75} aria-hidden />}
            onClick={() => events.adminAction('Import')}
          >
            Import a kit
          </Button>
        </Section>
        {config.hasLibrary && (
          <Section title="Library" description="Kits stored on this site.">
            <Button
              component={Link}
              id="elementor-import-export__import_from_library"
              to="/kits/library"
              variant="default"
              leftSection={<IconBooks size={18} stroke={1.75} aria-hidden />}
              onClick={() => events.adminAction('Import from Library')}
            >
              Open the library
            </Button>
          </Section>
        )}
      </div>
      <Imports />
      <HostsSection />
    </Screen>
  );
}

function Imports() {
  const { events } = useKits();
  const { data, error, refetch } = useApiQuery(kitCalls.imports);
  const revert = useRevert();
  const [reverted, setReverted] = useState(kitRevertedBefore);
  const [newest] = data?.imports ?? [];
  return (
    <Section
      title="Imports"
      description="The newest one can be undone as a whole, then the one before it."
      actions={
        newest && (
          <Button
            id="elementor-import-export__revert_kit"
            variant="default"
            leftSection={<IconArrowBackUp size={18} stroke={1.75} aria-hidden />}
            onClick={() => {
              events.adminAction('Revert');
              void revert(newest).then((kit) => kit && setReverted(kit));
            }}
          >
            Undo the newest
          </Button>
        )
      }
    >
      {error ? (
        <ErrorState error={error} retry={refetch} />
      ) : !data ? (
        <LoadingState lines={2} />
      ) : data.imports.length === 0 ? (
        <Text c="dimmed" size="sm">
          Nothing has been imported yet.
        </Text>
      ) : (
        <ul className={styles.imports}>
          {data.imports.map(({ session, title, source, endedAt }) => (
            <li key={session} className={styles.import}>
              <Anchor component={Link} to={`/kits/imports/${session}`} fw={600} size="sm" underline="always">
                {title}
              </Anchor>
              <Text c="dimmed" size="sm">
                {source === 'cloud'
                  ? 'From the library'
                  : source === 'kit-library'
                    ? 'From a library'
                    : 'From a file'}
                , <DateTime value={endedAt} />
              </Text>
            </li>
          ))}
        </ul>
      )}
      {reverted && <RevertedDialog kit={reverted} onClose={() => setReverted(null)} />}
    </Section>
  );
}

/** Left by the previous page. */
function kitRevertedBefore() {
  return readRevertedKit(browserStorage(window, 'sessionStorage'));
}
