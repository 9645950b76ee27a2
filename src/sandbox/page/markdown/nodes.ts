/** A piece of text inside a line. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'bold' | 'italic' | 'underline' | 'strike' | 'spoiler'; readonly children: readonly Inline[] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly href: string; readonly children: readonly Inline[] }
  | { readonly kind: 'user' | 'channel' | 'role'; readonly id: string }
  | { readonly kind: 'everyone'; readonly text: string }
  | { readonly kind: 'command'; readonly name: string; readonly id: string }
  | { readonly kind: 'emoji'; readonly name: string }
  | { readonly kind: 'time'; readonly seconds: number; readonly style: string };

/** A block of lines. Text blocks keep their line breaks. */
export type Block =
  | { readonly kind: 'text'; readonly children: readonly Inline[] }
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly children: readonly Inline[] }
  | { readonly kind: 'small'; readonly children: readonly Inline[] }
  | { readonly kind: 'quote'; readonly blocks: readonly Block[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly start: number; readonly items: readonly ListItem[] }
  | { readonly kind: 'codeBlock'; readonly language: string; readonly text: string };

export interface ListItem {
  readonly children: readonly Inline[];
  readonly nested: readonly Block[];
}
