import { saidBy } from "../../fit/opening/experience/said-by.ts";
import { entryAt, textOf } from "../../resume/json-resume.ts";
import { ofKind } from "../evidence.ts";
import { entryText, postOf } from "../resume/entry-heads.ts";
import type { AskedRequirement, Line, Material, UsableClaim } from "../types.ts";
import { isElsewhere } from "../words/letters/elsewhere.ts";
import { isToDrive } from "./demands.ts";
import { mattersTo } from "./matters.ts";
import { meeting, naming, papers } from "./named.ts";

/** The digits of a year. */
const YEAR = 4;
const HALF = 0.5;
/** The demands that papers meet, the strongest first. Without a required licence or degree no one is hired. */
export const forPapers: readonly string[] = ["licence", "education", "certificate"];

/** One paragraph of licences, certificates and degrees that meet demands, come near one or are named in the opening. */
export function papersFor(demands: readonly AskedRequirement[], material: Material, most: number): Line[] {
  const rank = ({ kind, isRequired }: AskedRequirement) =>
    ((forPapers.indexOf(kind) + forPapers.length) % forPapers.length) + (isRequired ? 0 : forPapers.length);
  const byRank = (asked: readonly AskedRequirement[]) =>
    asked.toSorted((left, right) => rank(left) - rank(right));
  // A step towards a required licence comes before a degree that is held.
  const ranked = byRank([...demands, ...material.asked.requirements]).filter((demand) => !isToDrive(demand));
  const asked = ranked.flatMap((demand) => [
    ...(demands.includes(demand) ? meeting([demand], papers, material) : []),
    ...namedIn([demand.text], material).filter(({ kind }) => kind === "certificate"),
    ...nearing([...demand.nearIds, ...relatedTo(demand)], material),
  ]);
  const texts = ranked.map(({ text }) => text);
  // A second degree says little more.
  const further = namedIn(texts, material).filter(
    ({ kind }) => kind !== "degree" || !asked.some((one) => one.kind === "degree"),
  );
  const found = new Set([...asked, ...further, ...namedElsewhere(material), ...sinceTheLastPost(material)]);
  return naming([...found].slice(0, most), material);
}

/** Claims in the field of a required paper that nothing meets. */
function relatedTo({ kind, isRequired, outcome, related = [] }: AskedRequirement): string[] {
  const isOpen = isRequired && outcome !== "met" && forPapers.includes(kind);
  return isOpen ? related.flatMap(({ claimIds }) => claimIds) : [];
}

/** Papers by their short names, "CAPA" or "CREA-MG", that demands have too. */
function namedIn(texts: readonly string[], { claims }: Material): UsableClaim[] {
  const said = new Set(texts.flatMap((text) => text.match(shortName) ?? []));
  return claims.filter(
    ({ kind, text }) =>
      papers.includes(kind) &&
      [...(text.match(shortName) ?? []), initials(text)].some((name) => said.has(name)),
  );
}

/** Papers whose words an opening has, in a language in which its demands are not read. */
function namedElsewhere(material: Material): UsableClaim[] {
  const { asked, words } = material;
  if (!isElsewhere(words.language)) return [];
  const text = asked.text ?? "";
  const byName = namedIn([text], material);
  const share = (claim: UsableClaim) =>
    byName.includes(claim) ? 1 : saidBy(entryText(claim, material).split(/[,(]/)[0] ?? "")(text);
  return material.claims
    .filter((claim) => papers.includes(claim.kind) && share(claim) >= HALF)
    .toSorted((left, right) => share(right) - share(left));
}

/** "CAPA" of "Certificat d'aptitude à la profession d'avocat, École des avocats". */
function initials(paper: string): string {
  const [name = ""] = paper.split(/[,(]/);
  return (name.match(/\p{L}{4,}/gu) ?? []).map((word) => word.charAt(0).toUpperCase()).join("");
}

const shortName = /(?<![\p{L}\p{N}-])\p{Lu}{3,6}(?![\p{L}\p{N}]|-\p{Ll})/gu;

/** Papers near a required one: a step towards it, or a similar one. */
function nearing(nearIds: readonly string[], { claims }: Material): UsableClaim[] {
  return claims.filter(({ id, kind }) => nearIds.includes(id) && papers.includes(kind));
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
