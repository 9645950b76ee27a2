/** Set notation in patterns; the compiler's target is older than Node is. */
const SETS = 'v';

/** The emoji Unicode recommends for interchange, which are the ones Discord draws. */
const RGI_EMOJI = new RegExp('^\\p{RGI_Emoji}$', SETS);
const PRESENTATION = '\uFE0F';

/** Whether a component may carry this as its emoji: a server's own (with an id), or exactly one of Unicode's. */
export function isEmoji(emoji: { readonly name?: string | null; readonly id?: string | null }): boolean {
  if (emoji.id) return true;
  const name = emoji.name ?? '';
  return [name, name + PRESENTATION, name.replaceAll(PRESENTATION, '')].some((form) => RGI_EMOJI.test(form));
}
