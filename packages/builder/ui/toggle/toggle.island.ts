import { disclosureIsland } from '../disclosure/disclosureIsland.ts';

export const { start } = disclosureIsland('toggle');
