import type { RunContext } from "../../operation/operation.ts";
import type { Tx } from "../../store/port.ts";
import { shownUser } from "../profile/user.ts";
import { readSharing } from "../sharing/operations.ts";
import { fitInto } from "./fit.ts";
import {
  type ContextData,
  type ContextQuery,
  type ContextSections,
  type ExpandItem,
  expandItems,
  type RecommendedCall,
} from "./schema.ts";
import { summarize } from "./summary.ts";

export interface AssembledContext {
  data: ContextData;
  expanded: ExpandItem[];
  warnings: string[];
}

/** The whole compact answer, envelope included, stays under 8 KB; this is what the data may take of it. */
const COMPACT_BYTES = 6500;

/** Puts the context together, or gives undefined for a user with nothing at all. */
export async function assembleContext(
  { tx }: RunContext,
  query: ContextQuery,
): Promise<AssembledContext | undefined> {
  const summary = await summarize(tx, query.resumeSkillsLimit);
  if (!summary) return undefined;
  const wanted =
    query.view === "full" ? [...expandItems] : expandItems.filter((item) => query.expand.includes(item));
  const { sections, expanded, warnings } = await fillSections(tx, query, wanted);
  const data: ContextData = {
    user: shownUser(await tx.user.get(), tx.userId),
    summary,
    ...(expanded.length > 0 && { sections }),
    recommendedNextCalls: await recommend(tx, summary.resume.hasResume),
  };
  if (query.view === "full") return { data, expanded, warnings };
  const fitted = fitData(data);
  const cutWarning = `Cut to stay under 8 KB: ${fitted.cut.join(", ")}. view=full has it uncut.`;
  return {
    data: fitted.value,
    expanded,
    warnings: fitted.cut.length > 0 ? [...warnings, cutWarning] : warnings,
  };
}

/** An e-mail address is whole or none: it is counted, but never shortened. */
function fitData(data: ContextData): { value: ContextData; cut: string[] } {
  const { email } = data.user;
  const { value, cut } = fitInto(
    { ...data, user: { ...data.user, email: "" } },
    COMPACT_BYTES - email.length,
  );
  return { value: { ...value, user: { ...value.user, email } }, cut };
}

async function fillSections(tx: Tx, query: ContextQuery, wanted: ExpandItem[]) {
  const sections: ContextSections = {};
  const warnings: string[] = [];
  if (wanted.includes("alerts")) {
    const { includeRead, includeDismissed, alertsLimit } = query;
    const { rows, nextCursor } = await tx.alerts.list({ includeRead, includeDismissed, limit: alertsLimit });
    sections.alerts = { items: rows, count: rows.length, filters: { includeRead, includeDismissed } };
    if (nextCursor)
      warnings.push(`There are more than ${alertsLimit} alerts; GET /api/v1/alerts lists them all.`);
  }
  if (wanted.includes("dataSharing")) sections.dataSharing = await readSharing(tx);
  const filled = new Set(Object.keys(sections));
  const missing = wanted.filter((item) => !filled.has(item));
  if (missing.length > 0) warnings.push(`Not part of this version: ${missing.join(", ")}.`);
  return { sections, warnings, expanded: wanted.filter((item) => filled.has(item)) };
}

/** What would add most to the picture, most important first. */
async function recommend(tx: Tx, hasResume: boolean): Promise<RecommendedCall[]> {
  const profile = (await tx.profile.get())?.profile ?? {};
  const openAlerts = await tx.alerts.list({ limit: 1, includeRead: false, includeDismissed: false });
  const calls: [boolean, RecommendedCall][] = [
    [
      !hasResume,
      { when: "The user has a resume at hand; there is none yet.", method: "PUT", path: "/api/v1/resume" },
    ],
    [
      profile.career_goals === undefined,
      {
        when: "The user says what they want next; no goals are known.",
        method: "PATCH",
        path: "/api/v1/profile",
      },
    ],
    [
      openAlerts.rows.length > 0,
      { when: "Open alerts wait to be looked at.", method: "GET", path: "/api/v1/alerts" },
    ],
    [
      hasResume,
      { when: "Details of the resume or claim ids are needed.", method: "GET", path: "/api/v1/resume" },
    ],
  ];
  return calls.filter(([applies]) => applies).map(([, call]) => call);
}
