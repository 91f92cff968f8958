// Titles held out of a catalogue, a fifth at a time, and asked for again.
import { join } from "node:path";
import { readRelease } from "../fit/release.mjs";
import { loadScoring } from "../fit/scoring.mjs";
import { importSource } from "../import-source.mjs";
import { bm25 } from "./bm25.mjs";
import { isOpen } from "./half.mjs";
import { rowsOf } from "./table.mjs";

const { createTitleIndex, resolveRole, readBuiltInCatalog } = await importSource(`
export { createTitleIndex } from "./engine/catalog/titles/titles.ts";
export { resolveRole } from "./engine/roles/resolve-role.ts";
export { readBuiltInCatalog } from "./platform/built-in-catalog.ts";
`);
const FOLDS = 5;
/** Of the many titles of a release one fifth is enough. */
const RELEASE_FOLDS = [0];

/** The titles of the built-in catalogue. */
export async function proveBuiltInTitles({ misses }) {
  return prove(readBuiltInCatalog(), [0, 1, 2, 3, 4], misses);
}

/** The titles of a release of O*NET. */
export async function proveReleaseTitles({ folder, misses }) {
  return prove(readRelease(await loadScoring(), join(folder, "onet")), RELEASE_FOLDS, misses);
}

function prove(catalog, folds, misses) {
  const { occupations, localTitles, source } = catalog;
  const owners = new Map();
  for (const { alternateTitles } of occupations)
    for (const title of alternateTitles) owners.set(title, (owners.get(title) ?? 0) + 1);
  const asked = folds.flatMap((fold) => asksOf({ occupations, localTitles, owners, fold }));
  const judged = asked.map(({ title, code, as, codes, base }) => {
    const hit = (some, k) => Number(some.slice(0, k).includes(code));
    return {
      isOpen: isOpen(title),
      parts: [],
      first: [hit(codes, 1), hit(base, 1)],
      five: [hit(codes, 5), hit(base, 5)],
      answered: [Number(as !== null), undefined],
      ...(as !== null && { wrong: [Number(as !== code), undefined] }),
    };
  });
  const isMissed = ({ title, code, codes }) => isOpen(title) && !codes.slice(0, 5).includes(code);
  const titleOf = new Map(occupations.map(({ code, title }) => [code, title]));
  return {
    title: `titles of ${source}, a fifth held out at a time`,
    version: "titles",
    rows: rowsOf(judged, [
      { key: "first", metric: "hit", level: "occupation", k: 1 },
      { key: "five", metric: "hit", level: "occupation", k: 5 },
      { key: "answered", metric: "understood", level: "occupation" },
      { key: "wrong", metric: "wrong although understood", level: "occupation" },
    ]),
    misses: misses ? asked.filter(isMissed).map(({ title, code }) => `${title} → ${titleOf.get(code)}`) : [],
  };
}

function asksOf({ occupations, localTitles, owners, fold }) {
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
  const titles = createTitleIndex(kept, localTitles);
  const index = {
    titles,
    occupations: kept.map((entry) => ({ entry })),
    positions: new Map(kept.map(({ code }, at) => [code, at])),
  };
  const plain = bm25(
    kept.map(({ title, alternateTitles, description }) => [title, ...alternateTitles, description].join(" ")),
  );
  return heldOut.map(({ title, code }) => ({
    title,
    code,
    as: resolveRole(title, index).understoodAs?.code ?? null,
    codes: titles.search(title, 5).map((one) => one.code),
    base: plain(title)
      .slice(0, 5)
      .map((place) => kept[place].code),
  }));
}
