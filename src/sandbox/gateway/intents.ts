import { GatewayIntentBits as Intent } from 'discord-api-types/v10';

const GUILD_MESSAGE = ['MESSAGE_CREATE', 'MESSAGE_UPDATE', 'MESSAGE_DELETE', 'MESSAGE_DELETE_BULK'];
const REACTION = ['MESSAGE_REACTION_ADD', 'MESSAGE_REACTION_REMOVE'];

/** The intent a session needs for an event; none for interactions and its own affairs. */
function needed(event: string, direct: boolean): number {
  if (GUILD_MESSAGE.includes(event)) return direct ? Intent.DirectMessages : Intent.GuildMessages;
  if (REACTION.includes(event)) return direct ? Intent.DirectMessageReactions : Intent.GuildMessageReactions;
  if (event === 'TYPING_START') return direct ? Intent.DirectMessageTyping : Intent.GuildMessageTyping;
  if (event.startsWith('GUILD_MEMBER_')) return Intent.GuildMembers;
  if (/^(GUILD_|CHANNEL_|THREAD_)/.test(event)) return direct ? Intent.DirectMessages : Intent.Guilds;
  return 0;
}

export const PRIVILEGED = Intent.GuildMembers | Intent.GuildPresences | Intent.MessageContent;

export function mayReceive(intents: number, event: string, direct: boolean): boolean {
  const intent = needed(event, direct);
  return intent === 0 || (intents & intent) !== 0;
}

interface Told {
  readonly author?: { readonly id: string };
  readonly mentions?: readonly { readonly id: string }[];
}

/** Without the content intent a bot reads only its own messages, direct ones and those that mention it. */
export function redact(intents: number, event: string, data: unknown, direct: boolean, botId: string): unknown {
  if (direct || intents & Intent.MessageContent) return data;
  if (event !== 'MESSAGE_CREATE' && event !== 'MESSAGE_UPDATE') return data;
  const message = data as Told;
  const readable = message.author?.id === botId || message.mentions?.some((user) => user.id === botId);
  return readable ? data : { ...message, content: '', embeds: [], attachments: [], components: [] };
}
