// Bitmap of the pages of a month that use an account: a busy account on 84 pages costs three numbers.
const WORD = 30;

export function hasPage(words: readonly number[], page: number): boolean {
  return (((words[Math.floor(page / WORD)] ?? 0) >> (page % WORD)) & 1) === 1;
}

export function withPage(words: readonly number[], page: number, present: boolean): readonly number[] {
  if (hasPage(words, page) === present) return words;
  const next = [...words];
  const index = Math.floor(page / WORD);
  while (next.length <= index) next.push(0);
  next[index] = (next[index] ?? 0) ^ (1 << (page % WORD));
  while (next.length > 0 && next[next.length - 1] === 0) next.pop();
  return next;
}
