import type { Tx } from "../../store/port.ts";
import type { ContextSummary, RecommendedCall } from "./schema.ts";

/** The calls that would add most to the picture, most important first; they follow from what is missing or waits. */
export async function recommend(tx: Tx, summary: ContextSummary): Promise<RecommendedCall[]> {
  const profile = (await tx.profile.get())?.profile ?? {};
  const open = await tx.alerts.list({ limit: 1, includeRead: false, includeDismissed: false });
  const { hasResume } = summary.resume;
  const { availableModules } = summary.assessments;
  const calls: [boolean, string, string, string][] = [
    [!hasResume, "The user has a resume at hand; none is stored.", "PUT", "/api/v1/resume"],
    [
      profile.career_goals === undefined,
      "The user says what they want next; no goals are known.",
      "PATCH",
      "/api/v1/profile",
    ],
    [
      !availableModules.includes("riasec"),
      "The user has ten minutes; their interests have not been assessed.",
      "GET",
      "/api/v1/assessments/riasec/questions",
    ],
    [open.rows.length > 0, "Open alerts wait to be looked at.", "GET", "/api/v1/alerts"],
    [
      hasResume || availableModules.length > 0,
      "The user asks what work would fit.",
      "POST",
      "/api/v1/career-match",
    ],
    [hasResume, "Details of the resume or claim ids are needed.", "GET", "/api/v1/resume"],
  ];
  return calls.filter(([applies]) => applies).map(([, when, method, path]) => ({ when, method, path }));
}
