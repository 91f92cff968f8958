import { countriesIn, mayWorkIn } from "../../../places/countries.ts";
import { contentWords, shareOf } from "../skills/content-words.ts";
import { type Found, type Known, met, unknown, unmet } from "../types.ts";

const standing =
  /citizen|nationalit|clearance|public trust|staatsangeh|staatsbürger|sicherheitsüberprüfung|ressortissant|habilitation|nacionalidad|nacionalidade|国籍|保密/iu;
const sponsors = /sponsor|visa|visum|签证/iu;
const denies =
  /\b(?:no|not|without|unable|cannot|never|kein\p{L}*|ohne|nicht|pas|sans|aucune?|no se|sin|não|sem)\b|n['’]t\b|不/iu;

/**
 * The right to work, from the profile's countries and sponsorship. Citizenship and clearance, from the words of a
 * claim.
 */
export function authorizationOutcome(text: string, known: Known): Found {
  const { needsSponsorship, mayWorkIn: allowed } = known.person.constraints;
  if (standing.test(text)) return bySaying(text, known);
  const offers = sponsors.test(text) && !denies.test(text);
  if (offers) return met([]);
  const named = countriesIn(text);
  const countries = named.length > 0 ? named : known.countries;
  if (allowed && countries.length > 0) {
    if (countries.some((country) => mayWorkIn(allowed, country))) return met([]);
    return needsSponsorship === false ? unknown : unmet;
  }
  return needsSponsorship === undefined ? unknown : needsSponsorship ? unmet : met([]);
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
