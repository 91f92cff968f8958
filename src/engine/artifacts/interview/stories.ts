import { saidBy } from "../../fit/opening/experience/said-by.ts";
import { languagesIn } from "../../languages.ts";
import { durationsIn } from "../../text/durations.ts";
import { wordsOf } from "../../text/words.ts";
import { conditions, ofKind } from "../evidence.ts";
import { entryText } from "../resume/entry-heads.ts";
import { type AskedRequirement, fromClaims, type Line, type Material, type UsableClaim } from "../types.ts";

const MOST_STORIES = 2;
/** A story without another link to a demand must contain more than this share of its words. */
const ENOUGH_SHARED = 0.5;
const A_THIRD = 1 / 3;
/** A line of work tells more than the name of the job, and one with a number more than others. */
const A_LINE = 0.5;
const A_NUMBER = 0.2;

/** A line about something that was not done is not a story. */
const denial =
  /^(?:no|not|never|without|keine?n?|nie|ohne|sin|nunca|sans|pas d\S*|aucune?|jamais|sem|无|没有)(?!\p{L})/iu;

const papers: ReadonlySet<string> = new Set(["certificate", "degree", "course"]);

/** True for a demand for a licence or certificate. */
export function isPaper(kind: string): boolean {
  return kind === "licence" || kind === "certificate";
}

const storyKinds = [
  "bullet",
  "project",
  "job",
  "volunteering",
  "certificate",
  "degree",
  "course",
  "award",
  "language",
  "publication",
];

/** What the person can tell when asked about a demand: their own lines, those that show most of it first. */
export function storyLines(requirement: AskedRequirement, material: Material, shownBy?: RegExp): Line[] {
  const { claims, words } = material;
  const ids = new Set([...requirement.claimIds, ...requirement.nearIds]);
  const shareIn = saidBy(requirement.text);
  const isMet = requirement.outcome === "met" || requirement.kind !== "experience";
  // A job that only comes near must name what is asked for: "experience with ECMO" is no story of any ward.
  const isForPaper = isPaper(requirement.kind);
  const tongues = requirement.kind === "language" ? languagesIn(requirement.text) : [];
  const bears = ({ id, kind, text }: UsableClaim) =>
    (kind === "language" && languagesIn(text).some((code) => tongues.includes(code))) ||
    (ids.has(id) &&
      // Work is no answer to who asks for a paper, and neither is a paper of something else.
      (isForPaper
        ? papers.has(kind) &&
          (requirement.claimIds.includes(id) ||
            shareIn(text) >= A_THIRD ||
            sharesName(requirement.text, text))
        : isMet || kind !== "job" || shareIn(text) > 0 || sharesName(requirement.text, text)));
  const isForTraining = requirement.kind === "education";
  const likely = ({ kind, text }: UsableClaim) =>
    (kind === "bullet" &&
      !isForPaper &&
      !isForTraining &&
      !denial.test(text) &&
      (shareIn(text) > ENOUGH_SHARED || (shownBy?.test(text) ?? false))) ||
    (kind === "certificate" && sharesName(requirement.text, text, /\p{Lu}{3,}/gu));
  const isRelated = ({ id }: UsableClaim) =>
    (requirement.related ?? []).some(({ claimIds }) => claimIds.includes(id));
  const worth = (claim: UsableClaim) =>
    (requirement.claimIds.includes(claim.id) ? 2 : bears(claim) || isRelated(claim) ? 1 : 0) +
    shareIn(claim.text) +
    (claim.kind === "bullet" ? A_LINE : 0) +
    (/\d/.test(claim.text) ? A_NUMBER : 0);
  const tells = (claim: UsableClaim) =>
    bears(claim) ||
    likely(claim) ||
    (claim.kind === "bullet" &&
      !isForPaper &&
      !isForTraining &&
      isRelated(claim) &&
      !denial.test(claim.text));
  const stories = claims
    .filter((claim) => storyKinds.includes(claim.kind) && tells(claim))
    .toSorted((left, right) => worth(right) - worth(left));
  const related = stories.length === 0 ? relatedLines(requirement, material) : [];
  const isWork = asksForYears(requirement) && stories.length + related.length === 0;
  const named = /\p{Lu}{2}/u.test(requirement.text);
  const jobs = isWork
    ? ofKind(claims, "job").filter(({ text }) => !named || sharesName(requirement.text, text))
    : [];
  const told = [...[...stories, ...jobs].map((story) => storyLine(story, material)), ...related];
  if (told.length > 0) return told.slice(0, MOST_STORIES);
  const listed = ofKind(claims, "skill").find(bears);
  return listed ? [fromClaims(words.brief.listed(listed.text), [listed], { kind: "bullet" })] : [];
}

/** "HGV" in the demand and in the title. */
function sharesName(demand: string, text: string, form = /\p{Lu}[\p{L}\p{N}+#]+/gu): boolean {
  const own = new Set(text.match(/\p{Lu}[\p{L}\p{N}+#]+/gu) ?? []);
  return (demand.match(form) ?? []).some((name) => own.has(name));
}

/** True if a demand names a length of work, which every job adds to. */
export function asksForYears({ kind, text }: Pick<AskedRequirement, "kind" | "text">): boolean {
  return kind === "experience" && durationsIn(text, wordsOf(text)).length > 0;
}

/** Claims in similar words. A denial answers a question about a condition, but is no story about work. */
function relatedLines({ kind, related = [] }: AskedRequirement, material: Material): Line[] {
  const isCondition = conditions.has(kind);
  return related.flatMap(({ text, claimIds }) => {
    const claim = material.claims.find(({ id }) => claimIds.includes(id));
    if (!claim) return [];
    // What a summary says of its person is an answer, and no work of a job.
    if (isCondition || (kind === "other" && claim.kind === "summary"))
      return [fromClaims(text, [claim], { kind: "bullet" })];
    return storyKinds.includes(claim.kind) && !denial.test(text) ? [storyLine(claim, material)] : [];
  });
}

/** A bullet with its job, or an entry with its dates. */
function storyLine(story: UsableClaim, material: Material): Line {
  const owner = story.kind === "bullet" ? ownerOf(story, material) : undefined;
  if (!owner) return fromClaims(entryText(story, material), [story], { kind: "bullet" });
  const where = entryText(owner, material).replace(/ \(([^()]*)\)$/u, ", $1");
  return fromClaims(`${story.text.replace(/[.。\s]+$/u, "")} (${where})`, [story, owner], { kind: "bullet" });
}

function ownerOf({ path }: UsableClaim, { claims }: Material): UsableClaim | undefined {
  return claims.find((claim) => claim.kind !== "bullet" && path.startsWith(`${claim.path}.`));
}
