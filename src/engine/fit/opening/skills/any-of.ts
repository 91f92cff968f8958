const or =
  /(?:^|[\s,])(?:and\/or|or|oder|ou|o|u|und\/oder|et\/ou|y\/o|e\/ou)\s*(?:\p{L}{1,12}\s)?$|或者?\s*$/iu;

/** True if one of the things named at these places is enough: the last two are joined by "or". */
export function asksForAny(text: string, places: readonly { start: number; end: number }[]): boolean {
  const [left, right] = places.slice(-2);
  return left !== undefined && right !== undefined && or.test(text.slice(left.end, right.start));
}
