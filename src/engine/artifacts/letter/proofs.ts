import { entryText, postOf } from "../entry-heads.ts";
import { bulletsOf, byWeight, ofKind, weigher } from "../evidence.ts";
import { sharedWords } from "../shared-words.ts";
import { fromClaims, type Line, type Material, type UsableClaim } from "../types.ts";
import { countWords } from "./count-words.ts";
import { answerable } from "./why.ts";

const MOST_PROOFS = 2;
const MOST_BULLETS = 2;
/** A bullet of more words is a paragraph of its own, and no proof to be taken in at a glance. */
const LONGEST = 36;

interface Candidate {
  owner: UsableClaim;
  bullets: UsableClaim[];
  /** Its place in the resume. */
  index: number;
  worth: number;
}

/** The two of the person's posts that show most of what is asked for, in the resume's order. */
export function proofs(material: Material): Line[] {
  return candidates(material)
    .slice(0, MOST_PROOFS)
    .toSorted((left, right) => left.index - right.index)
    .map((candidate) => proofLine(candidate, material));
}

/** All posts as a letter speaks of them, the strongest first. */
export function postLines(material: Material): Line[] {
  return candidates(material).map((candidate) => proofLine(candidate, material));
}

const namedKinds = ["certificate", "degree", "course", "project", "award", "language", "skill"];

/** What else the resume names for the demands that the letter quotes and its proofs do not bear out. */
export function alsoNamed(material: Material, body: readonly Line[]): Line[] {
  const used = new Set(body.flatMap(({ claimIds }) => claimIds));
  const said = body.map(({ text }) => text).join(" ");
  const found = answerable(material).flatMap(({ text: demand, claimIds }) => {
    if (claimIds.some((id) => used.has(id)) || sharedWords(demand)(said) === 1) return [];
    const named = material.claims.filter(
      ({ id, kind }) => claimIds.includes(id) && namedKinds.includes(kind),
    );
    return named
      .toSorted((left, right) => namedKinds.indexOf(left.kind) - namedKinds.indexOf(right.kind))
      .slice(0, 1);
  });
  const claims = [...new Set(found)];
  if (claims.length === 0) return [];
  const text = material.words.letter.also(claims.map((claim) => entryText(claim, material)));
  return [fromClaims(text, claims, { kind: "paragraph" })];
}

/** Of posts that show the same, those with bullets come first, and then the earlier in the resume. */
function candidates(material: Material): Candidate[] {
  const { claims } = material;
  const weigh = weigher(material);
  const owners = [...ofKind(claims, "job"), ...ofKind(claims, "volunteering")];
  return owners
    .map((owner, index): Candidate => {
      const short = bulletsOf(claims, owner).filter(
        ({ text, path }) => countWords([text]) <= LONGEST && path !== `${owner.path}.summary`,
      );
      const bullets = byWeight(short, weigh).slice(0, MOST_BULLETS);
      const worth = Math.max(0, ...bullets.map(weigh)) + Number(bullets.length > 0) / 2;
      return { owner, bullets, index, worth };
    })
    .sort((left, right) => right.worth - left.worth || left.index - right.index);
}

function proofLine({ owner, bullets }: Candidate, material: Material): Line {
  const { letter, language } = material.words;
  const post = postOf(owner, material);
  const said = [
    letter.post(post),
    ...(bullets.length > 0
      ? [
          letter.did(
            bullets.map(({ text }) => text.replace(/[.。;；\s]+$/u, "")),
            post.isCurrent,
          ),
        ]
      : []),
  ];
  return fromClaims(said.join(language === "zh" ? "" : " "), [owner, ...bullets], { kind: "paragraph" });
}
