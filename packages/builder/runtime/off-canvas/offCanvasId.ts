/** Elementor's id for a panel beside the page. */
export const offCanvasId = (element: string): string => `off-canvas-${element}`;
