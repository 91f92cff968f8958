import { countries, unionMembers, unionNames } from "../lexicon/countries.ts";
import { createTerms } from "../text/terms.ts";

const names: Record<string, string> = { EU: unionNames };
for (const [code, [, said]] of Object.entries(countries)) names[code] = said;
const findNames = createTerms(names);

/** The countries, or the European Union as EU, that a text names; short names count in capitals only ("work with us"). */
export function countriesIn(text: string): string[] {
  const found = findNames(text).filter(({ start, end }) => {
    const said = text.slice(start, end);
    // "Cañada" is a valley, and no country.
    if (/ñ/iu.test(said) && !/^Espa/iu.test(said)) return false;
    return said.length > 3 || said === said.toUpperCase();
  });
  return [...new Set(found.map(({ tag }) => tag))];
}

/** The ISO code of a country by its code or one of its names; undefined where it is neither. */
export function countryOf(text: string): string | undefined {
  const code = text.trim().toUpperCase();
  if (code === "UK") return "GB";
  if (code in countries || unionMembers.includes(code)) return code;
  const [only, another] = countriesIn(text);
  return another === undefined && only !== "EU" ? only : undefined;
}

/** The currency of a country; undefined where it is not known. */
export function currencyOf(country: string): string | undefined {
  return Object.entries(countries).find(([code]) => code === country)?.[1][0];
}

/** Whether who may work in one of these countries may work in that one. */
export function mayWorkIn(allowed: readonly string[], country: string): boolean {
  const isMember = (code: string) => code === "EU" || unionMembers.includes(code);
  return allowed.some((code) => code === country || (code === "EU" && isMember(country)));
}
