import { countries, unionMembers, unionNames } from "../lexicon/places/countries.ts";
import { createTerms } from "../text/names/terms.ts";

const names: Record<string, string> = { EU: unionNames };
for (const [code, country] of Object.entries(countries)) names[code] = country.names;
const findNames = createTerms(names);

/** The countries, or the European Union as EU, in a text. Short names count only in capitals ("work with us"). */
export function countriesIn(text: string): string[] {
  const written = text.replace(/(?<!\p{L})U\.\s?S\.(?:\s?A\.)?|(?<!\p{L})E\.U\./gu, (name) =>
    name.replace(/[.\s]/g, ""),
  );
  const found = findNames(written).filter(({ start, end }) => {
    const said = written.slice(start, end);
    // "Cañada" is a valley, not a country.
    if (/ñ/iu.test(said) && !/^Espa/iu.test(said)) return false;
    return said.length > 3 || said === said.toUpperCase();
  });
  return [...new Set(found.map(({ tag }) => tag))];
}

/** The ISO code for a country's code or one of its names; undefined for other text. */
export function countryOf(text: string): string | undefined {
  const code = text.trim().toUpperCase();
  if (code === "UK") return "GB";
  if (code in countries || unionMembers.includes(code)) return code;
  const [only, another] = countriesIn(text);
  return another === undefined && only !== "EU" ? only : undefined;
}

/** A country's currency; undefined if unknown. */
export function currencyOf(country: string): string | undefined {
  return Object.entries(countries).find(([code]) => code === country)?.[1].currency;
}

/** True if permission to work in one of these countries includes that one. */
export function mayWorkIn(allowed: readonly string[], country: string): boolean {
  const isMember = (code: string) => code === "EU" || unionMembers.includes(code);
  return allowed.some((code) => code === country || (code === "EU" && isMember(country)));
}
