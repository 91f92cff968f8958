import { highlightsAt } from "../../../../domain/execution-artifacts/stated-lines.ts";
import { getResume, updateResume } from "../../../../domain/resume/operations.ts";
import type { Claim, ImportPreview } from "../../../../domain/resume/schema.ts";
import { placeOfPath, pointerOf } from "../../../../engine/resume/edit/places.ts";
import { type Fields, field } from "../../../page.ts";
import type { Person } from "../../../person.ts";
import { entryFields } from "../../profile/claim-forms.tsx";
import { sectionOf } from "../../profile/sections.ts";
import {
  dropField,
  entryField,
  isOpenable,
  kindField,
  movableTo,
  type ReviewLine,
  reviewLines,
  textField,
  unreadField,
  unreadPart,
} from "./form-names.ts";
import { entrySaying, nameOnly, saidIn } from "./kinds.ts";

/** What a person decided about the lines of an import, as corrections of the stored resume. */
interface Decided {
  set: Record<string, unknown>;
  remove: string[];
  add: Record<string, Record<string, unknown>[]>;
}

/** A line of the review with the claim that it has become. */
interface Stored {
  line: ReviewLine;
  claim: Claim;
}

interface Resume {
  document: Record<string, unknown>;
  claims: readonly Claim[];
}

/** Stores the corrections of a review, after its import. */
export async function storeReview(person: Person, preview: ImportPreview, fields: Fields): Promise<void> {
  const { data } = await person.ask(getResume);
  const decided = decidedIn(preview, data, fields);
  if (Object.values(decided).some((one) => Object.keys(one).length > 0))
    await person.ask(updateResume, { ...decided });
}

function decidedIn(preview: ImportPreview, resume: Resume, fields: Fields): Decided {
  const { added, changed } = reviewLines(preview);
  const stored = storedLines([...added, ...changed].filter(isOpenable), resume.claims);
  const decided: Decided = { set: {}, remove: [], add: {} };
  const gone = stored.filter(({ line, claim }) => isDropped(line, fields) || movesTo(line, claim, fields));
  const isInside = ({ path }: Claim) => gone.some(({ claim }) => path.startsWith(`${claim.path}.`));
  for (const one of stored) {
    // The lines of an entry go with it.
    if (isInside(one.claim)) continue;
    const section = movesTo(one.line, one.claim, fields);
    if (section !== undefined && !isDropped(one.line, fields)) add(decided, section, moved(one, section));
    if (gone.includes(one)) decided.remove.push(one.claim.id);
    else setCorrected(one);
  }
  addUnread();
  return decided;

  function moved(one: Stored, section: string): Record<string, unknown> {
    const own = entryFields(one.claim.path, resume.document);
    const values = Object.fromEntries(own?.map(({ name, value }) => [name, typed(one, name, value)]) ?? []);
    const from = sectionOf(one.claim.path)?.name ?? "";
    const said = own
      ? saidIn(from, values)
      : { what: field(fields, textField(one.line.place)) || one.line.text, by: "", began: "", ended: "" };
    const list = movableTo.find(({ name }) => name === section)?.lines;
    const lines = stored
      .filter(({ line, claim }) => claim.path.startsWith(`${one.claim.path}.`) && !isDropped(line, fields))
      .map(({ line }) => field(fields, textField(line.place)) || line.text);
    return {
      ...entrySaying(section, said),
      ...(list !== undefined && lines.length > 0 && { [list]: lines }),
    };
  }

  function setCorrected(one: Stored): void {
    const { line, claim } = one;
    const own = entryFields(claim.path, resume.document);
    if (own) {
      const changes = own.filter(({ name, value }) => typed(one, name, value) !== value);
      const said = changes.map(({ name, value }) => [name, typed(one, name, value) || null] as const);
      if (said.length > 0) decided.set[claim.id] = Object.fromEntries(said);
      return;
    }
    const text = field(fields, textField(line.place));
    if (text !== "" && text !== line.text) decided.set[claim.id] = text;
  }

  function typed({ line }: Stored, name: string, value: string): string {
    const key = entryField(line.place, name);
    return Object.hasOwn(fields, key) ? field(fields, key) : value;
  }

  function addUnread(): void {
    const lists = new Map<string, string[]>();
    for (const place of preview.unread.keys()) {
      const [kind, said] = unreadSaid(preview, place, fields);
      const about = stored.find(({ line }) => line.path === kind)?.claim;
      if (movableTo.some(({ name }) => name === kind)) add(decided, kind, entrySaying(kind, said));
      else if (about && !gone.some(({ claim }) => claim === about)) {
        const list = `${about.path}.${sectionOf(about.path)?.lines ?? "highlights"}`;
        lists.set(list, [...(lists.get(list) ?? highlightsAt(resume.document, list)), said.what]);
      }
    }
    const whole = [...lists].map(([list, lines]) => [pointerOf(placeOfPath(list)), lines] as const);
    // A list is set as a whole before one of its lines.
    decided.set = { ...Object.fromEntries(whole), ...decided.set };
  }
}

function add({ add: all }: Decided, section: string, entry: Record<string, unknown>): void {
  all[section] = [...(all[section] ?? []), entry];
}

function isDropped({ place }: ReviewLine, fields: Fields): boolean {
  return field(fields, dropField(place)) === "yes";
}

/** The section that a line is to be moved to; undefined if it stays. */
function movesTo({ place }: ReviewLine, { path, kind }: Claim, fields: Fields): string | undefined {
  const wanted = field(fields, kindField(place));
  const own = sectionOf(path)?.name;
  const isEntry = wanted === own && kind !== "bullet" && kind !== "course";
  return isEntry ? undefined : movableTo.find(({ name }) => name === wanted)?.name;
}

/** What a person said that an unread line is. */
function unreadSaid({ unread }: ImportPreview, place: number, fields: Fields) {
  const kind = field(fields, unreadField(place));
  const part = (name: string) => field(fields, unreadPart(place, name));
  const what = part("what") || (unread[place]?.text.trim() ?? "");
  const isName = nameOnly.has(kind);
  const of = (name: string) => (isName ? "" : part(name));
  return [kind, { what, by: of("by"), began: of("began"), ended: of("ended") }] as const;
}

/** The claims that the lines of a review have become. */
function storedLines(lines: readonly ReviewLine[], claims: readonly Claim[]): Stored[] {
  const used = new Set<string>();
  return lines.flatMap((line) => {
    const same = claims.filter(
      ({ id, kind, text }) => kind === line.kind && text === line.text && !used.has(id),
    );
    const claim = same.find(({ path }) => path === line.path) ?? same[0];
    if (!claim) return [];
    used.add(claim.id);
    return [{ line, claim }];
  });
}
