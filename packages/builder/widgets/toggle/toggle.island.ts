import './toggle.css';
import { disclosureIsland } from '../../parts/disclosure/disclosureIsland.ts';

export const { start } = disclosureIsland('toggle');
