import { type APIEmbed, MessageFlags } from 'discord-api-types/v10';
import { DiscordError, type Issue, invalidForm } from '../rest/errors.js';
import { asComponents } from '../world/components.js';
import { cleanFilename, type MessageBody, type Upload } from '../world/messages.js';
import type { StoredMessage } from '../world/model.js';
import { componentIssues, urlIssues } from './components.js';
import { issue, type Path } from './issue.js';
import { shapeIssues } from './spec.js';

const MAX_CONTENT = 2000;
const MAX_EMBEDS = 6000;

/** What a message will be once the request is carried out. */
interface Result {
  readonly content: string;
  readonly embeds: readonly APIEmbed[];
  readonly components: readonly unknown[];
  readonly files: readonly string[];
  readonly v2: boolean;
}

const isSet = (body: MessageBody, flag: MessageFlags): boolean => ((body.flags ?? 0) & flag) !== 0;

const uploadNames = (uploads: readonly Upload[]): string[] => uploads.map((upload) => cleanFilename(upload.filename));

/** Refuses a new message Discord would refuse. `at`: where it lies in the request; callbacks are shape-checked already. */
export function checkMessage(body: MessageBody, uploads: readonly Upload[], at: Path = []): void {
  refuse(at.length === 0 ? shapeIssues('MessageCreateRequestSchema', body) : []);
  const result: Result = {
    content: body.content ?? '',
    embeds: body.embeds ?? [],
    components: body.components ?? [],
    files: uploadNames(uploads),
    v2: isSet(body, MessageFlags.IsComponentsV2),
  };
  refuse([...resultIssues(result, at), ...strangeAttachments(body, uploads, [], at), ...unsupported(body, at)]);
  refuseEmpty(result);
}

/** Refuses an edit whose outcome Discord would refuse. */
export function checkMessageEdit(
  message: StoredMessage,
  body: MessageBody,
  uploads: readonly Upload[],
  at: Path = [],
): void {
  refuse(at.length === 0 ? shapeIssues('MessageEditRequestPartialSchema', body) : []);
  const listed = body.attachments?.map((each) => String(each.id));
  const kept = message.attachments.filter((each) => listed === undefined || listed.includes(each.id));
  const hadV2 = (message.flags & MessageFlags.IsComponentsV2) !== 0;
  const result: Result = {
    content: body.content === undefined ? message.content : (body.content ?? ''),
    embeds: body.embeds === undefined ? message.embeds : (body.embeds ?? []),
    components: body.components === undefined ? message.components : (body.components ?? []),
    files: [...kept.map((each) => each.filename), ...uploadNames(uploads)],
    v2: hadV2 || isSet(body, MessageFlags.IsComponentsV2),
  };
  const drops = hadV2 && body.flags !== undefined && body.flags !== null && !isSet(body, MessageFlags.IsComponentsV2);
  refuse([
    ...resultIssues(result, at),
    ...strangeAttachments(
      body,
      uploads,
      message.attachments.map((each) => each.id),
      at,
    ),
    ...unsupported(body, at),
    ...(drops
      ? [
          issue(
            [...at, 'flags'],
            'MESSAGE_COMPONENTS_V2_FLAG_REQUIRED',
            'MessageFlags.IS_COMPONENTS_V2 cannot be removed from a message',
          ),
        ]
      : []),
  ]);
  refuseEmpty(result);
}

function refuse(issues: readonly Issue[]): void {
  if (issues.length > 0) throw invalidForm(issues);
}

function refuseEmpty({ content, embeds, components, files, v2 }: Result): void {
  const visible = v2 ? components.length : content.trim().length + embeds.length + components.length + files.length;
  if (visible === 0) throw new DiscordError(400, 50006, 'Cannot send an empty message');
}

function resultIssues(result: Result, at: Path): Issue[] {
  const { content, embeds, components, files, v2 } = result;
  const legacyField = (field: string) =>
    issue(
      [...at, field],
      'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
      `The '${field}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2`,
    );
  return [
    ...(content.length > MAX_CONTENT
      ? [issue([...at, 'content'], 'BASE_TYPE_MAX_LENGTH', `Must be ${MAX_CONTENT} or fewer in length.`)]
      : []),
    ...(v2 && content !== '' ? [legacyField('content')] : []),
    ...(v2 && embeds.length > 0 ? [legacyField('embeds')] : []),
    ...(embedsLength(embeds) > MAX_EMBEDS
      ? [issue([...at, 'embeds'], 'MAX_EMBED_SIZE_EXCEEDED', `Embed size exceeds maximum size of ${MAX_EMBEDS}`)]
      : []),
    ...embeds.flatMap((embed, index) => [
      ...urlIssues(embed.image?.url, [...at, 'embeds', index, 'image', 'url'], files),
      ...urlIssues(embed.thumbnail?.url, [...at, 'embeds', index, 'thumbnail', 'url'], files),
    ]),
    ...componentIssues(asComponents(components), at, { v2, files }),
  ];
}

const embedsLength = (embeds: readonly APIEmbed[]): number =>
  embeds
    .flatMap(({ title, description, footer, author, fields }) => [
      title,
      description,
      footer?.text,
      author?.name,
      ...(fields ?? []).flatMap((field) => [field.name, field.value]),
    ])
    .reduce((sum, text) => sum + (text?.length ?? 0), 0);

/** Every listed attachment must be a file of the request or one the message has. */
function strangeAttachments(
  body: MessageBody,
  uploads: readonly Upload[],
  known: readonly string[],
  at: Path,
): Issue[] {
  const ids = new Set([...uploads.map((upload) => String(upload.index)), ...known]);
  return (body.attachments ?? []).flatMap(({ id }, index) =>
    ids.has(String(id))
      ? []
      : [issue([...at, 'attachments', index, 'id'], 'ATTACHMENT_NOT_FOUND', `Attachment data for ${id} was not found`)],
  );
}

/** What Discord can and the sandbox cannot is refused, not ignored. */
function unsupported(body: MessageBody, at: Path): Issue[] {
  return (['poll', 'sticker_ids', 'shared_client_theme'] as const).flatMap((field) => {
    const value = (body as Readonly<Record<string, unknown>>)[field];
    const absent = value === undefined || value === null || (Array.isArray(value) && value.length === 0);
    return absent ? [] : [issue([...at, field], 'SANDBOX_UNSUPPORTED', `The sandbox has no ${field}`)];
  });
}
