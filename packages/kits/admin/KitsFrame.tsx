import {
  ErrorState,
  LoadingState,
  Screen,
  type ScreenProps,
  useApi,
  useApiQuery,
} from '@portico/kernel/admin';
import { createContext, type ReactNode, use, useEffect, useMemo, useRef } from 'react';
import { customizationDialogsRegistry, installImportExport } from '../registry/index.ts';
import { type KitsConfig, kitCalls } from '../wire/admin.ts';
import { createAnalytics } from './analytics/createAnalytics.ts';
import { type KitEvents, kitEvents, type PageValue } from './analytics/kitEvents.ts';
import { createKitCalls, type KitCalls } from './calls/createKitCalls.ts';
import { TemplatesDialog } from './parts/TemplatesDialog.tsx';

/** What all kit screens share. */
export interface Kits {
  readonly config: KitsConfig;
  readonly calls: KitCalls;
  readonly events: KitEvents;
  /** Known only to this user's own pages: a link that carries it was made here. */
  readonly nonce: string;
  /** Whether Elementor's Pro features are available. */
  readonly hasPro: boolean;
  /** Where to update or upgrade the builder. */
  readonly upgradeUrl: string;
}

const KitsContext = createContext<Kits | null>(null);

export function useKits(): Kits {
  const kits = use(KitsContext);
  if (!kits) throw new Error('useKits needs a KitsFrame above it.');
  return kits;
}

/** Loads the configuration of the screens, publishes it where add-ons look for it, and shows the screen. */
export function KitsFrame({ children, ...screen }: Omit<ScreenProps, 'children'> & { children: ReactNode }) {
  const { data, error, refetch } = useApiQuery(kitCalls.config);
  if (data) return <WithConfig config={data}>{children}</WithConfig>;
  return (
    <Screen {...screen}>
      {error ? <ErrorState error={error} retry={refetch} /> : <LoadingState lines={6} />}
    </Screen>
  );
}

function WithConfig({ config, children }: { config: KitsConfig; children: ReactNode }) {
  const api = useApi();
  const latest = useRef(config);
  latest.current = config;
  const kits = useMemo(() => {
    let renewed: string | null = null;
    const calls = createKitCalls({
      nonce: () => renewed ?? nonceOf(latest.current),
      async renew() {
        const answer = await api.call(kitCalls.config);
        if (!answer.ok) return false;
        renewed = nonceOf(answer.value);
        return true;
      },
    });
    const analytics = createAnalytics({
      canSend: () => latest.current.canSendEvents,
      send: calls.report,
      facts: () => latest.current.eventFacts,
    });
    return { calls, events: kitEvents(analytics) };
  }, [api]);
  publish(config);
  const hasPro = config.elementorAppConfig.hasPro === true;
  const { restNonce: nonce = '', upgradeVersionUrl: upgradeUrl = '/admin/' } = ownConfig(config);
  return <KitsContext value={{ ...kits, config, hasPro, nonce, upgradeUrl }}>{children}</KitsContext>;
}

/** Counts a screen once it is shown. */
export function usePageView(page: PageValue | null): void {
  const { events } = useKits();
  useEffect(() => {
    if (page) events.pageViewed(page);
  }, [events, page]);
}

interface OwnConfig {
  readonly restNonce?: string;
  readonly upgradeVersionUrl?: string;
}

function ownConfig(config: KitsConfig): OwnConfig {
  return (config.elementorAppConfig['import-export-customization'] as OwnConfig | undefined) ?? {};
}

const nonceOf = (config: KitsConfig): string => ownConfig(config).restNonce ?? '';

/** Other packages register their sections and dialogs through these globals. */
function publish(config: KitsConfig): void {
  Object.assign(globalThis, {
    elementorAppConfig: config.elementorAppConfig,
  });
  installImportExport(globalThis);
  if (!customizationDialogsRegistry.get('templates'))
    customizationDialogsRegistry.register({
      key: 'templates',
      title: 'Templates',
      component: TemplatesDialog,
    });
}
