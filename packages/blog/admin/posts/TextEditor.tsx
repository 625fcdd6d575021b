import '@mantine/tiptap/styles.layer.css';
import { Alert, SegmentedControl, Textarea } from '@mantine/core';
import { Link, RichTextEditor } from '@mantine/tiptap';
import { useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useRef, useState } from 'react';
import { isPlainEnough } from './isPlainEnough.ts';
import { PictureControls } from './PictureControls.tsx';
import styles from './Posts.module.css';
import { pictureFigure } from './pictureFigure.ts';
import { plainTable } from './plainTable.ts';
import { TableControls } from './TableControls.tsx';
import { TextPartControls } from './TextPartControls.tsx';
import { VideoControl } from './VideoControl.tsx';

const EXTENSIONS = [
  StarterKit.configure({ link: false, heading: { levels: [2, 3, 4] } }),
  Link.configure({ openOnClick: false, protocols: ['http', 'https', 'mailto', 'tel'] }),
  pictureFigure.configure({ HTMLAttributes: { loading: 'lazy' } }),
  ...plainTable,
];

/**
 * The text of a post, visual or as HTML. HTML that the visual editor does not support opens in the HTML view, where it is safe.
 */
export function TextEditor({ html, onChange }: { html: string; onChange: (html: string) => void }) {
  const isPlain = isPlainEnough(html);
  const [mode, setMode] = useState<'text' | 'html'>(isPlain ? 'text' : 'html');
  return (
    <div>
      <SegmentedControl
        size="xs"
        mb="xs"
        aria-label="How to edit the text"
        value={mode}
        onChange={(value) => setMode(value === 'html' ? 'html' : 'text')}
        data={[
          { value: 'text', label: 'Text' },
          { value: 'html', label: 'HTML' },
        ]}
      />
      {mode === 'html' ? (
        <Textarea
          aria-label="Text as HTML"
          className={styles.source ?? ''}
          autosize
          minRows={16}
          spellCheck={false}
          value={html}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      ) : (
        <>
          {!isPlain && (
            <Alert color="yellow" mb="xs">
              This post contains things that the text view cannot show, such as videos or columns. Changing it
              here would drop them.
            </Alert>
          )}
          <RichText html={html} onChange={onChange} />
        </>
      )}
    </div>
  );
}

function RichText({ html, onChange }: { html: string; onChange: (html: string) => void }) {
  const latest = useRef(onChange);
  latest.current = onChange;
  const written = useRef(html);
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: html,
    // The page's policy allows no other style elements; the rules are in our style sheet.
    injectCSS: false,
    editorProps: { attributes: { 'aria-label': 'Text', role: 'textbox', 'aria-multiline': 'true' } },
    onUpdate({ editor: changed }) {
      written.current = changed.isEmpty ? '' : changed.getHTML();
      latest.current(written.current);
    },
  });

  // Changed from outside: an autosave or another version was restored.
  useEffect(() => {
    if (html === written.current) return;
    written.current = html;
    editor.commands.setContent(html, { emitUpdate: false });
  }, [html, editor]);

  return (
    <RichTextEditor editor={editor} className={styles.text ?? ''}>
      <RichTextEditor.Toolbar className={styles.toolbar ?? ''}>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.H2 />
          <RichTextEditor.H3 />
          <RichTextEditor.H4 />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.Bold />
          <RichTextEditor.Italic />
          <RichTextEditor.Strikethrough />
          <RichTextEditor.Code />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.BulletList />
          <RichTextEditor.OrderedList />
          <RichTextEditor.Blockquote />
          <RichTextEditor.CodeBlock />
          <RichTextEditor.Hr />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.Link />
          <RichTextEditor.Unlink />
          <PictureControls editor={editor} />
          <VideoControl editor={editor} />
        </RichTextEditor.ControlsGroup>
        <TableControls editor={editor} />
        <TextPartControls editor={editor} />
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.ClearFormatting />
          <RichTextEditor.Undo />
          <RichTextEditor.Redo />
        </RichTextEditor.ControlsGroup>
      </RichTextEditor.Toolbar>
      <RichTextEditor.Content />
    </RichTextEditor>
  );
}
