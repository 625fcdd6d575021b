import { styleTable } from '../../model/styles/styleTable.ts';
import { carouselControls } from '../nested-carousel/carouselControls.style.ts';

export const loopCarouselStyle = styleTable(carouselControls);
