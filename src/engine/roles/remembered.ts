/** Names kept for each catalog. */
const MOST = 500;
/** A longer text is hardly the same one twice. */
const LONGEST = 200;

/**
 * Keeps what a pure function found for names in a catalog. The roles in a resume and in goals are asked for with every
 * evaluation, and names are compared with all titles.
 */
export function remembered<Index extends { titles: object }, Found>(
  find: (text: string, index: Index) => Found,
): (text: string, index: Index) => Found {
  const kept = new WeakMap<object, Map<string, Found>>();
  return (text, index) => {
    if (text.length > LONGEST) return find(text, index);
    const known = kept.get(index.titles) ?? new Map<string, Found>();
    kept.set(index.titles, known);
    const before = known.get(text);
    if (before !== undefined) return before;
    const found = find(text, index);
    if (known.size >= MOST) known.clear();
    known.set(text, found);
    return found;
  };
}
