import type { MessageBody, Upload } from '../world/messages.js';
import type { StoredMessage } from '../world/model.js';
import type { World } from '../world/world.js';
import { checkShape } from './spec.js';

type Path = readonly (string | number)[];

export function checkMessage(body: MessageBody, _uploads: readonly Upload[], _at: Path = []): void {
  checkShape('MessageCreateRequestSchema', body);
}

export function checkMessageEdit(
  _world: World,
  _message: StoredMessage,
  body: MessageBody,
  _uploads: readonly Upload[],
  _at: Path = [],
): void {
  checkShape('MessageEditRequestPartialSchema', body);
}
