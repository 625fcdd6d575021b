import type { Widget } from '../../parts/element/Widget.ts';
import { ACTING_FORM, Form } from './Form.tsx';
import { formFields } from './form.fields.ts';
import { formStyle } from './form.style.ts';

export const widget: Widget = {
  type: 'form',
  Render: Form,
  style: formStyle,
  island: { selector: `.${ACTING_FORM}`, moment: 'ahead' },
  isDrawnBySite: true,
  editor: {
    label: 'Form',
    category: 'site',
    keywords: ['contact', 'mail', 'message', 'fields'],
    order: 2,
    icon: 'M4 5h16v5h-16zM4 14h10v5h-10zM18 16.500h2',
    fields: formFields,
    defaults: {
      settings: {
        form_name: 'New Form',
        form_fields: [
          { custom_id: 'name', field_type: 'text', field_label: 'Name' },
          { custom_id: 'email', field_type: 'email', field_label: 'Email', required: 'true' },
          { custom_id: 'message', field_type: 'textarea', field_label: 'Message' },
        ].map((field) => ({ ...field, placeholder: field.field_label, width: '100' })),
        button_text: 'Send',
      },
    },
    newSettings: {
      form_name: 'Contact',
      form_fields: [
        { custom_id: 'name', field_type: 'text', field_label: 'Name', required: 'true', width: '50' },
        { custom_id: 'email', field_type: 'email', field_label: 'E-mail', required: 'true', width: '50' },
        { custom_id: 'message', field_type: 'textarea', field_label: 'Message', rows: 4, width: '100' },
      ],
      button_text: 'Send',
      email_reply_to: 'email',
    },
  },
  examples: () => import('./form.gallery.ts'),
};
