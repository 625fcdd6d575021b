export { ADMIN_API as API_BASE } from '../calls/index.ts';
export type {
  AdminFeature,
  AdminRole,
  AdminScreen,
  NavigationEntry,
  NavigationGroup,
  NavigationIcon,
} from './AdminFeature.ts';
export { mayUse } from './AdminFeature.ts';
export type { ApiProblem, ApiResult } from './api/ApiProblem.ts';
export { ApiProblemError } from './api/ApiProblem.ts';
export { ApiProvider, useApi } from './api/ApiProvider.tsx';
export type { ApiClient } from './api/createApiClient.ts';
export { createApiClient } from './api/createApiClient.ts';
export { hrefOf } from './api/hrefOf.ts';
export { useApiQuery } from './api/useApiQuery.ts';
export { useRefresh } from './api/useRefresh.ts';
export { ConfirmProvider, useConfirm } from './ConfirmProvider.tsx';
export { DateTime } from './DateTime.tsx';
export { Dialog } from './Dialog.tsx';
export { Fact, Facts } from './Facts.tsx';
export { Form } from './form/Form.tsx';
export { SavedTogether, useSaveAll, useSavedTogether } from './form/SavedTogether.tsx';
export { UnsavedChangesProvider, useUnsavedChanges } from './form/UnsavedChangesProvider.tsx';
export type { FormState } from './form/useForm.ts';
export { useForm } from './form/useForm.ts';
export { formatTime } from './formatTime.ts';
export { ItemScreen } from './ItemScreen.tsx';
export { languageName } from './languageName.ts';
export type { ListBulk } from './list/BulkBar.tsx';
export type { ListFilter } from './list/ListControls.tsx';
export type { ListColumn } from './list/ListRows.tsx';
export { ListScreen } from './list/ListScreen.tsx';
export { useBulkActions } from './list/useBulkActions.ts';
export { notices } from './notices.tsx';
export type { ScreenProps } from './Screen.tsx';
export { Screen } from './Screen.tsx';
export { Section } from './Section.tsx';
export { SessionProvider, useSession } from './SessionProvider.tsx';
export { Snippet } from './Snippet.tsx';
export type { Tone } from './StateBadge.tsx';
export { StateBadge } from './StateBadge.tsx';
export { SubmissionActions } from './SubmissionActions.tsx';
export { EmptyState } from './states/EmptyState.tsx';
export { ErrorState } from './states/ErrorState.tsx';
export { LoadingState } from './states/LoadingState.tsx';
export { SkippedEntries } from './states/SkippedEntries.tsx';
export { useDrop } from './useDrop.ts';
export { useFetchedPart } from './useFetchedPart.ts';
export { useIsPhone } from './useIsPhone.ts';
export { FROM_GUIDE, useWayBack } from './useWayBack.ts';
