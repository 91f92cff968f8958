import type { EntryRequirement } from "../catalog/types.ts";
import type { CatalogBase } from "../fit/baseline.ts";
import type { PersonEvidence } from "../fit/types.ts";
import { entryKey, isNamed, unmetEntry } from "./entry.ts";
import { heldRoles } from "./held-roles.ts";

type Index = Pick<CatalogBase, "titles" | "occupations" | "positions" | "entryRequirements">;

/** Entry requirements of an occupation that no certificate or degree shows. */
export interface EntryState {
  /** Nothing stored shows it. */
  unmet: EntryRequirement[];
  /** Only a job shows it, one that legally requires it. */
  impliedByJob: EntryRequirement[];
}

interface Held {
  index: Index;
  codes: ReadonlySet<string>;
  licences: ReadonlySet<string>;
}

const known = new WeakMap<PersonEvidence, Held>();

/** Compares an occupation's entry requirements with certificates, degrees and jobs. Legal ones come first. */
export function entryState(person: PersonEvidence, code: string, index: Index): EntryState {
  const open = unmetEntry(person, code, index);
  if (open.length === 0) return { unmet: [], impliedByJob: [] };
  const { codes, licences } = heldBefore(person, index);
  const isImplied = (one: EntryRequirement) =>
    codes.has(code) || (one.kind === "licence" && licences.has(entryKey(one)));
  return {
    unmet: open.filter((one) => !isImplied(one)),
    impliedByJob: open.filter(isImplied),
  };
}

/** The unconfirmed claims that would show an entry requirement, by its key. */
export function entryToConfirm(person: PersonEvidence, code: string, index: Index): Map<string, string[]> {
  const { ifConfirmed } = person;
  if (!ifConfirmed) return new Map();
  const { person: then, claimIds } = ifConfirmed;
  const still = new Set(unmetEntry(then, code, index).map(entryKey));
  const held = [...(then.credentials ?? []), ...(then.degrees ?? [])];
  return new Map(
    unmetEntry(person, code, index)
      .filter((one) => !still.has(entryKey(one)))
      .map((one) => [
        entryKey(one),
        held
          .filter(({ text }) => one.shownBy.length === 0 || isNamed(text, one))
          .flatMap((named) => named.claimIds.filter((id) => claimIds.has(id))),
      ]),
  );
}

/** The occupations of the person's jobs, and the licences these legally require. */
function heldBefore(person: PersonEvidence, index: Index): Held {
  const before = known.get(person);
  if (before?.index === index) return before;
  const codes = new Set(heldRoles(person, index).map(({ code }) => code));
  const licences = [...codes]
    .flatMap((code) => index.entryRequirements.get(code) ?? [])
    .filter(({ kind, binding }) => kind === "licence" && binding === "law")
    .map(entryKey);
  const held = { index, codes, licences: new Set(licences) };
  known.set(person, held);
  return held;
}
