import { registerOverlayPortal } from '@puckeditor/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { throughExposed } from '../../model/atomic/exposed.ts';
import { settingsOf } from '../../model/edits/EditorItem.ts';
import { elementIdOf } from '../../model/edits/ids.ts';
import { withDefaults } from '../../model/settings/defaults.ts';
import { textOf } from '../../model/settings/read.ts';
import { createTyping } from '../canvas/typing/createTyping.ts';
import { typeIn } from '../canvas/typing/typeIn.ts';
import { editorWidgets } from '../editorWidgets.ts';
import { type Elements, selectorOf } from './useElements.ts';

type Point = Readonly<Record<'x' | 'y', number>>;

/** Typing in place: by double click, or by a key on the selected element. */
export function useTyping(page: Document | null, elements: Elements) {
  const [typing] = useState(createTyping);
  const stretches = useRef(0);

  const type = useCallback(
    (id: string, point?: Point): boolean => {
      const item = elements.selected();
      const widget = item?.props.id === id ? editorWidgets.get(item.type) : undefined;
      const typed = widget?.typed;
      if (!item || !typed) return false;
      const settings = withDefaults(settingsOf(item.props), widget?.defaults);
      const place = page?.querySelector<HTMLElement>(`${selectorOf(id)} ${typed.at(settings)}`);
      if (!place) return false;
      stretches.current += 1;
      const stretch = `${id} typed ${stretches.current}`;
      const leaveAlone = registerOverlayPortal(place, { disableDrag: true });
      typing.moveTo(elementIdOf(id));
      typeIn(place, {
        html: textOf(
          typed.shape ? throughExposed(typed.shape).read(settings[typed.setting]) : settings[typed.setting],
        ),
        isRich: typed.isRich === true,
        ...(point && { point }),
        onInput: (html) => elements.type(id, typed, html, stretch),
        onEnd() {
          leaveAlone?.();
          typing.moveTo(null);
        },
      });
      return true;
    },
    [page, elements, typing],
  );

  useEffect(() => {
    const onDoubleClick = (event: MouseEvent): void => {
      const id = elements.selected()?.props.id;
      const target = event.target as Element | null;
      const pointedAt = target?.closest('[data-puck-component]')?.getAttribute('data-puck-component');
      if (id === undefined || id !== pointedAt || target?.closest('[data-typed]')) return;
      if (type(id, { x: event.clientX, y: event.clientY })) event.preventDefault();
    };
    page?.addEventListener('dblclick', onDoubleClick);
    return () => page?.removeEventListener('dblclick', onDoubleClick);
  }, [page, elements, type]);

  return { typing, type };
}
