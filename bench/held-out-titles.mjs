// Titles held out of a catalogue, a fifth at a time. A title that several occupations bear is never held out.
import { importSource } from "./import-source.mjs";

const { createTitleIndex } = await importSource(`
export { createTitleIndex } from "./engine/catalog/titles/titles.ts";
`);

/** The number of parts that the titles are held out in. */
export const FOLDS = 5;

/** The titles held out in a fold (0 to 4), each with its occupation's code, and the catalogue without them. */
export function holdOut({ occupations, localTitles }, fold) {
  const owners = new Map();
  for (const { alternateTitles } of occupations)
    for (const title of alternateTitles) owners.set(title, (owners.get(title) ?? 0) + 1);
  let count = 0;
  const heldOut = [];
  const kept = occupations.map((entry) => ({
    ...entry,
    alternateTitles: entry.alternateTitles.filter((title) => {
      const isOut = owners.get(title) === 1 && count++ % FOLDS === fold;
      if (isOut) heldOut.push({ title, code: entry.code });
      return !isOut;
    }),
  }));
  const index = {
    titles: createTitleIndex(kept, localTitles),
    occupations: kept.map((entry) => ({ entry })),
    positions: new Map(kept.map(({ code }, at) => [code, at])),
  };
  return { heldOut, kept, index };
}
