import { type Text, text } from '../../engine/index.js';
import type { ProposalMove } from './frames/frame.js';
import type { Leg } from './moves.js';
import { cardName, HERO_NAMES, key, REWARD_NAMES, SPACE_NAMES } from './words.js';

const legText = ({ hero, path }: Leg): Text => {
  const to = path.at(-1);
  return text(key('proposal.leg'), { hero: HERO_NAMES[hero], ...(to ? { space: SPACE_NAMES[to] } : {}) });
};

/** What somebody proposes, for whoever is asked. */
export function proposalText(proposal: ProposalMove): Text {
  switch (proposal.type) {
    case 'playTravel':
      return text(key('proposal.travel'), { card: cardName(proposal.card), leg: legText(proposal) });
    case 'playHeal':
      return text(key('proposal.heal'), { card: cardName(proposal.card), hero: HERO_NAMES[proposal.hero] });
    case 'ability': {
      const ability = text(key(`ability.${proposal.ability}`));
      return proposal.ability === 'press_forward'
        ? text(key('proposal.ability'), { ability, leg: legText(proposal) })
        : ability;
    }
    case 'playReward': {
      const reward = REWARD_NAMES[proposal.reward];
      if (proposal.reward === 'gunship_support') {
        const { hero, to } = proposal.params;
        return text(key('proposal.reward'), { reward, legs: [legText({ hero, path: [to] })] });
      }
      if (proposal.reward === 'onward_to_victory')
        return text(key('proposal.reward'), { reward, legs: proposal.params.moves.map(legText) });
      return reward;
    }
  }
}
