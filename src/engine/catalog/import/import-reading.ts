import { emptyOnetDraft } from "../onet/draft.ts";
import { type KnownTitles, onetEntries } from "../onet/entries.ts";
import { onetTables } from "../onet/tables.ts";
import type { LabelledOccupation, OccupationEntry, SkillEntry } from "../types.ts";
import { type EscoDraft, emptyEscoDraft, escoOccupations, escoSkills, escoTable } from "./esco.ts";
import { type CatalogSource, escoSource, escoVersion, onetSource, onetVersion } from "./releases.ts";
import type { TextSink } from "./rows.ts";
import { readTable, type TableReport } from "./table.ts";

/** The entries imported from one source. */
export interface ImportedSource {
  source: CatalogSource;
  occupations: OccupationEntry[];
  skills: SkillEntry[];
  /** Occupations with names only. */
  labelled?: LabelledOccupation[];
}

export interface ImportResult {
  brought: ImportedSource[];
  files: ({ file: string } & TableReport)[];
  skipped: { file: string; reason: string }[];
  /** The first malformed rows, at most 50. */
  malformed: { file: string; line: number; reason: string }[];
  malformedRows: number;
  notes: string[];
}

/** Receives a file's text. `refused` returns true once the rest is not needed. */
export interface FileSink extends TextSink {
  refused: () => boolean;
}

export interface ImportReading {
  /** Returns a sink for a known file's text. An unknown file gives undefined and is reported as skipped. */
  open: (path: string) => FileSink | undefined;
  finish: () => ImportResult;
}

const MAX_MALFORMED_SHOWN = 50;
const READ_ME = /^read[ _-]?me(?:\.(?:txt|md))?$/;

/**
 * Reads the files of an O*NET text release and ESCO's tables of skills and occupations in any languages, in any order
 * and any subset. `origin` is the
 * name of their folder or archive, which may contain the release.
 */
export function readImport(titles: KnownTitles, origin: string): ImportReading {
  const onet = emptyOnetDraft();
  const esco: EscoDraft = emptyEscoDraft();
  const tables = onetTables(onet);
  const result: ImportResult = {
    brought: [],
    files: [],
    skipped: [],
    malformed: [],
    malformedRows: 0,
    notes: [],
  };
  const versions: { onet?: string; esco?: string } = {};

  const table = (path: string): FileSink | undefined => {
    const isEsco = escoFile(path);
    const reading = isEsco ? escoTable(esco, isEsco.table, isEsco.language) : tables.get(fileName(path));
    if (reading === undefined) return undefined;
    const format = isEsco && /\.csv(?:\.gz)?$/i.test(path) ? "csv" : "tab";
    const reader = readTable(reading, format, (line, reason) => {
      result.malformedRows += 1;
      if (result.malformed.length < MAX_MALFORMED_SHOWN) result.malformed.push({ file: path, line, reason });
    });
    return {
      write: reader.write,
      refused: () => reader.report.refusal !== undefined,
      end: () => {
        reader.end();
        const { refusal } = reader.report;
        if (refusal !== undefined) return void result.skipped.push({ file: path, reason: refusal });
        result.files.push({ file: path, ...reader.report });
        if (isEsco) versions.esco ??= escoVersion(path);
        else versions.onet ??= onetVersion(path);
      },
    };
  };

  return {
    open: (path) => {
      const found = knownFile(path);
      if (found === "read-me") return readMeSink((text) => (versions.onet ??= onetVersion(text)));
      const sink = found === undefined ? undefined : table(path);
      if (sink === undefined) result.skipped.push({ file: path, reason: "it is not needed" });
      return sink;
    },
    finish: () => {
      const entries = onetEntries(onet, titles);
      const skills = escoSkills(esco);
      const labelled = escoOccupations(esco);
      if (entries.occupations.length + entries.skills.length > 0)
        result.brought.push({
          source: onetSource(versions.onet ?? onetVersion(origin)),
          occupations: entries.occupations,
          skills: entries.skills,
        });
      if (skills.length + labelled.length > 0)
        result.brought.push({
          source: escoSource(versions.esco ?? escoVersion(origin)),
          occupations: [],
          skills,
          ...(labelled.length > 0 && { labelled }),
        });
      if (labelled.length > 0 && !labelled.some(({ labels }) => labels.en))
        result.notes.push(
          "ESCO's occupations are recognised by their English labels: give occupations_en.csv, too.",
        );
      const { untitled } = entries;
      if (untitled.length > 0)
        result.notes.push(
          `${untitled.length} occupations without a title in Occupation Data.txt were left out: ${untitled.slice(0, 5).join(", ")}${untitled.length > 5 ? ", …" : ""}.`,
        );
      return result;
    },
  };
}

/** The known file named by a path. The content is not checked. */
export function knownFile(path: string): "onet" | "esco" | "read-me" | undefined {
  const name = fileName(path);
  if (onetNames.has(name)) return "onet";
  if (escoFile(path)) return "esco";
  return READ_ME.test(name) ? "read-me" : undefined;
}

const onetNames: ReadonlySet<string> = new Set(onetTables(emptyOnetDraft()).keys());

/** The ESCO table and language named by a path; English if the name does not say. */
function escoFile(path: string): { table: keyof EscoDraft; language: string } | undefined {
  const name = fileName(path);
  const table = /^(skills|occupations)(?:_[a-z_]{1,40})?\.(?:csv|tsv)(?:\.gz)?$/.exec(name)?.[1];
  if (table !== "skills" && table !== "occupations") return undefined;
  return { table, language: /_([a-z]{2})\.(?:csv|tsv)/.exec(name)?.[1] ?? "en" };
}

/** The last part of a path, in lower case. */
export function fileName(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1).toLowerCase();
}

function readMeSink(take: (text: string) => void): FileSink {
  let head = "";
  return {
    write: (piece) => {
      head = (head + piece).slice(0, 4_000);
    },
    refused: () => head.length >= 4_000,
    end: () => take(head),
  };
}
