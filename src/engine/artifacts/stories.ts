import { saidBy } from "../fit/opening/said-by.ts";
import { entryText } from "./entry-heads.ts";
import { ofKind } from "./evidence.ts";
import { type AskedRequirement, fromClaims, type Line, type Material, type UsableClaim } from "./types.ts";

const MOST_STORIES = 2;
/** A story without another link to a demand must contain more than this share of its words. */
const ENOUGH_SHARED = 0.5;
/** A story with a number is better. */
const A_NUMBER = 0.2;

/** A line about something that was not done is not a story. */
const denial =
  /^(?:no|not|never|without|keine?n?|nie|ohne|sin|nunca|sans|pas d\S*|aucune?|jamais|sem|无|没有)(?!\p{L})/iu;

const storyKinds = [
  ...[
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
  ],
];

/** What the person can tell when asked about a demand: their own lines, each used once if possible. */
export function storyLines(
  requirement: AskedRequirement,
  material: Material,
  used: ReadonlySet<string>,
  shownBy?: RegExp,
): Line[] {
  const { claims, words } = material;
  const ids = new Set([...requirement.claimIds, ...requirement.nearIds]);
  const bears = ({ id }: UsableClaim) => ids.has(id);
  const shareIn = saidBy(requirement.text);
  const likely = ({ kind, text }: UsableClaim) =>
    kind === "bullet" &&
    !denial.test(text) &&
    (shareIn(text) > ENOUGH_SHARED || (shownBy?.test(text) ?? false));
  const worth = (claim: UsableClaim) =>
    (bears(claim) ? 1 : 0) + shareIn(claim.text) + (/\d/.test(claim.text) ? A_NUMBER : 0);
  const stories = claims
    .filter((claim) => storyKinds.includes(claim.kind) && (bears(claim) || likely(claim)))
    .toSorted(
      (left, right) =>
        Number(used.has(left.id)) - Number(used.has(right.id)) ||
        storyKinds.indexOf(left.kind) - storyKinds.indexOf(right.kind) ||
        worth(right) - worth(left),
    );
  const related = claims.filter(
    ({ id, kind, text }) =>
      stories.length === 0 &&
      storyKinds.includes(kind) &&
      !denial.test(text) &&
      requirement.relatedIds?.includes(id),
  );
  const isWork = requirement.kind === "experience" && stories.length + related.length === 0;
  const jobs = isWork ? ofKind(claims, "job") : [];
  const told = [...stories, ...related, ...jobs].slice(0, MOST_STORIES);
  if (told.length > 0) return told.map((story) => storyLine(story, material));
  const listed = ofKind(claims, "skill").find(bears);
  return listed ? [fromClaims(words.brief.listed(listed.text), [listed], { kind: "bullet" })] : [];
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
