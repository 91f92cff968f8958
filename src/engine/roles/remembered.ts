import { kept } from "../text/kept.ts";

/**
 * Keeps what a pure function found for names in a catalog. The roles in a resume and in goals are asked for with every
 * evaluation, and names are compared with all titles.
 */
export function remembered<Index extends { titles: object }, Found>(
  find: (text: string, index: Index) => Found,
): (text: string, index: Index) => Found {
  const byTitles = new WeakMap<object, (text: string) => Found>();
  return (text, index) => {
    const known = byTitles.get(index.titles) ?? kept((name: string) => find(name, index));
    byTitles.set(index.titles, known);
    return known(text);
  };
}
