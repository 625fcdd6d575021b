import { KitsFrame } from '../KitsFrame.tsx';
import { ImportWizard } from './ImportWizard.tsx';

export default function ImportScreen() {
  return (
    <KitsFrame title="Import a kit" width="form">
      <ImportWizard />
    </KitsFrame>
  );
}
