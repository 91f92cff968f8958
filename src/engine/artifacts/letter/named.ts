import { orWords } from "../../fit/opening/skills/any-of.ts";
import { withoutDenied } from "../../notes/without-denied.ts";
import { entryAt, isLapsed, textOf } from "../../resume/json-resume.ts";
import { byWeight, ofKind, weigher } from "../evidence.ts";
import { entryFields, postOf, studiedOf } from "../resume/entry-heads.ts";
import { type AskedRequirement, fromClaims, type Line, type Material, type UsableClaim } from "../types.ts";
import { otherKinds } from "../words/letters/types.ts";
import { mattersTo } from "./matters.ts";
import { countWords, furtherPosts } from "./proofs.ts";

const MOST_ITEMS = 2;
/** The digits of a year. */
const YEAR = 4;
const LONGEST_SUMMARY = 40;
/** Papers and the demands they meet, the strongest first. Without a required licence or degree no one is hired. */
const papers = ["certificate", "degree"];
const forPapers = ["licence", "education", "certificate"];
const others = ["course", "project", "award", "publication", "language", "skill"];

/** One paragraph of licences, certificates and degrees that meet demands, come near one or are named in the opening. */
export function papersFor(demands: readonly AskedRequirement[], material: Material, most: number): Line[] {
  const near = material.asked.requirements.filter(
    ({ kind, nearIds }) => nearIds.length > 0 && forPapers.includes(kind),
  );
  const rank = ({ kind, isRequired }: AskedRequirement) =>
    ((forPapers.indexOf(kind) + forPapers.length) % forPapers.length) + (isRequired ? 0 : forPapers.length);
  const ordered = [...demands, ...near].toSorted((left, right) => rank(left) - rank(right));
  const meant = ordered.flatMap((demand) => [
    ...meeting([demand], papers, material),
    ...nearing(demand, material),
  ]);
  const kept = [...new Set([...meant, ...namedInOpening(material), ...sinceTheLastPost(material)])].slice(
    0,
    most,
  );
  return naming(
    kept.toSorted((left, right) => papers.indexOf(left.kind) - papers.indexOf(right.kind)),
    material,
  );
}

/** Papers by their short names, "CAPA" or "IHK", that a demand for a paper has too. */
function namedInOpening({ asked, claims, document, today }: Material): UsableClaim[] {
  const papersAsked = asked.requirements.filter(({ kind }) => forPapers.includes(kind));
  const said = new Set(papersAsked.flatMap(({ text }) => text.match(shortName) ?? []));
  return claims.filter(
    (claim) =>
      papers.includes(claim.kind) &&
      [...(claim.text.match(shortName) ?? []), initials(claim.text)].some((name) => said.has(name)) &&
      !(claim.kind === "certificate" && isLapsed(claim.text, entryAt(document, claim.path), new Date(today))),
  );
}

/** "CAPA" of "Certificat d'aptitude à la profession d'avocat, École des avocats". */
function initials(paper: string): string {
  const [name = ""] = paper.split(/[,(]/);
  return (name.match(/\p{L}{4,}/gu) ?? []).map((word) => word.charAt(0).toUpperCase()).join("");
}

const shortName = /(?<![\p{L}\p{N}-])\p{Lu}{3,6}(?![\p{L}\p{N}-])/gu;

/** Papers near a required one: a step towards it, or a similar one. An expired paper does not count. */
function nearing({ nearIds }: AskedRequirement, { claims, document, today }: Material): UsableClaim[] {
  const isOver = ({ path, text }: UsableClaim) => isLapsed(text, entryAt(document, path), new Date(today));
  return claims.filter(
    (claim) =>
      nearIds.includes(claim.id) &&
      papers.includes(claim.kind) &&
      !(claim.kind === "certificate" && isOver(claim)),
  );
}

/** After a break, the latest paper of the field shows that the trade is still known. */
function sinceTheLastPost(material: Material): UsableClaim[] {
  const { claims, document, today } = material;
  const posts = ofKind(claims, "job").map((claim) => postOf(claim, material));
  const ends = posts.map(({ dates }) => dates.endDate.slice(0, YEAR)).filter(Boolean);
  if (ends.length === 0 || posts.some(({ isCurrent }) => isCurrent)) return [];
  const last = ends.toSorted().at(-1) ?? "";
  const dateOf = ({ path }: UsableClaim) => textOf(entryAt(document, path).date);
  return ofKind(claims, "certificate")
    .filter((claim) => dateOf(claim).slice(0, YEAR) > last && dateOf(claim) <= today)
    .filter(mattersTo(material))
    .toSorted((left, right) => dateOf(right).localeCompare(dateOf(left)))
    .slice(0, 1);
}

/** One paragraph of other items that the resume names for demands, such as languages and skills. */
export function othersFor(demands: readonly AskedRequirement[], material: Material, most: number): Line[] {
  const named = meeting(demands, others, material).slice(0, most);
  // Who names one language that is asked for names them all, with their levels, also one that a line mentions.
  const asked = material.asked.requirements.filter(({ kind }) => kind === "language");
  const tongues = named.some(({ kind }) => kind === "language")
    ? meeting(
        asked.map((demand) => ({ ...demand, claimIds: [...demand.claimIds, ...demand.nearIds] })),
        ["language"],
        material,
      )
    : [];
  return naming([...new Set([...named, ...tongues])], material);
}

const choice = new RegExp(String.raw`\s(?:${orWords})\s|\/|或`, "iu");

/** For each demand, the strongest claim of these kinds that meets it. */
function meeting(demands: readonly AskedRequirement[], kinds: readonly string[], { claims }: Material) {
  const rank = ({ kind }: UsableClaim) => kinds.indexOf(kind);
  const found = demands.flatMap(({ kind, text, claimIds }) =>
    claims
      .filter((claim) => claimIds.includes(claim.id) && rank(claim) >= 0)
      .toSorted((left, right) => rank(left) - rank(right))
      // "Armenian and Russian" asks for both.
      .slice(0, kind === "language" && !choice.test(text) ? undefined : 1),
  );
  return [...new Set(found)].toSorted((left, right) => rank(left) - rank(right));
}

/** More material for a letter that is still short: a summary, training, another job. */
export function fillers(material: Material, body: readonly Line[]): Line[] {
  const claims = withoutLapsed(material);
  const used = new Set(body.flatMap(({ claimIds }) => claimIds));
  const isNew = ({ id }: { id: string }) => !used.has(id);
  const weigh = weigher(material);
  const matters = mattersTo(material);
  const training = papers.flatMap((kind) =>
    byWeight(
      ofKind(claims, kind).filter((claim) => isNew(claim) && (kind !== "certificate" || matters(claim))),
      weigh,
    ).slice(0, MOST_ITEMS),
  );
  const summary = ofKind(claims, "summary").filter(
    ({ path, text }) =>
      path === "basics.summary" &&
      countWords([text]) <= LONGEST_SUMMARY &&
      /[.。!]$/u.test(text) &&
      isOwnVoice(text) &&
      withoutDenied(text, material.notes ?? []) === text,
  );
  return [
    ...summary.map((claim) => fromClaims(claim.text, [claim], { kind: "paragraph" })),
    ...furtherPosts(material, body),
    ...naming(training, material),
  ];
}

/** The claims without expired papers, which a letter leaves out. */
function withoutLapsed({ claims, document, today }: Material): readonly UsableClaim[] {
  return claims.filter(
    ({ kind, path, text }) =>
      kind !== "certificate" || !isLapsed(text, entryAt(document, path), new Date(today)),
  );
}

/** True if a summary is in the first person, so that a letter can use it. */
function isOwnVoice(text: string): boolean {
  return /^(?:I|My|Ich|Mein\p{L}*|Je|J'|Mon|Ma|Mes|Mi|Soy|Tengo|Sou|Tenho|Meu|Minha)\b|我/u.test(text);
}

/** A paragraph with one sentence per kind of item in the resume. */
function naming(claims: readonly UsableClaim[], material: Material): Line[] {
  if (claims.length === 0) return [];
  const { letter } = material.words;
  const of = (...kinds: string[]) => claims.filter(({ kind }) => kinds.includes(kind));
  const said = (
    names: UsableClaim[],
    sentence: (items: string[]) => string,
    text: (claim: UsableClaim) => string,
  ) => (names.length > 0 ? [sentence(names.map(text))] : []);
  const plain = (text: string) => letter.plain(text) ?? letter.quote(text);
  const sentences = [
    ...(of("certificate").length > 0 ? [letter.certificates(withAsides(of("certificate"), material))] : []),
    ...of("degree").map((claim) => letter.studied(studiedOf(claim, material))),
    ...said(of("skill"), letter.skills, (claim) =>
      letter.withAside(plain(claim.text), entryFields(claim, material).aside),
    ),
    ...said(of("language"), letter.speaks, ({ text }) => letter.tongue(text)),
    ...otherKinds.flatMap((kind) => {
      const named = of(kind);
      return named.length > 0 ? [letter.others(withAsides(named, material), kind)] : [];
    }),
  ];
  return [fromClaims(sentences.join(letter.space), claims, { kind: "paragraph" })];
}

/** Names with issuer and date. What several have in common is written once, after the last. */
function withAsides(claims: readonly UsableClaim[], material: Material): string[] {
  const { letter } = material.words;
  const fields = claims.map((claim) => entryFields(claim, material));
  return fields.map(({ name, aside }, at) => {
    const isSaidLater = fields[at + 1]?.aside.join() === aside.join();
    // A title may be a sentence.
    const kind = claims[at]?.kind;
    const said = kind === "project" || kind === "publication" ? letter.quote(name) : name;
    return letter.withAside(said, isSaidLater ? [] : aside);
  });
}
