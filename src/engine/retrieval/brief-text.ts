import { isObject, objectsIn } from "../../shared/json.ts";
import { payText } from "../../shared/text/words.ts";
import { plainText } from "../plain-text.ts";

type Fields = Record<string, unknown>;

/** A fit brief in words, for searching and reading: its outcome, what is asked for, what is open, and what to ask. */
export function briefText(query: string, data: Fields, opening: unknown): string {
  const { score, bucket, verdict, requirements, openPoints, limits, risks, whatToVerifyNext } = data;
  const points = objectsIn(openPoints);
  const said = (text: unknown) => points.some((point) => String(point.text).includes(String(text)));
  const met = objectsIn(limits).filter(({ outcome }) => outcome === "met");
  return parts([
    query,
    typeof score === "number"
      ? `Fit: ${[`${score} of 100`, spaced(bucket)].filter(Boolean).join(", ")}`
      : `Fit: ${["no score", spaced(verdict)].filter(Boolean).join(", ")}`,
    section("Asked for", objectsIn(requirements).map(demandLine)),
    section(
      "Open",
      points.map(({ kind, text }) => `${spaced(kind)}: ${text}`),
    ),
    section(
      "Stored on these",
      objectsIn(data.related).map(({ text }) => text),
    ),
    section(
      "Limits met",
      met.map(({ reason }) => reason),
    ),
    section(
      "Against it",
      listOf(risks).filter((text) => !said(text)),
    ),
    section(
      "To ask",
      listOf(whatToVerifyNext).filter((text) => !said(text)),
    ),
    section(
      "Points of the score",
      objectsIn(data.factors).flatMap(({ key, contribution }) =>
        typeof contribution === "number" ? [`${spaced(key)}: ${signed(contribution)}`] : [],
      ),
    ),
    listed(
      "Skills shown",
      objectsIn(data.matchedSkills).map(({ skill }) => skill),
    ),
    listed(
      "Skills not shown",
      objectsIn(data.missingSkills).map(({ skill }) => skill),
    ),
    listed("Usual in this occupation", listOf(data.usualInThisOccupation)),
    isObject(data.calibration) ? `Own applications: ${plainText(data.calibration)}` : "",
    // The brief has the demands already.
    isObject(opening) ? `Opening\n${openingInWords({ ...opening, requirements: [] })}` : "",
  ]);
}

/** What was read of an opening, in words: its title, employer, places, pay and demands. */
export function openingInWords(opening: Fields): string {
  const { title, company, locations, remote, salary, employmentType, requirements } = opening;
  return parts([
    [title, company, ...listOf(locations)].filter(Boolean).join(", "),
    [spaced(remote), spaced(employmentType).toLowerCase(), isObject(salary) ? `pay ${payText(salary)}` : ""]
      .filter(Boolean)
      .join("; "),
    [
      ...(opening.yearsRequired === undefined ? [] : [`${opening.yearsRequired} years`]),
      ...[spaced(opening.seniority), spaced(opening.education)].filter((text) => text !== ""),
      ...(opening.closingDate ? [`closes ${opening.closingDate}`] : []),
    ].join("; "),
    section("Asks for", objectsIn(requirements).map(demandLine)),
  ]);
}

function demandLine({ text, necessity, outcome, shownBy, near }: Fields): string {
  const by = shownBy ?? near;
  const found = outcome === undefined ? "" : `: ${spaced(outcome)}${by === undefined ? "" : `, ${by}`}`;
  return `${text}${necessity === undefined ? "" : ` (${necessity})`}${found}`;
}

/** Points with their sign, to one decimal place. */
function signed(value: number): string {
  const points = Math.round(value * 10) / 10;
  return `${points > 0 ? "+" : ""}${points}`;
}

function section(name: string, lines: readonly unknown[]): string {
  return lines.length === 0 ? "" : `${name}\n${lines.map((line) => `- ${line}`).join("\n")}`;
}

function listed(name: string, items: readonly unknown[]): string {
  return items.length === 0 ? "" : `${name}: ${items.join(", ")}`;
}

function spaced(value: unknown): string {
  return typeof value === "string" ? value.replaceAll("_", " ") : "";
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function parts(texts: readonly string[]): string {
  return texts.filter((text) => text !== "").join("\n");
}
