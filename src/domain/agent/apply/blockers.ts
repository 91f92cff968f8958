import type { UnderstoodRole } from "../../../engine/roles/resolve-role.ts";
import type { Blocker } from "./outcome.ts";

/** A role name without a certain occupation, with the nearest catalogue titles. */
export function notUnderstood(nearest: readonly { title: string }[]): Blocker {
  const titles = nearest.map(({ title }) => title).join("; ");
  const label =
    titles === "" ? "Send an occupation's usual title." : `If you mean one of these, send it: ${titles}.`;
  return {
    failureType: "not_understood",
    constraint: "The catalogue knows no occupation by this name, so nothing was computed for it.",
    category: "input_quality",
    recovery: [{ type: "provide_target", label }],
  };
}

/**
 * Two candidates that are the same occupation. If a name is the occupation's own title it is repeated; otherwise
 * the candidate is given by position, from 1.
 */
export function sameOccupation(candidates: readonly Candidate[], title: string): Blocker {
  const named = candidates.map(({ place, role: { asked, how } }) =>
    how === "close" ? `candidate ${place}` : `candidate ${place} ("${asked}")`,
  );
  return {
    failureType: "same_occupation",
    constraint: `These are the same occupation, ${title}: ${named.join(" and ")}.`,
    category: "input_quality",
    recovery: [{ type: "provide_candidates", label: "Send candidates that are different occupations." }],
  };
}

type Candidate = { place: number; role: Pick<UnderstoodRole, "asked" | "how"> };

/** Everything that can block an action. Following any recovery step lets the same action succeed. */
export const blockers = {
  opportunityLinkOnly: {
    failureType: "opportunity_text_missing",
    constraint: "A link alone cannot be read: this server fetches no pages.",
    category: "input_quality",
    recovery: [
      {
        type: "provide_opportunity",
        label: "Ask the user for the posting's text and send it as rawText with inputMode pasted_text.",
      },
    ],
  },
  opportunityPageUnread: {
    failureType: "opportunity_text_missing",
    constraint:
      "The page could not be read: it must be public, HTML or plain text, at most 2 MB, and there within 10 s. A call fetches 5 pages at most.",
    category: "input_quality",
    recovery: [
      {
        type: "provide_opportunity",
        label: "Ask the user for the posting's text and send it as rawText with inputMode pasted_text.",
      },
    ],
  },
  opportunityEmpty: {
    failureType: "opportunity_text_missing",
    constraint: "The opportunity has neither text nor title.",
    category: "input_quality",
    recovery: [{ type: "provide_opportunity", label: "Send rawText, description or at least a title." }],
  },
  subjectMissing: {
    failureType: "subject_missing",
    constraint: "Neither a target nor a readable opportunity was given, and no jobs item is at hand.",
    category: "missing_context",
    recovery: [
      {
        type: "provide_target",
        label: "Send target: { kind: role_family, value } with an occupation's usual title.",
      },
      {
        type: "provide_opportunity",
        label: "Or send an opportunity with the posting's text as rawText.",
      },
      {
        type: "normalize_opportunity",
        label:
          "Or send normalize_opportunity first, in the same call, or before it and then context.jobsWorkspaceItemId.",
      },
    ],
  },
  evidenceMissing: {
    failureType: "evidence_missing",
    constraint: "Nothing is stored about the user that could be matched with this.",
    category: "missing_evidence",
    recovery: [
      {
        type: "import_resume",
        label: "Import the user's resume, then send this again.",
        see: "resume.import",
      },
      {
        type: "take_assessment",
        label: "Or take the interest assessment (riasec) with the user, then send this again.",
        see: ["assessments.questions", "assessments.submit"],
      },
    ],
  },
  skillsMissing: {
    failureType: "skills_missing",
    constraint: "The opening's occupation is not known, and nothing stored relates to its requirements.",
    category: "missing_evidence",
    recovery: [
      {
        type: "import_resume",
        label: "Import a resume that names skills (mode merge if one is stored), then send this again.",
        see: "resume.import",
      },
    ],
  },
  claimsMissing: {
    failureType: "claims_missing",
    constraint: "No resume is stored. Documents about the user are made only from its claims.",
    category: "missing_evidence",
    recovery: [
      {
        type: "import_resume",
        label: "Import the user's resume, then send this again.",
        see: "resume.import",
      },
    ],
  },
} as const satisfies Record<string, Blocker>;
