/** Before the device on which, and on smaller ones, a list of contents is folded at first: a class, as Elementor Pro has it. */
export const FOLDED_ON = 'elementor-toc--minimized-on-';
