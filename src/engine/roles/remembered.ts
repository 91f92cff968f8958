import { oncePerText } from "../text/once-per-text.ts";

/**
 * Keeps what a pure function found for names in a catalog. The roles in a resume and in goals are asked for with every
 * evaluation, and names are compared with all titles.
 */
export function remembered<Index extends { titles: object }, Found>(
  find: (text: string, index: Index) => Found,
): (text: string, index: Index) => Found {
  const kept = new WeakMap<object, (text: string) => Found>();
  return (text, index) => {
    const known = kept.get(index.titles) ?? oncePerText((name: string) => find(name, index));
    kept.set(index.titles, known);
    return known(text);
  };
}
