import type { APIAttachment } from 'discord-api-types/v10';
import { Icon } from './icon.js';
import { PictureView } from './picture.js';

export function Attachments({ attachments }: { readonly attachments: readonly APIAttachment[] }) {
  if (attachments.length === 0) return null;
  return (
    <div class="attachments">
      {attachments.map((file) =>
        /^image\//.test(file.content_type ?? '') || /\.(png|jpe?g|gif|webp)$/i.test(file.filename) ? (
          <PictureView
            key={file.id}
            url={file.url}
            alt={file.description ?? ''}
            width={file.width}
            height={file.height}
          />
        ) : (
          <FileCard key={file.id} url={file.url} name={file.filename} size={file.size} />
        ),
      )}
    </div>
  );
}

const KIB = 1024;

export const fileSize = (bytes: number): string => {
  if (bytes < KIB) return `${bytes} B`;
  return bytes < KIB * KIB ? `${(bytes / KIB).toFixed(1)} KB` : `${(bytes / KIB / KIB).toFixed(1)} MB`;
};

export function FileCard({
  url,
  name,
  size,
}: {
  readonly url: string;
  readonly name: string;
  readonly size: number | undefined;
}) {
  return (
    <a class="file-card" href={url} download={name} target="_blank" rel="noreferrer">
      <Icon name="file" />
      <span>
        <strong>{name}</strong>
        {size !== undefined && <small>{fileSize(size)}</small>}
      </span>
    </a>
  );
}
