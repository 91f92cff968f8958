/** Lines shown before and after what changes. */
const AROUND = 2;

/** The lines that a change of one place takes out and puts in, with some around them; none where nothing changes. */
export function diffLines(before: string, after: string): string[] {
  if (before === after) return [];
  const [old, made] = [before, after].map((text) => text.split(/\r?\n/)) as [string[], string[]];
  const start = commonLength(old, made);
  const end = commonLength(old.slice(start).reverse(), made.slice(start).reverse());
  return [
    ...old.slice(Math.max(0, start - AROUND), start).map((line) => `  ${line}`),
    ...old.slice(start, old.length - end).map((line) => `- ${line}`),
    ...made.slice(start, made.length - end).map((line) => `+ ${line}`),
    ...old.slice(old.length - end, old.length - end + AROUND).map((line) => `  ${line}`),
  ];
}

function commonLength(left: readonly string[], right: readonly string[]): number {
  const at = left.findIndex((line, index) => line !== right[index]);
  return at === -1 ? Math.min(left.length, right.length) : at;
}
