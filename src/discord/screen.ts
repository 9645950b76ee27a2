import type { APIComponentInContainer, APIMessageTopLevelComponent } from 'discord-api-types/v10';

export type Part = APIComponentInContainer;

/** A file that goes with a message; a gallery refers to it as `attachment://<name>`. */
export interface File {
  readonly name: string;
  readonly bytes: Buffer;
  readonly mime: string;
  readonly alt: string;
}

/** What a message shows. Nobody is pinged but the people named in `pings`, and only by a new message. */
export interface Screen {
  readonly components: readonly APIMessageTopLevelComponent[];
  readonly files: readonly File[];
  readonly pings: readonly string[];
}

/** A picture of a board, as the renderers make it. */
export interface Picture {
  readonly bytes: Buffer;
  readonly mime: string;
  readonly name: string;
  readonly alt: string;
}
