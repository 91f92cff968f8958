// Titles held out of a catalogue, a fifth at a time, and asked for again.
import { join } from "node:path";
import { readRelease } from "../fit/release.mjs";
import { loadScoring } from "../fit/scoring.mjs";
import { FOLDS, holdOut } from "../held-out-titles.mjs";
import { importSource } from "../import-source.mjs";
import { bm25 } from "./bm25.mjs";
import { isOpen } from "./half.mjs";
import { rowsOf } from "./table.mjs";

const { resolveRole, readBuiltInCatalog } = await importSource(`
export { resolveRole } from "./engine/roles/resolve-role.ts";
export { readBuiltInCatalog } from "./platform/built-in-catalog.ts";
`);
/** Of the many titles of a release one fifth is enough. */
const RELEASE_FOLDS = [0];

/** The titles of the built-in catalogue. */
export async function proveBuiltInTitles({ misses }) {
  return prove(
    readBuiltInCatalog(),
    Array.from({ length: FOLDS }, (_, fold) => fold),
    misses,
  );
}

/** The titles of a release of O*NET. */
export async function proveReleaseTitles({ folder, misses }) {
  return prove(readRelease(await loadScoring(), join(folder, "onet")), RELEASE_FOLDS, misses);
}

function prove(catalog, folds, misses) {
  const { occupations, source } = catalog;
  const asked = folds.flatMap((fold) => asksOf(holdOut(catalog, fold)));
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

function asksOf({ heldOut, kept, index }) {
  const plain = bm25(
    kept.map(({ title, alternateTitles, description }) => [title, ...alternateTitles, description].join(" ")),
  );
  return heldOut.map(({ title, code }) => ({
    title,
    code,
    as: resolveRole(title, index).understoodAs?.code ?? null,
    codes: index.titles.search(title, 5).map((one) => one.code),
    base: plain(title)
      .slice(0, 5)
      .map((place) => kept[place].code),
  }));
}
