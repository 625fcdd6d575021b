import { KitsFrame } from '../KitsFrame.tsx';
import { ExportWizard } from './ExportWizard.tsx';

export default function ExportScreen() {
  return (
    <KitsFrame title="Export a kit" width="form">
      <ExportWizard />
    </KitsFrame>
  );
}
