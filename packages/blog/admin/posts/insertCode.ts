import type { Editor } from '@tiptap/react';

/** Inserts a shortcode such as `[grw id="1"]` as its own paragraph, after the selection instead of replacing it. */
export function insertCode(editor: Editor, code: string): void {
  const paragraph = { type: 'paragraph', content: [{ type: 'text', text: code }] };
  editor.chain().focus().insertContentAt(editor.state.selection.to, paragraph).run();
}
