import type { Fit } from "../../../engine/fit/opening.ts";
import type { ResolvedRole } from "../../../engine/roles/resolve-role.ts";
import { inline } from "../../../shared/text/markdown.ts";
import { cutText } from "../../../shared/text/words.ts";
import { bucketWord } from "../../../shared/view/fit/brief.ts";
import { hypothesis } from "./reports.ts";

/** A candidate of a comparison. */
export interface Row {
  /** Its name as the caller wrote it. */
  asked: string;
  /** The same on one line, with the role it was understood as. Every text in the report uses this name. */
  name: string;
  /** The occupation's title, or the caller's name if no occupation is certain enough. */
  title: string;
  role: ResolvedRole;
  fit: Fit | undefined;
}

const LONGEST_NAME = 120;

/** The names of a candidate. */
export function namesOf(asked: string, title: string | undefined): Pick<Row, "asked" | "name" | "title"> {
  const line = cutText(asked.replace(/\s+/g, " ").trim(), LONGEST_NAME);
  if (title === undefined) return { asked, name: line, title: line };
  return { asked, name: `${line} (understood as ${title})`, title };
}

/** Each candidate in one or two sentences: by score, then those without a score. */
export function summaryOf(ranked: readonly Row[]): string {
  const [first, ...others] = ranked.flatMap(({ name, fit }) => (fit ? [{ name, score: fit.score }] : []));
  const rest = others.map(({ name, score }) => `${name} (${score})`).join(", ");
  const unscored = ranked.filter(({ fit, role }) => !fit && role.understoodAs).map(({ name }) => name);
  const unclear = ranked.filter(({ role }) => !role.understoodAs).map(({ name }) => name);
  return [
    ...(first ? [`${first.name} scores highest (${first.score} of 100)${rest && `, then ${rest}`}.`] : []),
    ...(unscored.length > 0 ? [`Too little is known to score ${unscored.join(", ")}.`] : []),
    ...(unclear.length > 0
      ? [`Not understood, so without a score: ${unclear.join(", ")}. The catalogue knows no such occupation.`]
      : []),
  ].join(" ");
}

/** The report's page: one row per candidate, and the arguments for each over the others. */
export function pageOf(title: string, ranked: readonly Row[], weighed: readonly string[]): string {
  const rows = ranked.map(({ name, role, fit }) => {
    if (!role.understoodAs)
      return `| ${inline(name)} | not understood | | the catalogue knows no such occupation |`;
    if (!fit) return `| ${inline(name)} | not scored | | too little is known |`;
    const gaps = fit.missingSkills.slice(0, 3).map(({ skill }) => skill);
    return `| ${inline(name)} | ${fit.score} | ${bucketWord(fit.bucket, fit.openPoints?.length)} | ${inline(gaps.join(", ") || "none")} |`;
  });
  return [
    `# ${inline(title)}`,
    "",
    "| Direction | Score | Fit | Largest gaps |",
    "|---|---|---|---|",
    ...rows,
    ...(weighed.length > 0 ? ["", "## Trade-offs", "", ...weighed.map((text) => `- ${inline(text)}`)] : []),
    "",
  ].join("\n");
}

/** A candidate as stored in the report's `fitHypotheses`. */
export function hypothesisOf({ asked, name, role, fit }: Row): Record<string, unknown> {
  const understoodAs = role.understoodAs?.title ?? null;
  return { asked, understoodAs, ...(fit ? hypothesis({ title: name, fit }) : { title: name }) };
}
