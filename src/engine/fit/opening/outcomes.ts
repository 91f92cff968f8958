import { countriesIn } from "../../places/countries.ts";
import { countriesAt } from "../../places/place.ts";
import { requirementsOf } from "../../posting/requirements-of.ts";
import type { Opportunity, Requirement } from "../../posting/types.ts";
import { labelKey } from "../../skills/normalise.ts";
import { findLanguage } from "../../text/text-language.ts";
import { authorizationOutcome } from "./credentials/authorization.ts";
import { credentialOutcome } from "./credentials/credential.ts";
import { degreeOutcome } from "./credentials/degree.ts";
import { unlessDenied, unlessOnlySold } from "./denied-by-claims.ts";
import { experienceOutcome } from "./experience/experience-asked.ts";
import { withLedLines } from "./experience/experience-lines.ts";
import { asksToLead } from "./experience/leading.ts";
import { languageOutcome } from "./language.ts";
import { placeOutcome } from "./place.ts";
import { type Evidence, evidenceOf } from "./prepare-record.ts";
import { eachOf } from "./skills/alternatives.ts";
import { skillOrKind } from "./skills/one-of-kind.ts";
import { isSaidInPart } from "./skills/related.ts";
import { bothNames, eitherName } from "./skills/spelled-out.ts";
import { namesIn } from "./skills/things-named.ts";
import {
  best,
  type Found,
  type Known,
  near,
  type RequirementOutcome,
  unknown,
  withUnconfirmed,
} from "./types.ts";

const ofArea =
  /\blocal (?:area )?knowledge\b|\bknowledge of the (?:local )?(?:area|region|roads|road network)\b|orts(?:kenntnis|kunde)|gebietskenntnis|connaissance (?:de la région|du secteur géographique|du territoire)|conocimiento de la (?:zona|región)|conhecimento da (?:região|zona)|znajomość (?:okolicy|terenu|topografii|regionu)|paikallistuntemus/iu;
const geography = /\b(?:geography|géographie|geografía|geografia|geographie)\b/iu;

/** True if a demand asks for local knowledge. No resume mentions that, so without it the answer is unknown. */
function asksForLocalKnowledge(text: string): boolean {
  return ofArea.test(text) || (geography.test(text) && countriesIn(text).length > 0);
}

/** A single demand is shorter. Only the start of a longer text is examined. */
const MOST_CHARACTERS = 500;

/** Each requirement of an opening with the claims that meet it. Among alternatives the best one counts. */
export function requirementOutcomes(opportunity: Opportunity, known: Evidence): RequirementOutcome[] {
  const written = findLanguage(known.person.texts.map(({ text }) => text).join("\n"));
  const { language } = opportunity;
  const isForeign = language !== undefined && written !== undefined && language !== written;
  const about = {
    ...known,
    isForeign,
    language,
    title: opportunity.title ?? "",
    countries: countriesOf(opportunity),
  };
  return eachOnce(requirementsOf(opportunity)).map((requirement) => {
    const { text, kind, necessity, alternatives, level } = requirement;
    const isSaid = level === undefined || text.toLowerCase().includes(level.toLowerCase());
    const whole = text.slice(0, MOST_CHARACTERS);
    // Of two languages with a slash, both may be meant.
    const names = kind === "language" ? [whole] : bothNames(whole).flatMap(eitherName);
    const choices = (alternatives ?? names).map((words) =>
      judged({ ...requirement, text: words.slice(0, MOST_CHARACTERS) }, whole, about),
    );
    return {
      ...{ text, kind, necessity },
      ...(!isSaid && kind !== "education" && { level }),
      ...openWhereSaid(withEquivalent(best(choices), requirement), requirement, about),
    };
  });
}

/** The same outcomes, but unknown if unconfirmed claims would meet the demand. They raise no score. */
export function openToConfirm(
  outcomes: readonly RequirementOutcome[],
  opportunity: Opportunity,
  { person: { ifConfirmed }, index }: Evidence,
): RequirementOutcome[] {
  if (!ifConfirmed) return [...outcomes];
  const then = requirementOutcomes(opportunity, evidenceOf(ifConfirmed.person, index));
  return outcomes.map(({ text, kind, necessity, level, ...found }, at) => ({
    ...{ text, kind, necessity },
    ...(level !== undefined && { level }),
    ...withUnconfirmed(found, then[at], ifConfirmed.claimIds),
  }));
}

/** A repeated demand counts once, as required if it is required anywhere. */
function eachOnce(requirements: readonly Requirement[]): Requirement[] {
  const keyOf = ({ kind, text }: Requirement) => `${kind} ${labelKey(text)}`;
  const required = new Set(requirements.filter(({ necessity }) => necessity === "required").map(keyOf));
  const first = new Map(requirements.toReversed().map((one) => [keyOf(one), one]));
  return [...new Set(requirements.map(keyOf))].flatMap((key) => {
    const one = first.get(key);
    return one ? [{ ...one, ...(required.has(key) && { necessity: "required" as const }) }] : [];
  });
}

/** The countries of an opening. */
function countriesOf({ locations = [] }: Opportunity): string[] {
  return [...new Set(locations.flatMap(countriesAt))];
}

/** Of things of which one is enough, what shows one of them meets the demand. */
function judged(requirement: Requirement, whole: string, known: Known): Found {
  const found = judgedWhole(requirement, whole, known);
  if (found.outcome === "met" || !hasThings.has(requirement.kind)) return found;
  const each = eachOf(requirement.text, known).map((text) =>
    judgedWhole({ ...requirement, text }, whole, known),
  );
  return each.find(({ outcome }) => outcome === "met") ?? found;
}

const hasThings: ReadonlySet<string> = new Set(["skill", "experience", "licence", "certificate", "other"]);

function judgedWhole(requirement: Requirement, whole: string, known: Known): Found {
  const found = unlessDenied(outcomeOf(requirement, whole, known), requirement, known);
  return unlessOnlySold(found, requirement, known);
}

/** "5 years' HGV driving experience" asks for years, though it names a licence. */
const isExperience =
  /\d.{0,20}(?:years?|jahre?n?|ans|años|anos|anni).{0,40}(?:experience|erfahrung|expérience|experiencia|experiência|esperienza)/iu;

function outcomeOf(requirement: Requirement, whole: string, known: Known): Found {
  const { text } = requirement;
  switch (requirement.kind) {
    case "skill":
      return withLedLines(text, skillOrKind(requirement, known), known);
    case "experience":
      return experienceOutcome(requirement, whole, known);
    case "education":
      return degreeOutcome(requirement, whole, known);
    case "licence":
    case "certificate":
      return isExperience.test(text)
        ? experienceOutcome(requirement, whole, known)
        : credentialOutcome(requirement, known);
    case "language":
      return languageOutcome(requirement, whole, known);
    case "authorization":
      return authorizationOutcome(text, known);
    case "place":
      return placeOutcome(text, known);
    case "other": {
      const listed = withLedLines(text, skillOrKind(requirement, known), known);
      const isLed = listed.outcome !== "met" && asksToLead(text);
      const shown = isLed ? experienceOutcome(requirement, whole, known) : listed;
      return shown.outcome === "met" ? shown : unknown;
    }
    // No stored data says which hours a person can work.
    case "schedule":
      return unknown;
  }
}

const equivalent =
  /\b(?:equivalent|equal)\b|\bor (?:comparable|similar) experience|oder (?:vergleichbar|gleichwertig)|ou équivalent|o equivalente|ou equivalente|o (?:titolo )?equipollente|of (?:vergelijkba|gelijkwaardig)|denkniveau|eller (?:tilsvarende|motsvarande|likvärdig)|lub (?:równoważn|pokrewn)|tai vastaav|nebo (?:obdobn|ekvivalent)|或同等/iu;

/** "Filevine or similar case management software". */
const orSimilar =
  /(?<!\p{L})(?:or (?:an?other|other|similar|comparable|like)|oder (?:ähnlich|andere)\p{L}*|ou (?:similaire|autre)s?|[oou] (?:similar|otr[oa]|outr[oa])\p{L}*|of (?:vergelijkba|soortgelijk)\p{L}*|o simil[ei])(?!\p{L})/iu;

/** "Or working towards it", "oder die Bereitschaft, diese zu absolvieren". */
const orWilling =
  /(?<!\p{L})(?:or (?:be )?(?:working towards?|willing(?:ness)?|prepared|able to obtain|ability to obtain|(?:actively )?pursuing|studying|(?:current(?:ly)? )?enroll?(?:ed|ment))|oder (?:die |der )?(?:bereitschaft|bereit)|ou (?:en cours|prêt|la volonté)|o (?:en (?:proceso|vías)|dispuest)|ou (?:em curso|dispost|disponib))/iu;

/** Only the employer can say what is equivalent or similar, and only the person what they are working towards. */
function withEquivalent(found: Found, { text, kind }: Requirement): Found {
  if (found.outcome !== "unmet") return found;
  const whole = text.slice(0, MOST_CHARACTERS);
  if (orWilling.test(whole)) return unknown;
  if (equivalent.test(whole))
    return near(found.near ?? "what the employer accepts as equivalent", found.claimIds);
  return kind === "skill" && found.near === undefined && orSimilar.test(whole) ? unknown : found;
}

/** If the person has only part of it, the result is unknown: others have to judge whether that is enough. */
function openWhereSaid(found: Found, requirement: Requirement, known: Known): Found {
  // What the person denies is not open.
  if (found.outcome !== "unmet" || found.claimIds.length > 0) return found;
  const isOpen =
    asksForLocalKnowledge(requirement.text) ||
    isSaidInPart(requirement, namesIn(requirement.text, known), known);
  return isOpen ? unknown : found;
}
