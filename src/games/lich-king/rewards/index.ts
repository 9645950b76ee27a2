import { type Reward, reward } from '../hooks.js';
import type { RewardId } from '../ids.js';
import { alexstraszasCleansing } from './alexstraszas-cleansing.js';
import { argentCrusaders } from './argent-crusaders.js';
import { blessingOfTheLight } from './blessing-of-the-light.js';
import { borrowedTime } from './borrowed-time.js';
import { gunshipSupport } from './gunship-support.js';
import { knightsOfTheEbonBlade } from './knights-of-the-ebon-blade.js';
import { newAllies } from './new-allies.js';
import { oneQuietNight } from './one-quiet-night.js';
import { onwardToVictory } from './onward-to-victory.js';

/** All reward cards; a missing one does not compile (LK-1.9). */
export const REWARDS: Readonly<Record<RewardId, Reward<RewardId>>> = {
  argent_crusaders: reward(argentCrusaders),
  borrowed_time: reward(borrowedTime),
  one_quiet_night: reward(oneQuietNight),
  alexstraszas_cleansing: reward(alexstraszasCleansing),
  blessing_of_the_light: reward(blessingOfTheLight),
  gunship_support: reward(gunshipSupport),
  new_allies: reward(newAllies),
  onward_to_victory: reward(onwardToVictory),
  knights_of_the_ebon_blade: reward(knightsOfTheEbonBlade),
};
