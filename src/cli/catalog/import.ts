import type { ImportResult } from "../../engine/catalog/import/import-reading.ts";
import { readBuiltInCatalog } from "../../platform/built-in-catalog.ts";
import type { SettingFlags } from "../../platform/config.ts";
import { print, withService } from "../terminal/context.ts";
import { noProgress, terminalProgress } from "../terminal/progress.ts";
import { readCatalog } from "./read.ts";

/**
 * Imports an O*NET text release, ESCO's skills and occupation names in any languages, or both, and prints what
 * was read and skipped.
 */
export async function importCatalog(path: string, flags: SettingFlags & { json?: boolean }): Promise<void> {
  const progress = flags.json ? noProgress : terminalProgress();
  const titles = new Map(readBuiltInCatalog().occupations.map((occupation) => [occupation.code, occupation]));
  const result = await readCatalog(path, titles, progress);
  await withService(flags, async ({ store, runtime }) => {
    const rows = result.brought.map(
      ({ occupations, labelled = [], skills }) => occupations.length + labelled.length + skills.length,
    );
    progress.step(
      "Storing",
      rows.reduce((sum, count) => sum + count, 0),
    );
    try {
      await store.catalog.replace(result.brought, runtime.now().toISOString(), () => progress.advance(1));
    } finally {
      progress.end();
    }
  });
  if (flags.json) print(JSON.stringify(counts(result)));
  else report(result);
}

/** The result without the entries themselves. */
function counts({ brought, ...rest }: ImportResult): object {
  const sources = brought.map(({ source, occupations, labelled = [], skills }) => ({
    ...source,
    occupations: occupations.length + labelled.length,
    skills: skills.length,
  }));
  const sum = (key: "occupations" | "skills") => sources.reduce((total, source) => total + source[key], 0);
  return { occupations: sum("occupations"), skills: sum("skills"), sources, ...rest };
}

function report({ brought, files, skipped, malformed, malformedRows, notes }: ImportResult): void {
  for (const { source, occupations, labelled = [], skills } of brought) {
    const languages = new Set(labelled.flatMap(({ labels }) => Object.keys(labels)));
    if (languages.size > 0)
      print(
        `Imported names of ${number(labelled.length)} occupations of ${source.title} in ${[...languages].sort().join(", ")}.`,
      );
    const counted = occupations.length > 0 ? `${number(occupations.length)} occupations, ` : "";
    print(`Imported ${source.title}: ${counted}${number(skills.length)} skills.`);
  }
  for (const { file, used, leftOut } of files) {
    const passed = leftOut > 0 ? `, ${number(leftOut)} of no use here` : "";
    print(`  Read ${withoutControlCharacters(file)}: ${number(used)} rows${passed}.`);
  }
  for (const { file, reason } of skipped.slice(0, MAX_SHOWN))
    print(`  Skipped ${withoutControlCharacters(file)}: ${reason}.`);
  if (skipped.length > MAX_SHOWN) print(`  Skipped ${number(skipped.length - MAX_SHOWN)} more files.`);
  if (malformedRows > 0) print(`  Skipped ${number(malformedRows)} malformed rows:`);
  for (const { file, line, reason } of malformed.slice(0, MAX_SHOWN))
    print(`    ${withoutControlCharacters(file)} line ${line}: ${reason}.`);
  for (const note of notes) print(`  Note: ${note}`);
  for (const { source } of brought) print(source.attribution);
}

const MAX_SHOWN = 20;

function number(count: number): string {
  return count.toLocaleString("en-US");
}

/** A file name may contain terminal control sequences. */
function withoutControlCharacters(name: string): string {
  return name.replace(/\p{C}/gu, "?").slice(0, 200);
}
