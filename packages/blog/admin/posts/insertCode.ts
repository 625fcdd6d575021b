import type { Editor } from '@tiptap/react';

/** Puts a code such as `[grw id="1"]` into a paragraph of its own, after what is selected rather than in its place. */
export function insertCode(editor: Editor, code: string): void {
  const paragraph = { type: 'paragraph', content: [{ type: 'text', text: code }] };
  editor.chain().focus().insertContentAt(editor.state.selection.to, paragraph).run();
}
