import './accordion.css';
import { reactIsland } from '@portico/kernel/islands/react';
import { AccordionView } from './AccordionView.tsx';
import { accordionContainer, adoptAccordion } from './adoptAccordion.ts';

export const { start } = reactIsland({
  View: AccordionView,
  adopt: adoptAccordion,
  container: accordionContainer,
  owns: '.elementor-accordion-item, .elementor-tab-title, .elementor-accordion-icon, .elementor-accordion-title, .elementor-tab-content',
  slots: '.elementor-accordion-icon, .elementor-accordion-title, .elementor-tab-content',
});
