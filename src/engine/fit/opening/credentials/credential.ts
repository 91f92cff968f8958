import { withoutJurisdictions } from "../../../places/jurisdictions.ts";
import type { Requirement } from "../../../posting/types.ts";
import { labelKey } from "../../../skills/normalise.ts";
import type { PersonCredential, PersonText } from "../../types.ts";
import { saidBy } from "../experience/said-by.ts";
import { contentWords, shareOf } from "../skills/content-words.ts";
import { isLetters, standsFor } from "../skills/spelled-out.ts";
import { type Found, type Known, met, near, unknown, unmet } from "../types.ts";
import {
  credentialsIn,
  isSameCredential,
  isStage,
  type NamedCredential,
  type PreparedCredential,
} from "./credential-names.ts";
import { drivingOutcome } from "./driving.ts";
import { hasItsClass } from "./licence-classes.ts";
import { isExamOnly, isHeldThere, licencePlace } from "./licence-place.ts";
import { listedPaper, paper } from "./listed-paper.ts";
import { isNamedInLine } from "./named-in-line.ts";
import { bodyAsked, registrationOutcome } from "./registration.ts";

const bodies =
  "AHA|ARC|American Heart Association|(?:American |British )?Red Cross|ILCOR|Resuscitation Council";
const named = new RegExp(
  String.raw`\((?:by |from |through |issued by )?((?:the )?(?:${bodies})[^()]*)\)`,
  "u",
);
/** "Issued by the American Heart Association". */
const issued =
  /(?<!\p{L})(?:issued|awarded|accredited|provided) (?:by|through) (?:the )?(\p{Lu}[\p{L}.&' ]{2,60}?(?: or (?:the )?\p{Lu}[\p{L}.&' ]{2,60}?)?)(?=$|[,;()])/u;

/** "(RTITB or ITSSAR)": any of these bodies. */
const anyBody = /\((\p{Lu}{3,8}(?:(?:,|\/| or| oder| ou| o) ?\p{Lu}{3,8})+)\)/u;

/** Words for having it, and for its being valid, which are no part of its name. */
const inForce =
  /^(?:must )?(?:hold|have|possess)(?: an?)?\s|\(?(?<!\p{L})(?:in date|ativ[oa]s?|activ[oa]s?|attiv[oae]|vigentes?|em dia|en vigor|regular)(?!\p{L})\)?/giu;

/** A place on the register of a body by its letters, which its number shows: "registro ativo no CRC". */
const ofRegister =
  /(?:[Rr]egist[r]?o|[Ii]nscri(?:ção|pción|ption)|[Ii]scrizione) (?:(?:ativ[oa]|activ[oa]|attiv[oa]|regular|profissional|profesional) )?(?:n[oa]|en el|en la|al|all['’]|à l['’]|au) ?(\p{Lu}{2,6})(?!\p{L})/u;
const course = /curs[oe]|corso|exame|examen|esame|prova|preparat|formation/iu;

/** The bodies one of which must have issued the required paper; empty if the demand names none. */
function bodiesIn(text: string): string[] {
  const list = (named.exec(text) ?? issued.exec(text) ?? anyBody.exec(text))?.[1];
  return (
    list?.split(/\s(?:or|and\/or|oder|ou|o)\s|[,/]/u).map((body) => body.replace(/^\s*the\s/i, "").trim()) ??
    []
  );
}

/** True if the held paper names one of these bodies, in full or by initials. */
function isOfBody({ text, issuer = "" }: PreparedCredential, asked: readonly string[]): boolean {
  const said = `${text} ${issuer}`;
  const isSaid = (body: string) =>
    said.toLowerCase().includes(body.toLowerCase()) ||
    (isLetters(body) ? standsFor(body, issuer) : isLetters(issuer) && standsFor(issuer, body));
  return asked.length === 0 || asked.some(isSaid);
}

/** A licence or certificate, by its own name or by another name in the catalogue. */
export function credentialOutcome({ text, kind }: Pick<Requirement, "text" | "kind">, known: Known): Found {
  const { record, index, person, countries } = known;
  const { credentials } = record;
  const place = licencePlace(text, kind, countries);
  const plain = place?.isStated ? withoutJurisdictions(text) : text;
  const isRegister = ofRegister.test(text);
  const wanted = contentWords(plain.replace(anyBody, " ").replace(ofRegister, " $1 ").replace(inForce, " "));
  // "An Ontario licence" asks for one of any kind: a course there is none.
  const isAnyKind = place?.isStated === true && wanted.length === 0;
  const names = credentialsIn(text, index);
  const bears = (held: PreparedCredential, one: NamedCredential) =>
    held.names.some((own) => isSameCredential(one, own, { asked: text, held: held.text }, index));
  const isIt = (held: PreparedCredential) =>
    hasItsClass(text, held.text) &&
    !(isRegister && course.test(held.text)) &&
    (!isStage(held.text) || isStage(text)) &&
    ((isAnyKind && isLicence.test(held.text)) ||
      shareOf(wanted, held.text) === 1 ||
      (names.length > 0 && names.every((one) => bears(held, one))));
  const alikes = credentials.filter(isIt);
  const bodies = bodiesIn(text);
  const own = alikes.filter(
    (held) => isHeldThere(held, place) && !isExamOnly(held.text, text) && isOfBody(held, bodies),
  );
  const held = own.filter(({ claimIds }) => claimIds.length > 0);
  // "Permis B" itself before another paper of category B.
  const shown = held.find((one) => labelKey(one.text) === labelKey(text)) ?? held[0];
  if (shown) return met(shown.claimIds, shown.text);
  if (own[0]) return near(`${own[0].text}, as the profile says`);
  const asked = bodyAsked(text);
  const registered = asked && registrationOutcome(asked, credentials, record.said);
  if (registered) return registered;
  // A course can be listed as education ("NVQ Level 3"), but a licence or a place on a register cannot.
  const mayBeTaught = kind === "certificate" && !isLicence.test(text);
  const taught =
    mayBeTaught && hasClassIn(text, person.degrees ?? []).find((one) => shareOf(wanted, one.text) === 1);
  if (taught) return met(taught.claimIds, taught.text);
  const [nearest] = alikes.toSorted(
    (left, right) => Number(isHeldThere(right, place)) - Number(isHeldThere(left, place)),
  );
  if (nearest)
    return nearWith(
      nearest,
      alikes.find((held) => isExamOnly(held.text, text)),
    );
  const several = names.length > 1 ? byEach(names) : undefined;
  if (several) return several;
  const drives = drivingOutcome(text, credentials, person.texts);
  if (drives) return drives;
  const once = (person.lapsed ?? []).find((held) =>
    isIt({ ...held, names: credentialsIn(held.text, index) }),
  );
  if (once) return near(`${withIssuer(once)}, no longer valid`, once.claimIds);
  const isOfFamily = (held: PreparedCredential) =>
    names.some(({ id }) => held.names.some((own) => own.id === id));
  const said = saidBy(plain.replace(law, " ").replace(paper, " "));
  const alike = credentials.find(
    (held) => (shareOf(wanted, held.text) ?? 0) >= 0.5 || said(held.text) >= 0.5 || isOfFamily(held),
  );
  if (alike) return near(alike.text, alike.claimIds);
  const listed = listedPaper(wanted, person.skills);
  if (listed) return listed;
  if (kind === "certificate" && isNamedInLine(text.replace(paper, " "), record.said)) return unknown;
  // In another language an ordinary paper has another name. Letters, classes and a stated place stay.
  const isHidden = known.isForeign && !place?.isStated && !sameAbroad.test(text);
  const isOpen = names.length === 0 && (wanted.length === 0 || isHidden);
  return credentials.length === 0 || isOpen ? unknown : unmet;

  /** "BLS and ACLS" are two demands. */
  function byEach(asked: readonly NamedCredential[]): Found | undefined {
    const held = asked.map((name) =>
      credentials.find((one) => one.claimIds.length > 0 && bearsAlone(one, name)),
    );
    const some = held.flatMap((one) => one ?? []);
    if (some.length === 0) return undefined;
    const claimIds = some.flatMap((one) => one.claimIds);
    const isAll = some.length === held.length && some.every((one) => isOfBody(one, bodies));
    return isAll
      ? met(claimIds, some.map((one) => one.text).join(", "))
      : near(some.map(bodies.length > 0 ? withIssuer : ({ text }) => text).join(", "), claimIds);
  }

  /** In a list, each name is compared by its own words alone. */
  function bearsAlone(held: PreparedCredential, one: NamedCredential): boolean {
    const texts = { asked: one.text, held: held.text };
    return held.names.some((own) => isSameCredential(one, own, texts, index));
  }
}

/** The law behind it: "nach § 71 SGB XI". */
const law =
  /(?:(?:nach|gem(?:äß|\.)) )?§{1,2} ?\d{1,4}\p{L}?(?: Abs\. ?\d{1,2})?(?: \p{Lu}[\p{L}]{1,5}(?: [IVX]{1,4})?(?!\p{L}))?/gu;

const isLicence =
  /(?<!\p{L})(?:\p{L}{0,20}licen[cs]|lizen[zs]|\p{L}{0,20}(?:zulassung|führerschein)|permis|habilita|matrícula|approbation|uprawnieni|legitimation)|registered|registration|chartered/iu;

/** "VCA", "BE", "class C", "Gas Safe". */
const sameAbroad = /(?<!\p{L})\p{Lu}+(?!\p{L})|\d|(?<=\p{L} )\p{Lu}\p{Ll}+ regist/u;

/** The closest licence, and the exam passed on the way to the required one. */
function nearWith(nearest: PreparedCredential, exam: PreparedCredential | undefined): Found {
  if (exam === undefined || exam === nearest) return near(withIssuer(nearest), nearest.claimIds);
  return near(`${withIssuer(nearest)}; ${exam.text}`, [...nearest.claimIds, ...exam.claimIds]);
}

/** A licence with its issuer, which says where it is valid. */
function withIssuer({ text, issuer }: PersonCredential): string {
  return issuer === undefined || issuer === "" ? text : `${text}, ${issuer}`;
}

function hasClassIn(text: string, degrees: readonly PersonText[]): PersonText[] {
  return degrees.filter((one) => hasItsClass(text, one.text));
}
