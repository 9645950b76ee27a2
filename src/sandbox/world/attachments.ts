import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The bytes of uploaded files: in memory, or one file each in a folder. */
export interface Attachments {
  put(id: string, bytes: Buffer): void;
  get(id: string): Buffer | undefined;
  remove(id: string): void;
  clear(): void;
}

export function memoryAttachments(): Attachments {
  const files = new Map<string, Buffer>();
  return {
    put: (id, bytes) => files.set(id, bytes),
    get: (id) => files.get(id),
    remove: (id) => files.delete(id),
    clear: () => files.clear(),
  };
}

export function folderAttachments(folder: string): Attachments {
  mkdirSync(folder, { recursive: true });
  return {
    put(id, bytes) {
      const part = join(folder, `${id}.part`);
      writeFileSync(part, bytes);
      renameSync(part, join(folder, id));
    },
    get(id) {
      try {
        return readFileSync(join(folder, id));
      } catch {
        return undefined;
      }
    },
    remove: (id) => rmSync(join(folder, id), { force: true }),
    clear() {
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder, { recursive: true });
    },
  };
}
