import { Children, createElement, type ReactNode, useContext } from 'react';
import { choiceOf } from '../../model/settings/read.ts';
import { atomicAttributes } from '../../parts/atomic/atomicAttributes.ts';
import { linkedTag, plainProp } from '../../parts/atomic/props.ts';
import { useDynamic } from '../../parts/dynamic/useDynamic.ts';
import type { BuilderElement } from '../../wire/public.ts';
import { AccordionItems, accordionItems } from './accordionItems.ts';
import { BackgroundVideoBox, BackgroundVideoButton } from './BackgroundVideoBox.tsx';
import { DrawnForm, FormBox, FormMessage } from './FormBox.tsx';
import { TabPart } from './TabPart.tsx';
import { TabPlaces, tabPlaces } from './tabPlaces.ts';

const TAGS = [
  'div',
  'header',
  'footer',
  'main',
  'article',
  'section',
  'aside',
  'nav',
  'a',
  'button',
] as const;

interface AtomicBlockProps {
  readonly element: BuilderElement;
  readonly children: ReactNode;
  /**
   * On the canvas a form is only shown: it is never sent, and must not change its frame while edited. Accordion items are open,
   * because their parts are in lists there, where the browser finds no summary.
   */
  readonly isEdited?: boolean;
}

/** An atomic block, whose styles are in the classes it refers to. */
export function AtomicBlock({ element: stored, children, isEdited = false }: AtomicBlockProps) {
  const element = useDynamic(stored);
  switch (element.elType) {
    case 'e-accordion':
      return (
        <AccordionItems value={accordionItems(element)}>
          <Box element={element}>{children}</Box>
        </AccordionItems>
      );
    case 'e-accordion-item':
      return isEdited ? (
        <div {...atomicAttributes(element, 'details', true)}>{children}</div>
      ) : (
        <AccordionItem element={element}>{children}</AccordionItem>
      );
    case 'e-accordion-item-header':
      return <summary {...atomicAttributes(element, 'summary', true)}>{children}</summary>;
    case 'e-accordion-item-title':
      return <span {...atomicAttributes(element, 'span', true)}>{children}</span>;
    case 'e-accordion-item-icon':
      return (
        <div {...atomicAttributes(element, 'div', true)} aria-hidden>
          {children}
        </div>
      );
    case 'e-tabs':
      return (
        <TabPlaces value={tabPlaces(element)}>
          <Box element={element}>{children}</Box>
        </TabPlaces>
      );
    case 'e-tabs-menu':
      return (
        <div {...atomicAttributes(element, 'div', true)} role="tablist">
          {children}
        </div>
      );
    case 'e-form':
      return isEdited ? (
        <DrawnForm element={element}>{children}</DrawnForm>
      ) : (
        <FormBox element={element}>{children}</FormBox>
      );
    case 'e-form-success-message':
    case 'e-form-error-message':
      return <FormMessage element={element}>{children}</FormMessage>;
    case 'e-background-video':
      return <BackgroundVideoBox element={element}>{children}</BackgroundVideoBox>;
    case 'e-background-video-play':
    case 'e-background-video-pause':
      return <BackgroundVideoButton element={element}>{children}</BackgroundVideoButton>;
    case 'e-tab':
    case 'e-tab-content':
      return <TabPart element={element}>{children}</TabPart>;
    default:
      return <Box element={element}>{children}</Box>;
  }
}

function Box({ element, children }: AtomicBlockProps) {
  const link = linkedTag(element.settings.link);
  const tag = link?.tag ?? choiceOf(plainProp(element.settings.tag), TAGS, 'div');
  const inside = element.elType === 'e-div-block' ? spaced(children) : children;
  return createElement(
    tag,
    {
      ...(tag === 'button' && { type: 'button' }),
      ...atomicAttributes(element, tag, true),
      ...link?.attributes,
    },
    inside,
  );
}

/** Inline elements are separated by a space, as if each had its own line in the markup. */
function spaced(children: ReactNode): ReactNode {
  return Children.toArray(children).flatMap((child, index) => (index === 0 ? [child] : [' ', child]));
}

/** Opened and closed by the browser's own `details` element. */
function AccordionItem({ element, children }: AtomicBlockProps) {
  const { openId, group } = useContext(AccordionItems);
  return (
    <details
      {...atomicAttributes(element, 'details', true)}
      open={element.id === openId}
      {...(group && { name: group })}
    >
      {children}
    </details>
  );
}
