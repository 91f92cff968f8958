import type { Unconfirmed } from "../domain/resume/import/unproved-schema.ts";
import { getResume, MOST_CONFIRMED, updateResume } from "../domain/resume/operations.ts";
import { type Corrected, ResumeData } from "../domain/resume/schema.ts";
import { placeOfPath, pointerOf } from "../engine/resume/edit/places.ts";
import { ServiceError } from "../operation/errors.ts";
import type { SettingFlags } from "../platform/config.ts";
import { UsageError } from "../platform/usage-error.ts";
import { printUnconfirmed } from "./print-import.ts";
import { print, runOperation, withService, withStoredData } from "./terminal/context.ts";

interface ResumeFlags extends SettingFlags {
  user: string;
  json?: boolean;
  all?: boolean;
}

/** Lists the resume, each entry with its path for corrections. Creates nothing. Throws UsageError if there is none. */
export async function showResume(flags: ResumeFlags): Promise<void> {
  await withStoredData(flags, async (service) => {
    const data = ResumeData.parse(await runOperation(service, flags.user, getResume, {}).catch(refused));
    if (flags.json) return print(JSON.stringify(data));
    for (const { kind, text, path } of data.claims)
      print(`${pointerOf(placeOfPath(path))}  ${kind}: ${text}`);
    printUnconfirmed(data.unconfirmed);
    print(
      'To correct one: career-context resume set /work/0/position "New title"; or resume remove, resume add.',
    );
  });
}

/** Sets an entry or one of its fields. Throws UsageError if there is none. */
export function setEntry(place: string, value: string, flags: ResumeFlags): Promise<void> {
  return correct({ set: { [place]: written(value) } }, flags);
}

/** Removes entries or fields. Throws UsageError if one does not exist. */
export function removeEntries(places: readonly string[], flags: ResumeFlags): Promise<void> {
  return correct({ remove: places }, flags);
}

/** Confirms the unconfirmed claims with these ids, or all. Throws UsageError if there are none. */
export async function confirmClaims(ids: readonly string[], flags: ResumeFlags): Promise<void> {
  if (flags.all ? ids.length > 0 : ids.length === 0)
    throw new UsageError(
      "Pass the ids of the lines that are true (see career-context resume show), or --all.",
    );
  await withService(flags, async (service) => {
    const stored = await runOperation(service, flags.user, getResume, {}).catch(refused);
    const open = ResumeData.parse(stored).unconfirmed ?? [];
    const confirm = flags.all ? entriesFirst(open) : ids;
    const all: Corrected = { added: [], changed: [], removed: [] };
    for (let at = 0; at === 0 || at < confirm.length; at += MOST_CONFIRMED) {
      const some = { confirm: confirm.slice(at, at + MOST_CONFIRMED) };
      const answer = await runOperation(service, flags.user, updateResume, some).catch(refused);
      const { corrected } = ResumeData.parse(answer);
      for (const key of ["added", "removed"] as const) all[key].push(...(corrected?.[key] ?? []));
      all.changed.push(...(corrected?.changed ?? []));
    }
    printAnswer(all, flags);
  });
}

/** All ids, entries before their parts: a part can be confirmed only in a confirmed entry. */
function entriesFirst(open: readonly Unconfirmed[]): string[] {
  const depth = ({ path }: Unconfirmed) => placeOfPath(path).length;
  return open.toSorted((one, other) => depth(one) - depth(other)).map(({ claimId }) => claimId);
}

/** Adds an entry to a section. Throws UsageError if the section does not exist. */
export function addEntry(section: string, entry: string, flags: ResumeFlags): Promise<void> {
  return correct({ add: { [section]: written(entry) } }, flags);
}

async function correct(input: Record<string, unknown>, flags: ResumeFlags): Promise<void> {
  await withService(flags, async (service) => {
    const answer = await runOperation(service, flags.user, updateResume, input).catch(refused);
    printAnswer(ResumeData.parse(answer).corrected, flags);
  });
}

function printAnswer(corrected: Corrected | undefined, { json }: ResumeFlags): void {
  if (json) print(JSON.stringify(corrected));
  else printCorrected(corrected);
}

function printCorrected(corrected: Corrected | undefined): void {
  const { added = [], changed = [], removed = [] } = corrected ?? {};
  for (const { kind, text } of added) print(`New ${kind}: ${text}`);
  for (const { kind, text, before } of changed)
    print(before === text ? `Confirmed ${kind}: ${text}` : `Changed ${kind}: ${before} -> ${text}`);
  for (const { kind, text } of removed) print(`Gone ${kind}: ${text}`);
  if (added.length + changed.length + removed.length === 0)
    print("Nothing changed: it is stored so already.");
}

/** Parses a value that starts like a JSON object as JSON. Anything else is text. Throws UsageError for invalid JSON. */
function written(value: string): unknown {
  if (!value.trimStart().startsWith("{")) return value;
  try {
    return JSON.parse(value);
  } catch {
    throw new UsageError('The value begins with { and is no JSON object: write {"position": "…"}.');
  }
}

function refused(error: unknown): never {
  if (!(error instanceof ServiceError)) throw error;
  const message =
    error.type === "resource.not_found"
      ? `${error.message} career-context resume show lists them.`
      : error.message;
  throw new UsageError(message);
}
