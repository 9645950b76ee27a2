import type { PageEvent, PageMessage } from '../../page-api.js';
import type { Picture, Press, Theme, Toast } from './model.js';

export type Action =
  | { readonly type: 'event'; readonly userId: string; readonly event: PageEvent; readonly now: number }
  | { readonly type: 'connection'; readonly userId: string; readonly connected: boolean }
  | {
      readonly type: 'loaded';
      readonly userId: string;
      readonly channelId: string;
      readonly messages: readonly PageMessage[];
    }
  | { readonly type: 'become'; readonly userId: string }
  | { readonly type: 'openChannel'; readonly channelId: string }
  | { readonly type: 'openThread'; readonly channelId: string | undefined }
  | { readonly type: 'pressed'; readonly userId: string; readonly press: Press }
  | { readonly type: 'settled'; readonly userId: string; readonly press: Press }
  | { readonly type: 'closeModal' }
  | { readonly type: 'theme'; readonly theme: Theme }
  | { readonly type: 'textOnly'; readonly on: boolean }
  | { readonly type: 'follow'; readonly on: boolean }
  | { readonly type: 'zoom'; readonly picture: Picture | undefined }
  | { readonly type: 'drawer'; readonly open: boolean }
  | { readonly type: 'toast'; readonly toast: Toast }
  | { readonly type: 'toastGone'; readonly id: number };
