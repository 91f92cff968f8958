import type { Checked, Fault } from "./types.ts";

const away = /^(?:at|from|aus|von|zu|desde|de|depuis|em|en)$/;

/** "My home is in" is followed by the person's place. Working from there is a different fact. */
export function homeElsewhere({ sentence, carried }: Checked): Fault | undefined {
  for (const [index, { at, source, place }] of carried.entries()) {
    if (source.claim?.path !== "basics.location" || place >= 0) continue;
    const isSaid = (each: (typeof carried)[number]) => each.place >= 0;
    const [last, next] = [carried.slice(0, index).findLast(isSaid), carried.slice(index + 1).find(isSaid)];
    const isBeside = last?.source === source || next?.source === source;
    const before = sentence.marks.slice(Math.max(0, at - 2), at);
    if (!isBeside || before.some(({ token }) => away.test(token.key)))
      return { why: "The claim names the place where the person lives, and the sentence another.", source };
  }
  return undefined;
}
