import { saidBy } from "../../fit/opening/said-by.ts";
import { entryFields, postOf, studiedOf } from "../entry-heads.ts";
import { byWeight, ofKind, weigher } from "../evidence.ts";
import { type AskedRequirement, fromClaims, type Line, type Material, type UsableClaim } from "../types.ts";
import { countWords } from "./count-words.ts";
import { furtherPosts } from "./proofs.ts";

const MOST_ITEMS = 2;
const LONGEST_SUMMARY = 40;
const namedKinds = ["certificate", "degree", "course", "project", "award", "language", "skill"];

/** Whether a demand is met by what the body says already. */
export function isBorneOut(body: readonly Line[]): (demand: AskedRequirement) => boolean {
  const used = new Set(body.flatMap(({ claimIds }) => claimIds));
  const said = body.map(({ text }) => text).join(" ");
  return ({ text, claimIds }) => claimIds.some((id) => used.has(id)) || saidBy(text)(said) === 1;
}

/** Whether a body bears out none of the demands that its letter names. */
export function bearsOutNone(demands: readonly AskedRequirement[], body: readonly Line[]): boolean {
  return demands.length > 0 && !demands.some(isBorneOut(body));
}

/** Whether what the resume names comes before the posts: it is all that is asked for, or no job of today leads. */
export function comesFirst(
  named: Line,
  demands: readonly AskedRequirement[],
  body: readonly Line[],
  material: Material,
): boolean {
  if (named.text === material.words.letter.sameSkills(demands.length)) return true;
  const isAtWork = ofKind(material.claims, "job").some((job) => postOf(job, material).isCurrent);
  return !isAtWork && bearsOutNone(demands, body);
}

/**
 * What else the resume names for the demands that the letter quotes and its proofs do not bear out: as one paragraph,
 * and then as shorter ones, of which the letter takes the first that it has room for.
 */
export function alsoNamed(
  material: Material,
  demands: readonly AskedRequirement[],
  body: readonly Line[],
): Line[] {
  const isSaid = isBorneOut(body);
  const found = demands.flatMap((demand) => {
    if (isSaid(demand)) return [];
    const { claimIds } = demand;
    const named = material.claims.filter(
      ({ id, kind }) => claimIds.includes(id) && namedKinds.includes(kind),
    );
    return named
      .toSorted((left, right) => namedKinds.indexOf(left.kind) - namedKinds.indexOf(right.kind))
      .slice(0, 1);
  });
  const claims = [...new Set(found)].toSorted(
    (left, right) => namedKinds.indexOf(left.kind) - namedKinds.indexOf(right.kind),
  );
  const { letter } = material.words;
  const areSkills = claims.length === demands.length && claims.every(({ kind }) => kind === "skill");
  // One skill alone is no paragraph before the posts: it is named behind them.
  if (areSkills && claims.length > Number(body.length > 0))
    return [fromClaims(letter.sameSkills(claims.length), claims, { kind: "paragraph" })];
  return claims.flatMap((_, left) => naming(claims.slice(0, claims.length - left), material));
}

/** What else the person has to say, for a letter that is still short: a summary, training, a further post. */
export function fillers(material: Material, body: readonly Line[]): Line[] {
  const { claims } = material;
  const used = new Set(body.flatMap(({ claimIds }) => claimIds));
  const isNew = ({ id }: { id: string }) => !used.has(id);
  const weigh = weigher(material);
  const training = ["certificate", "degree"].flatMap((kind) =>
    byWeight(ofKind(claims, kind).filter(isNew), weigh).slice(0, MOST_ITEMS),
  );
  const summary = ofKind(claims, "summary").filter(
    ({ path, text }) =>
      path === "basics.summary" &&
      countWords([text]) <= LONGEST_SUMMARY &&
      /[.。!]$/u.test(text) &&
      isOwnVoice(text),
  );
  return [
    ...summary.map((claim) => fromClaims(claim.text, [claim], { kind: "paragraph" })),
    ...naming(training, material),
    ...furtherPosts(material, body),
  ];
}

/** Whether a summary speaks as "I" do, so that it can stand in a letter. */
function isOwnVoice(text: string): boolean {
  return /^(?:I|My|Ich|Mein\p{L}*|Je|J'|Mon|Ma|Mes|Mi|Soy|Tengo|Sou|Tenho|Meu|Minha)\b|我/u.test(text);
}

/** A paragraph of one sentence for each kind of thing that the resume names. */
function naming(claims: readonly UsableClaim[], material: Material): Line[] {
  if (claims.length === 0) return [];
  const { letter } = material.words;
  const of = (...kinds: string[]) => claims.filter(({ kind }) => kinds.includes(kind));
  const withFields = (claim: UsableClaim) => {
    const { name, aside } = entryFields(claim, material);
    return letter.withAside(name, aside);
  };
  const said = (
    names: UsableClaim[],
    sentence: (items: string[]) => string,
    text: (claim: UsableClaim) => string,
  ) => (names.length > 0 ? [sentence(names.map(text))] : []);
  const sentences = [
    ...said(of("certificate"), letter.certificates, withFields),
    ...of("degree").map((claim) => letter.studied(studiedOf(claim, material))),
    ...said(of("language"), letter.speaks, ({ text }) => letter.tongue(text)),
    ...said(of("skill"), letter.skills, ({ text }) => letter.plain(text) ?? letter.quote(text)),
    ...said(of("course", "project", "award"), letter.others, withFields),
  ];
  return [fromClaims(sentences.join(letter.space), claims, { kind: "paragraph" })];
}
