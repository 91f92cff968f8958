import { plainText } from "../../engine/plain-text.ts";
import { isObject } from "../../shared/json.ts";
import type { FitBrief } from "../fit-briefs/schema.ts";
import type { Job } from "../jobs-workspace/schema.ts";
import type { Claim } from "../resume/schema.ts";

const LONGEST_TITLE = 120;

/** A title on one line. */
export function titleOf(text: string): string {
  const line = [...text.replace(/\s+/g, " ").trim()];
  return line.length > LONGEST_TITLE ? `${line.slice(0, LONGEST_TITLE - 1).join("")}…` : line.join("");
}

/** A claim, with the claims below it in the resume. */
export function claimText({ path, text }: Claim, claims: readonly Claim[]): string {
  const below = claims.filter((other) => other.path.startsWith(`${path}.`));
  return [text, ...below.map((other) => `- ${other.text}`)].join("\n");
}

/** The words of `jobText` that are in no item. */
export const jobLabels = "direction Stage since Next due Posting";

/** An item of the jobs workspace: how far it is, what was noted of it, what its posting says. */
export function jobText({ type, title, company, application, metadata }: Job): string {
  const { stage, since, nextDue, events = [] } = application ?? {};
  const { postingText, opportunity, opportunityKey: _, ...noted } = metadata ?? {};
  const posting = typeof postingText === "string" ? postingText : fields(opportunity);
  return lines([
    `${type}: ${company ? `${title}, ${company}` : title}`,
    stage && `Stage: ${stage} since ${since}`,
    nextDue && `Next due: ${nextDue}`,
    ...events.map(({ kind, at, dueAt, note, contact }) =>
      [`${at.slice(0, 10)} ${kind.replace("_", " ")}`, dueAt && `due ${dueAt}`, note, plainText(contact)]
        .filter(Boolean)
        .join("; "),
    ),
    fields(noted),
    posting && `\nPosting:\n${posting}`,
  ]);
}

/** The words that are in no brief, of its title and of `briefText`. */
export const briefLabels = "Fit brief Opening";

/** What a fit brief says: its outcome, then its parts. */
export function briefText({ query, briefData, opportunitySummary }: FitBrief): string {
  // The other parts come from the explanation.
  const { explanation: _, ...parts } = briefData;
  return lines([query, fields(parts), opportunitySummary && `\nOpening:\n${fields(opportunitySummary)}`]);
}

/** The fields of an object, one per line. */
function fields(value: unknown): string {
  if (!isObject(value)) return plainText(value);
  return lines(Object.entries(value).map(([name, item]) => plainText({ [name]: item })));
}

function lines(parts: readonly (string | null | undefined)[]): string {
  return parts.filter(Boolean).join("\n");
}
