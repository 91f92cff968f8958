import { countriesIn, mayWorkIn } from "../../../places/countries.ts";
import { jurisdictionsIn } from "../../../places/jurisdictions.ts";
import { contentWords, shareOf } from "../skills/content-words.ts";
import { type Found, type Known, met, near, unknown, unmet } from "../types.ts";

const standing =
  /citizen|nationalit|clearance|public trust|staatsangeh|staatsbürger|sicherheitsüberprüfung|ressortissant|habilitation|nacionalidad|nacionalidade|国籍|保密/iu;
const sponsors = /sponsor|visa|visum|签证/iu;
const denies =
  /\b(?:no|not|without|unable|cannot|never|kein\p{L}*|ohne|nicht|pas|sans|aucune?|no se|sin|não|sem)\b|n['’]t\b|不/iu;

/** What gives a person the right to work in a country. */
const status =
  /(?<!\p{L})(?:citizen(?:s|ship)?|national(?:ity)?|passport|permanent resident|green card|settled status|indefinite leave to remain|staatsangehörig\p{L}*|staatsbürger\p{L}*|\p{L}{2,}-?bürger(?:in)?|niederlassungserlaubnis|nationalité|ressortissante?|ciudadan[oa]|ciudadanía|nacionalidad|cidad(?:ão|ã)|cidadania|nacionalidade|cittadin[oa]|cittadinanza|obywatel(?:ka|stw[oa])?|nationaliteit|burger|medborgar(?:e|skap))(?!\p{L})/iu;
const LONGEST = 160;

/** The right to work in one of these countries by a claim that says so; a line that no claim was made of is near. */
function byStatus(countries: readonly string[], { person }: Known): Found | undefined {
  const says = ({ text }: { text: string }) =>
    text.length <= LONGEST && status.test(text) && !denies.test(text) && isOfOne(text, countries);
  const claim = [...(person.credentials ?? []), ...person.texts].find(
    (one) => one.claimIds.length > 0 && says(one),
  );
  if (claim) return met(claim.claimIds, claim.text);
  const line = person.unread?.find(says);
  return line && near(line.text, []);
}

function isOfOne(text: string, countries: readonly string[]): boolean {
  const held = jurisdictionsIn(text).map(({ country }) => country);
  // A citizen of a member is one of the union.
  return countries.some(
    (country) => mayWorkIn(held, country) || (country === "EU" && held.some((own) => mayWorkIn(["EU"], own))),
  );
}

/**
 * The right to work, from the profile's countries and sponsorship. Citizenship and clearance, from the words of a
 * claim.
 */
export function authorizationOutcome(text: string, known: Known): Found {
  const { needsSponsorship, mayWorkIn: allowed } = known.person.constraints;
  const named = countriesIn(text);
  const countries = named.length > 0 ? named : known.countries;
  if (standing.test(text)) {
    const said = bySaying(text, known);
    return said.outcome === "met" ? said : (byStatus(countries, known) ?? said);
  }
  const offers = sponsors.test(text) && !denies.test(text);
  if (offers) return met([]);
  if (allowed && countries.length > 0) {
    if (countries.some((country) => mayWorkIn(allowed, country))) return met([]);
    return needsSponsorship === false ? unknown : unmet;
  }
  if (needsSponsorship !== undefined) return needsSponsorship ? unmet : met([]);
  return byStatus(countries, known) ?? unknown;
}

function bySaying(text: string, { person }: Known): Found {
  const wanted = contentWords(text).slice(0, 6);
  const said = [
    ...(person.credentials ?? []),
    ...person.texts,
    ...person.skills.map(({ name, claimIds }) => ({ text: name, claimIds })),
  ];
  const shown = said.find(
    (one) => one.claimIds.length > 0 && standing.test(one.text) && (shareOf(wanted, one.text) ?? 0) >= 0.5,
  );
  if (shown) return met(shown.claimIds, shown.text);
  return person.constraints.needsSponsorship === true && /citizen|nationalit|国籍/iu.test(text)
    ? unmet
    : unknown;
}
