/** Lines in as few messages as hold them. */
export function pagesOf(lines: readonly string[], max: number): readonly string[] {
  const pages: string[] = [];
  for (const line of lines) {
    const cut = line.length > max ? `${line.slice(0, max - 1)}…` : line;
    const last = pages.at(-1);
    if (last !== undefined && last.length + 1 + cut.length <= max) pages[pages.length - 1] = `${last}\n${cut}`;
    else pages.push(cut);
  }
  return pages;
}
