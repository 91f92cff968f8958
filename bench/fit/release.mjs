// A release of O*NET as a catalogue, and what was found in it as one list.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";

/** The catalogue of a release's folder, with what the built-in one adds. */
export function readRelease({ readImport, mergeCatalogs, readBuiltInCatalog }, folder) {
  const reading = readImport(new Map(), basename(folder));
  for (const file of readdirSync(folder).filter((name) => statSync(join(folder, name)).isFile())) {
    const sink = reading.open(file);
    sink?.write(readFileSync(join(folder, file), "utf8"));
    sink?.end();
  }
  const parts = reading
    .finish()
    .brought.map(({ source, ...entries }) => ({ title: source.title, version: source.version, ...entries }));
  return mergeCatalogs(readBuiltInCatalog(), parts);
}

/** The occupations of an answer, best first. */
export function ranked({ highFit, worthExploring, riskyMismatch }) {
  return [...highFit, ...worthExploring, ...riskyMismatch].sort((left, right) => exact(right) - exact(left));
}

/** The score before rounding. */
function exact({ factors }) {
  return factors.reduce((sum, { weight, score }) => sum + weight * score, 0);
}
