import type { CatalogBase } from "../fit/baseline.ts";
import type { PersonEvidence } from "../fit/types.ts";
import type { UnderstoodRole } from "./resolve-role.ts";
import { roleNamed } from "./roles-in-text.ts";
import { isUnpaid } from "./status-words.ts";

type Index = Pick<CatalogBase, "titles" | "occupations" | "positions">;

/** A job whose title names an occupation. */
export interface HeldRole {
  title: string;
  code: string;
  claimIds: readonly string[];
  /** Its first and last month, if it is dated. */
  months?: readonly [number, number];
  isUnpaid: boolean;
}

const MAX_TITLES = 12;
/** A less certain name is a guess by words. A rank is certain of its base. */
const LEAST_CONFIDENCE = 0.7;
/** A rank below the occupation is not the occupation: an apprentice is learning it. */
const isBelow = ({ step }: UnderstoodRole) => step?.kind === "entry";

/** The person's jobs whose titles name an occupation in any language, the latest first. */
export function heldRoles({ titles, jobs = [] }: PersonEvidence, index: Index): HeldRole[] {
  return titles.slice(0, MAX_TITLES).flatMap(({ text, claimIds }): HeldRole[] => {
    const role = roleNamed(text, index).understoodAs;
    if (!role || isBelow(role) || (role.confidence < LEAST_CONFIDENCE && role.step === undefined)) return [];
    const months = jobs.find(
      (job) => job.title === text && job.claimIds.some((id) => claimIds.includes(id)),
    )?.months;
    return [{ title: text, code: role.code, claimIds, isUnpaid: isUnpaid(text), ...(months && { months }) }];
  });
}

/** The jobs in one occupation, paid ones first. */
export function heldAs(person: PersonEvidence, code: string, index: Index): HeldRole[] {
  const held = heldRoles(person, index).filter((one) => one.code === code);
  return held.toSorted((one, other) => Number(one.isUnpaid) - Number(other.isUnpaid));
}
