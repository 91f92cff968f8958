/**
 * How a title is separated from the employer or place after it: "Baker at Moss Dairy", "Baker - York", "Baker
 * (York)".
 */
const before = /(?:\s(?:at|@|in|bei|chez|en|à)|\s?[|–—,·(]|\s-)\s?$/iu;
const behind = /^\s?(?:[|–—:·]|-\s)\s?/u;
const ROUNDS = 3;

/** A title without the employer and places that have their own fields in the same posting. */
export function titleAlone(title: string, names: readonly string[]): string {
  let alone = title;
  for (let round = 0; round < ROUNDS; round += 1) {
    const shorter = names.reduce((text, name) => withoutFirst(withoutLast(text, name), name), alone);
    if (shorter === alone) break;
    alone = shorter;
  }
  return alone;
}

function withoutLast(title: string, name: string): string {
  const bare = title.replace(/\s?\)$/, "");
  const whole = bare.length < title.length && !bare.includes("(") ? title : bare;
  if (!endsWith(whole, name)) return title;
  const kept = whole.slice(0, whole.length - name.length);
  return before.test(kept) ? orWhole(kept.replace(before, ""), title) : title;
}

function withoutFirst(title: string, name: string): string {
  if (!title.toLowerCase().startsWith(name.toLowerCase())) return title;
  const kept = title.slice(name.length);
  return behind.test(kept) ? orWhole(kept.replace(behind, ""), title) : title;
}

function endsWith(text: string, name: string): boolean {
  return name !== "" && text.toLowerCase().endsWith(name.toLowerCase());
}

function orWhole(kept: string, title: string): string {
  return /\p{L}{3}/u.test(kept) ? kept.trim() : title;
}
