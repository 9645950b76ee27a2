import type { Command } from '../src/discord/command.js';
import { ability } from './ability.js';
import { answer } from './answer.js';
import { assign } from './assign.js';
import { buy } from './buy.js';
import { choose } from './choose.js';
import { coins } from './coins.js';
import { conquer } from './conquer.js';
import { decline } from './decline.js';
import { discard } from './discard.js';
import { draft } from './draft.js';
import { end } from './end.js';
import { expand } from './expand.js';
import { fight } from './fight.js';
import { fly } from './fly.js';
import { games } from './games.js';
import { hand } from './hand.js';
import { help } from './help.js';
import { maneuver } from './maneuver.js';
import { march } from './march.js';
import { mine } from './mine.js';
import { move } from './move.js';
import { pass } from './pass.js';
import { pick } from './pick.js';
import { place } from './place.js';
import { play } from './play.js';
import { quest } from './quest.js';
import { recap } from './recap.js';
import { recruit } from './recruit.js';
import { redeploy } from './redeploy.js';
import { reinforce } from './reinforce.js';
import { rest } from './rest.js';
import { seer } from './seer.js';
import { table } from './table.js';

/** All slash commands, in the order in which Discord is told of them. */
export const COMMANDS: readonly Command[] = [
  table,
  help,
  hand,
  coins,
  games,
  recap,
  choose,
  pick,
  expand,
  decline,
  conquer,
  reinforce,
  redeploy,
  recruit,
  place,
  ability,
  move,
  quest,
  rest,
  fly,
  play,
  discard,
  fight,
  assign,
  draft,
  mine,
  maneuver,
  march,
  seer,
  buy,
  answer,
  end,
  pass,
];
