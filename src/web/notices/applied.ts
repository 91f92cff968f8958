import { applyOperation } from "../../domain/agent/operations.ts";
import type { ApplyAction } from "../../domain/agent/schema.ts";
import { plainText } from "../../engine/plain-text.ts";
import { fail } from "../../operation/errors.ts";
import { isObject } from "../../shared/json.ts";
import { nameOf } from "../openings.ts";
import type { Person } from "../person.ts";

/** The documents that can be made for an opening. */
export const makeable = {
  fit_brief: "Fit brief",
  resume_variant: "Resume for this opening",
  outreach_note: "Letter",
  interview_brief: "Interview brief",
} as const;

/** True if this kind of document can be made for an opening. */
export function isMakeable(kind: string): kind is keyof typeof makeable {
  return Object.hasOwn(makeable, kind);
}

/** Why something could not be made, in words for people, from what the service found missing. */
const why: Record<string, string> = {
  opportunity_text_missing: "There is nothing to read: paste the text of the opening, or give its title.",
  evidence_missing:
    "Nothing is known of you yet that this could be compared with. Import your resume, or take an assessment, first.",
  skills_missing:
    "Your data has nothing about this opening's requirements yet. First import a resume that names your skills.",
  claims_missing:
    "Documents are made only from your resume's claims, and there are none yet. Import your resume first.",
  not_understood: "No occupation has this name. Give the opening the usual job title, then try again.",
};

interface Applied {
  /** The ids that the first action created or read. */
  jobs: readonly string[];
  made: readonly string[];
}

/** Runs the same actions that agents use. Throws if the first one could not be done. */
export async function applied(
  person: Person,
  actions: readonly ApplyAction[],
  more: Record<string, unknown>,
  once: string,
): Promise<Applied> {
  const { data } = await person.ask(applyOperation, { actions, ...more }, once);
  const [first] = data.results;
  if (first?.status === "succeeded") {
    return { jobs: first.outputs?.jobsWorkspaceRefs ?? [], made: first.outputs?.artifactRefs ?? [] };
  }
  throw notMade(first?.diagnostics);
}

/** The reading of an opening before it is stored, and the same stored item if there is one. */
export interface ReadBefore {
  opening: Readonly<Record<string, unknown>>;
  sameAs?: { id: string; name: string } | undefined;
}

/** Reads an opening without storing it. Throws if there is nothing to read. */
export async function readBefore(person: Person, opportunity: Record<string, unknown>): Promise<ReadBefore> {
  const actions = [{ type: "normalize_opportunity" as const }];
  const { data } = await person.ask(applyOperation, { actions, opportunity, execution: { preview: true } });
  const [first] = data.results;
  if (first?.status !== "succeeded") throw notMade(first?.diagnostics);
  const { opportunity: opening, sameAs } = Object(first.outputs?.inline);
  return {
    opening: Object(opening),
    ...(isObject(sameAs) && {
      sameAs: {
        id: plainText(sameAs.id),
        name: nameOf({ title: plainText(sameAs.title), company: plainText(sameAs.company) }),
      },
    }),
  };
}

function notMade(
  diagnostics: { failureType?: string; blockingConstraint?: string | null } | null | undefined,
) {
  const { failureType = "", blockingConstraint } = diagnostics ?? {};
  return fail("validation.bad_request", why[failureType] ?? blockingConstraint ?? "It could not be made.");
}
