import { isStopped } from "../../education.ts";
import { saidBy } from "../../fit/opening/experience/said-by.ts";
import { choice } from "../../fit/opening/skills/any-of.ts";
import { languagesIn, levelsIn, NATIVE } from "../../languages.ts";
import { lowLevel } from "../../lexicon/words/levels.ts";
import { withoutDenied } from "../../notes/without-denied.ts";
import { entryAt, textOf } from "../../resume/json-resume.ts";
import { byWeight, ofKind, weigher } from "../evidence.ts";
import { withoutLapsed } from "../own-work.ts";
import { entryFields, studiedOf } from "../resume/entry-heads.ts";
import { type AskedRequirement, fromClaims, type Line, type Material, type UsableClaim } from "../types.ts";
import { isPlainName } from "../words/letters/common.ts";
import { otherKinds } from "../words/letters/types.ts";
import { isToDrive } from "./demands.ts";
import { mattersTo } from "./matters.ts";
import { countWords, furtherPosts } from "./proofs.ts";

const MOST_ITEMS = 2;
const MOST_SKILLS = 4;
const LONGEST_SUMMARY = 40;
export const papers = ["certificate", "degree"];
const others = ["course", "project", "award", "publication", "language", "skill"];

/** One paragraph of other items that the resume names for demands, such as languages and skills. */
export function othersFor(demands: readonly AskedRequirement[], material: Material, most: number): Line[] {
  const isPublished = material.asked.requirements.some(({ text }) => publishing.test(text));
  const published = isPublished ? ofKind(material.claims, "publication").slice(0, 1) : [];
  // A licence to drive is no argument for other work, so it comes last.
  const driving = meeting(demands.filter(isToDrive), ["certificate"], material);
  const named = [...new Set([...published, ...meeting(demands, others, material), ...driving])].slice(
    0,
    most,
  );
  // Who names one language that is asked for names them all, with their levels, also one that a line mentions.
  const asked = material.asked.requirements.filter(({ kind }) => kind === "language");
  const tongues = named.some(({ kind }) => kind === "language")
    ? meeting([...asked, ...nearTongues(material)], ["language"], material)
    : [];
  const all = [...new Set([...named, ...tongues])].filter((claim) => !isOwnTongue(claim, material));
  return naming(all, material);
}

/** Languages that are asked for and stored without a level. */
export function nearTongues({ asked }: Material): AskedRequirement[] {
  return asked.requirements
    .filter((demand) => demand.kind === "language" && demand.outcome === "near")
    .map((demand) => ({ ...demand, claimIds: demand.nearIds }));
}

/** A letter with the person's lines shows its language, unless they have learnt it up to a level. */
function isOwnTongue({ kind, text }: UsableClaim, { claims, words }: Material): boolean {
  if (ofKind(claims, "bullet").length === 0) return false;
  const [code, ...others] = kind === "language" ? languagesIn(text) : [];
  return code === words.language && others.length === 0 && levelsIn(text).every((level) => level === NATIVE);
}

const publishing = /publi(?:cation|sh|cación|cação|kation)|veröffentlich|发表/iu;

/** For each demand, the strongest claim of these kinds that meets it. */
export function meeting(
  demands: readonly AskedRequirement[],
  kinds: readonly string[],
  { claims }: Material,
) {
  const rank = ({ kind }: UsableClaim) => kinds.indexOf(kind);
  const found = demands.flatMap(({ kind, text, claimIds }) => {
    const shareIn = saidBy(text);
    return (
      claims
        // A number alone, as in "245", names nothing.
        .filter((claim) => claimIds.includes(claim.id) && rank(claim) >= 0 && /\p{L}/u.test(claim.text))
        .toSorted(
          (left, right) =>
            rank(left) - rank(right) ||
            Number(kind !== "language") * (shareIn(right.text) - shareIn(left.text)),
        )
        // "Armenian and Russian" asks for both.
        .slice(0, kind === "language" && !choice.test(text) ? undefined : 1)
    );
  });
  return [...new Set(found)].toSorted((left, right) => rank(left) - rank(right));
}

/** More material for a letter that is still short: a summary, training, another job. */
export function fillers(material: Material, body: readonly Line[]): Line[] {
  const { claims } = material;
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
  // "Excel (basic)" does not speak for the person.
  const isLow = ({ path }: UsableClaim) => lowLevel.test(textOf(entryAt(material.document, path).level));
  const skills = byWeight(ofKind(claims, "skill").filter(isNew), weigh)
    .filter((claim) => weigh(claim) > 0 && !isLow(claim))
    .slice(0, MOST_SKILLS);
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
    ...naming(skills, material),
  ];
}

/**
 * A letter's material without what does not speak for the person: expired papers, studies that were left, and
 * languages far below the level that is asked for.
 */
export function withWhatIsHeld(material: Material): Material {
  const { claims, document, asked } = material;
  const isHeld = ({ id, kind, path, text }: UsableClaim) => {
    if (kind === "language") {
      const isLow = lowTongue.test(text) || levelsIn(text).some((level) => level < UPPER_INTERMEDIATE);
      const meets = asked.requirements.some(({ claimIds }) => claimIds.includes(id));
      return !isLow || meets || !asked.requirements.some(({ nearIds }) => nearIds.includes(id));
    }
    const entry = entryAt(document, path);
    return kind !== "degree" || ![text, textOf(entry.score), textOf(entry.status)].some(isStopped);
  };
  return withoutLapsed({ ...material, claims: claims.filter(isHeld) });
}

/** B2, from which on a language speaks for the person although more is asked. */
const UPPER_INTERMEDIATE = 3;
const lowTongue = new RegExp(
  String.raw`${lowLevel.source}|(?<!\p{L})(?:fair|redelijk|matig|mäßig|schul\p{L}*|scolaire|scolastic\p{L}|escolar)(?!\p{L})`,
  "iu",
);

/** True if a summary is in the first person, so that a letter can use it. */
function isOwnVoice(text: string): boolean {
  return /^(?:I|My|Ich|Mein\p{L}*|Je|J'|Mon|Ma|Mes|Mi|Soy|Tengo|Sou|Tenho|Meu|Minha)\b|我/u.test(text);
}

/** A paragraph with one sentence per kind of item in the resume. */
export function naming(claims: readonly UsableClaim[], material: Material): Line[] {
  if (claims.length === 0) return [];
  const { letter } = material.words;
  const of = (...kinds: string[]) => claims.filter(({ kind }) => kinds.includes(kind));
  const said = (
    names: UsableClaim[],
    sentence: (items: string[]) => string,
    text: (claim: UsableClaim) => string,
  ) => (names.length > 0 ? [sentence(names.map(text))] : []);
  const plain = (text: string) => letter.plain(text) ?? (isPlainName(text) ? text : letter.quote(text));
  const certificates =
    of("certificate").length > 0 ? [letter.certificates(withAsides(of("certificate"), material))] : [];
  const degrees = of("degree").map((claim) => letter.studied(studiedOf(claim, material)));
  const sentences = [
    ...(claims[0]?.kind === "degree" ? [...degrees, ...certificates] : [...certificates, ...degrees]),
    ...said(of("skill"), letter.skills, (claim) =>
      letter.withAside(plain(claim.text), entryFields(claim, material).aside),
    ),
    ...said(of("language"), letter.speaks, ({ text }) => letter.tongue(plainLevel(text))),
    ...otherKinds.flatMap((kind) => {
      const named = of(kind);
      return named.length > 0 ? [letter.others(withAsides(named, material), kind)] : [];
    }),
  ];
  return [fromClaims(sentences.join(letter.space), claims, { kind: "paragraph" })];
}

/** "German (good, B2)" of "German (good (B2))"; a level in percent is left out. */
function plainLevel(text: string): string {
  return text.replace(/\s?[(（]\d{1,3}\s?%[)）]/u, "").replace(/ \(([^()]*)\)\)$/u, ", $1)");
}

/** Names with issuer and date. What several have in common is written once, after the last. */
function withAsides(claims: readonly UsableClaim[], material: Material): string[] {
  const { letter } = material.words;
  const fields = claims.map((claim) => entryFields(claim, material));
  return fields.map(({ name, aside }, at) => {
    const isSaidLater = fields[at + 1]?.aside.join() === aside.join();
    // A title may be a sentence.
    const kind = claims[at]?.kind;
    const said =
      kind === "project" || kind === "publication"
        ? letter.quote(name)
        : name.replace(/^(\p{L}{4,24}): ([^():]{1,30})$/u, "$1 ($2)");
    // "NMC PIN 12F0345E, Registered Nurse Adult" would part a list.
    const [own = "", ...more] = kind === "certificate" && !/[()]/.test(said) ? said.split(", ") : [said];
    return letter.withAside(own, [...more, ...(isSaidLater ? [] : aside)]);
  });
}
