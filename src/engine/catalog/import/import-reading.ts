import { emptyOnetDraft } from "../onet/draft.ts";
import { type KnownTitles, onetEntries } from "../onet/entries.ts";
import { onetTables } from "../onet/tables.ts";
import type { OccupationEntry, SkillEntry } from "../types.ts";
import { type EscoDraft, escoEntries, escoSkills } from "./esco.ts";
import { type CatalogSource, escoSource, escoVersion, onetSource, onetVersion } from "./releases.ts";
import type { TextSink } from "./rows.ts";
import { readTable, type TableReport } from "./table.ts";

/** What one source brings. */
export interface ImportedSource {
  source: CatalogSource;
  occupations: OccupationEntry[];
  skills: SkillEntry[];
}

interface MalformedRow {
  file: string;
  line: number;
  reason: string;
}

export interface ImportResult {
  brought: ImportedSource[];
  files: ({ file: string } & TableReport)[];
  skipped: { file: string; reason: string }[];
  /** The first malformed rows, at most 50. */
  malformed: MalformedRow[];
  malformedRows: number;
  notes: string[];
}

/** Takes one file's text; `refused` says that the rest of it would be of no use. */
export interface FileSink extends TextSink {
  refused: () => boolean;
}

export interface ImportReading {
  /** A sink for a known file's text; undefined for an unknown file, which is then named as skipped. */
  open: (path: string) => FileSink | undefined;
  finish: () => ImportResult;
}

const shownMalformed = 50;
const readMe = /^read[ _-]?me(?:\.(?:txt|md))?$/;

/**
 * Reads the files of an O*NET text release and ESCO's skills table, in any order and any subset. `origin` is the
 * name of the folder or archive they come from: it may tell the release.
 */
export function readImport(titles: KnownTitles, origin: string): ImportReading {
  const onet = emptyOnetDraft();
  const esco: EscoDraft = new Map();
  const tables = onetTables(onet);
  const escoTable = escoSkills(esco);
  const result: ImportResult = {
    brought: [],
    files: [],
    skipped: [],
    malformed: [],
    malformedRows: 0,
    notes: [],
  };
  const versions: { onet?: string; esco?: string } = {};

  const table = (path: string, isEsco: boolean): FileSink | undefined => {
    const reading = isEsco ? escoTable : tables.get(fileName(path));
    if (reading === undefined) return undefined;
    const format = isEsco && /\.csv(?:\.gz)?$/i.test(path) ? "csv" : "tab";
    const reader = readTable(reading, format, (line, reason) => {
      result.malformedRows += 1;
      if (result.malformed.length < shownMalformed) result.malformed.push({ file: path, line, reason });
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
      const sink = found === undefined ? undefined : table(path, found === "esco");
      if (sink === undefined) result.skipped.push({ file: path, reason: unknownReason(path) });
      return sink;
    },
    finish: () => {
      const entries = onetEntries(onet, titles);
      const skills = escoEntries(esco);
      if (entries.occupations.length + entries.skills.length > 0)
        result.brought.push({
          source: onetSource(versions.onet ?? onetVersion(origin)),
          occupations: entries.occupations,
          skills: entries.skills,
        });
      if (skills.length > 0)
        result.brought.push({
          source: escoSource(versions.esco ?? escoVersion(origin)),
          occupations: [],
          skills,
        });
      const { untitled } = entries;
      if (untitled.length > 0)
        result.notes.push(
          `${untitled.length} occupations without a title in Occupation Data.txt were left out: ${untitled.slice(0, 5).join(", ")}${untitled.length > 5 ? ", …" : ""}.`,
        );
      return result;
    },
  };
}

/** Which of the known files a path names; it says nothing about the file's content. */
export function knownFile(path: string): "onet" | "esco" | "read-me" | undefined {
  const name = fileName(path);
  if (onetNames.has(name)) return "onet";
  if (/^skills(?:_[a-z_]{1,40})?\.(?:csv|tsv)(?:\.gz)?$/.test(name) && isEnglish(name)) return "esco";
  return readMe.test(name) ? "read-me" : undefined;
}

const onetNames: ReadonlySet<string> = new Set(onetTables(emptyOnetDraft()).keys());

function unknownReason(path: string): string {
  const other = /^skills_([a-z]{2})\.csv$/.exec(fileName(path));
  return other ? `it is in another language (${other[1]}); skills_en.csv is read` : "it is not needed";
}

function isEnglish(name: string): boolean {
  const language = /_([a-z]{2})\.(?:csv|tsv)/.exec(name)?.[1];
  return language === undefined || language === "en";
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
