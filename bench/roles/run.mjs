// How many titles held out of the built-in catalogue the resolver understands, and how many of those rightly: each fifth
// of the other titles is taken out in turn, and asked for. What several occupations bear is not asked.
import { FOLDS, holdOut } from "../held-out-titles.mjs";
import { importSource } from "../import-source.mjs";

const { resolveRole, readBuiltInCatalog } = await importSource(`
export { resolveRole } from "./engine/roles/resolve-role.ts";
export { readBuiltInCatalog } from "./platform/built-in-catalog.ts";
`);
const catalog = readBuiltInCatalog();

const asked = Array.from({ length: FOLDS }, (_, fold) => asksOf(fold)).flat();
const understood = asked.filter(({ as }) => as !== null);
print("all", understood);
for (const confidence of [...new Set(understood.map(({ as }) => as.confidence))].sort((a, b) => b - a)) {
  print(
    `confidence ${confidence.toFixed(2)}`,
    understood.filter(({ as }) => as.confidence === confidence),
  );
}
const isNear = ({ code, nearest }) => nearest.some((one) => one.code === code);
const rest = asked.filter(({ as }) => as === null);
console.log(`not understood: ${rest.length}, the right one among the nearest: ${rest.filter(isNear).length}`);

function asksOf(fold) {
  const { heldOut, index } = holdOut(catalog, fold);
  return heldOut.map(({ title, code }) => {
    const { understoodAs, nearest } = resolveRole(title, index);
    return { code, as: understoodAs, nearest };
  });
}

function print(name, rows) {
  const right = rows.filter(({ code, as }) => as.code === code).length;
  const share = rows.length === 0 ? 0 : right / rows.length;
  console.log(
    `${name.padEnd(16)} understood ${String(rows.length).padStart(5)} of ${asked.length}, right ${share.toFixed(3)}`,
  );
}
