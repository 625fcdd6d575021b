import './emailIndicator.css';
import type { EmailIndicatorModule } from '../../browser/EmailIndicatorModule.ts';
import { createIndicator, type Indicator } from './createIndicator.ts';

/** One indicator on a page: at the field that was looked up last. */
let shown: Indicator | undefined;

export const showIndicator: EmailIndicatorModule['showIndicator'] = (field, state) => {
  if (shown?.field !== field || !shown.isInPage()) hideIndicator();
  shown ??= createIndicator(field);
  shown.show(state);
};

export const hideIndicator: EmailIndicatorModule['hideIndicator'] = () => {
  shown?.remove();
  shown = undefined;
};
