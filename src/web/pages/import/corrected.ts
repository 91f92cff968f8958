import { getResume, updateResume } from "../../../domain/resume/operations.ts";
import type { Claim, ImportPreview } from "../../../domain/resume/schema.ts";
import { type Fields, field } from "../../page.ts";
import type { Person } from "../../person.ts";
import { resumeSections, sectionOf } from "../profile/sections.ts";

/** Kinds whose line is one text, which can be corrected before it is stored. */
export const textKinds: ReadonlySet<string> = new Set(["bullet", "summary", "skill", "interest"]);

/** The parts of a resume that an unread line can be stored in. */
export const unreadParts = resumeSections.filter(({ fields }) => fields.length > 0);

/** The fields of a review form, by the place of a line in its list. */
export const dropField = (place: number): string => `drop-${place}`;
export const textFieldOf = (place: number): string => `text-${place}`;
export const unreadField = (place: number): string => `unread-${place}`;

/** What a person decided about the lines of an import, as corrections of the stored resume. */
interface Decided {
  set: Record<string, unknown>;
  remove: string[];
}

/** Stores the corrections of a review, after its import. */
export async function storeReview(person: Person, preview: ImportPreview, fields: Fields): Promise<void> {
  const { data } = await person.ask(getResume);
  const decided = decidedIn(preview.added, data.claims, fields);
  if (decided.remove.length > 0 || Object.keys(decided.set).length > 0)
    await person.ask(updateResume, { ...decided });
  for (const [place, { text }] of preview.unread.entries()) {
    const section = unreadParts.find(({ name }) => name === field(fields, unreadField(place)));
    const [first] = section?.fields ?? [];
    if (section && first)
      await person.ask(updateResume, { add: { [section.name]: { [first[0]]: text.trim() } } });
  }
}

/** The lines that were left out or corrected, by the ids that they have now. */
function decidedIn(lines: ImportPreview["added"], claims: readonly Claim[], fields: Fields): Decided {
  const used = new Set<string>();
  const dropped: Claim[] = [];
  const set: Decided["set"] = {};
  for (const [place, { kind, text }] of lines.entries()) {
    const claim = claims.find((one) => one.kind === kind && one.text === text && !used.has(one.id));
    if (!claim) continue;
    used.add(claim.id);
    const typed = field(fields, textFieldOf(place));
    if (field(fields, dropField(place)) === "yes") dropped.push(claim);
    else if (typed !== "" && typed !== text && textKinds.has(kind)) set[claim.id] = asValue(claim, typed);
  }
  // The lines of an entry go with it.
  const isInside = ({ path }: Claim) => dropped.some((one) => path.startsWith(`${one.path}.`));
  return {
    set: Object.fromEntries(
      Object.entries(set).filter(([id]) => !claims.some((one) => one.id === id && isInside(one))),
    ),
    remove: dropped.filter((claim) => !isInside(claim)).map(({ id }) => id),
  };
}

/** A line's new value: of an entry, its name. */
function asValue({ path }: Claim, text: string): unknown {
  const [first] = (/^\w+\[\d+\]$/.test(path) && sectionOf(path)?.fields) || [];
  return first ? { [first[0]]: text } : text;
}
