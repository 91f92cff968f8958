import type { RequirementOutcome } from "../../../engine/fit/opening/types.ts";
import { of, without } from "../../../engine/reasoning/questions/usual/usual-words.ts";
import type { Fact } from "../../../engine/reasoning/types.ts";
import { isLapsed } from "../../../engine/resume/json-resume.ts";
import type { HandlerContext } from "../../../operation/handler.ts";
import { counted } from "../../../shared/text/words.ts";
import { claimsOnce } from "../../evidence/claims.ts";
import type { ClaimRecord } from "../../resume/schema.ts";
import { notUnderstood } from "./dated-facts.ts";
import { endOf, factOf, ofResume, unreadLines } from "./resume-facts.ts";
import { countIn, wordsOf } from "./resume-text.ts";

/** When a paper ends that a question names, by the claims or by a line that no entry was made of. */
export async function endFacts(
  ctx: HandlerContext,
  topic: string,
  found: RequirementOutcome | undefined,
  none: Fact,
): Promise<Fact[]> {
  const papers = (await claimsOnce(ctx)).filter(({ kind }) => kind === "certificate");
  const asked = wordsOf(topic);
  const isNamed = (text: string) => asked.length > 0 && countIn(text, asked) === asked.length;
  const isMet = found?.outcome === "met" || found?.near?.endsWith("no longer valid") === true;
  const shown = papers.filter(({ id, text }) => isNamed(text) || (isMet && found.claimIds.includes(id)));
  if (shown.length > 0) return endsOf(shown, "", ctx.now);
  const lines = (await unreadLines(ctx)).filter(isNamed);
  if (lines.length > 0)
    return lines.map((line) => notUnderstood(line, `A line of the resume names it: ${lines[0]}`));
  const [, subject = ""] = compound.exec(topic) ?? [];
  const ofSubject = papers.filter(
    ({ text }) => subject !== "" && text.toLowerCase().includes(subject.toLowerCase()),
  );
  if (ofSubject.length > 0) return endsOf(ofSubject, "", ctx.now);
  // "My licence" is any paper of that kind; "my teaching licence" is one by another name.
  const bare = without(topic, of("paper"));
  // A "grace period" is no paper: notes may have its end.
  if (bare === topic) return [];
  if (bare !== "") return ofSameKind(topic, papers, ctx.now) ?? [none];
  if (papers.length === 0) return [none];
  const such = papers.filter(({ text }) => new RegExp(of("paper"), "iu").test(text));
  return such.length > 0 ? endsOf(such, "", ctx.now) : endsOf(papers, " of another name", ctx.now);
}

/** "Schweißerschein": the paper is known by its first part, "Schweißerprüfung". */
const compound = /^(\p{L}{4,}?)(?:er)?s?(?:scheine?|kurs|ausweis|zertifikat|prüfung|nachweis|brief|pass)$/iu;

/** Papers of the kind that a name ends with, if none has the name: a "Professional License" for a teaching licence. */
function ofSameKind(topic: string, papers: readonly ClaimRecord[], now: Date): Fact[] | undefined {
  const kind = (topic.match(new RegExp(of("paper"), "giu")) ?? []).flatMap(wordsOf);
  const such = papers.filter(({ text }) => kind.length > 0 && countIn(text, kind) > 0);
  const [only, ...others] = such;
  if (only === undefined) return undefined;
  const said = `No paper of the resume has this name. It has one of this kind. ${endOfOne(only.text, now)}`;
  return others.length > 0
    ? endsOf(such, " of this kind, none by this name", now)
    : [{ ...factOf(only), field: `${ofResume}papers`, answer: said }];
}

/** Papers with what the resume says of their ends. */
function endsOf(papers: readonly ClaimRecord[], named: string, now: Date): Fact[] {
  const dated = papers.filter(({ text }) => endOf(text) !== undefined).length;
  const ends = dated === 0 ? "and no end date is stored" : `${dated} with an end date; keyFactors has them`;
  const answer =
    papers.length === 1 && named === ""
      ? endOfOne(papers[0]?.text ?? "", now)
      : `The resume has ${counted(papers.length, "paper")}${named || " of this kind"}, ${ends}`;
  return papers.map((paper) => ({ ...factOf(paper), field: `${ofResume}papers`, answer }));
}

function endOfOne(text: string, now: Date): string {
  const until = endOf(text);
  if (isLapsed(text, { endDate: until }, now)) return `By the resume it is no longer valid: ${text}`;
  return until === undefined
    ? `The resume names it without an end date: ${text}`
    : `By the resume it is valid until ${until}: ${text}`;
}
