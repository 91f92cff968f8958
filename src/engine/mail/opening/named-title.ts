import { titleWords } from "./names.ts";

// "The position of Data Analyst", "die Stelle als Köchin", "le poste de comptable": a title starts with a capital
// or quotation mark.
const named = [
  /\b(?:position|role|job|post|vacancy) (?:of|as)(?: an?)? ["“'‘]?(\p{Lu}[\p{L}/&' -]{2,60})/gu,
  /\b(?:application|applying|applied|interview) for (?:the |our )?(?:position of |role of |post of )?["“'‘]?(\p{Lu}[\p{L}/&' -]{2,60}?) (?:position|role|job|post|vacancy)\b/gu,
  /\b(?:Stelle|Position|Bewerbung|Ausbildung) (?:als|zum|zur) ["„“]?(\p{Lu}[\p{L}/&' -]{2,60})/gu,
  /\bposte (?:de |d['’])["«]?\s?(\p{L}[\p{L}/&'’ -]{2,60})/gu,
  /\b(?:puesto|posición|vacante|plaza) de ["«“]?(\p{L}[\p{L}/&' -]{2,60})/gu,
  /\b(?:functie|vacature|rol)(?: van| als)? ["“'‘](\p{Lu}[\p{L}/&' -]{2,60})["”'’]/gu,
  /\b(?:functie|vacature|rol) (?:van|als|voor) (\p{Lu}[\p{L}/&' -]{2,60})/gu,
  /\b(?:posizione|ruolo) di ["«“]?(\p{L}[\p{L}/&' -]{2,60})/gu,
  /\b(?:vaga|cargo|função) de ["«“]?(\p{L}[\p{L}/&' -]{2,60})/gu,
  /\btjänsten som ["”]?(\p{L}[\p{L}/&' -]{2,60})/gu,
];
const MOST_TITLES = 5;
const MOST_WORDS = 4;
const MOST_READ = 700;

/** The job titles that a text names as such, by their first words. */
export function namedTitle(text: string): string[][] {
  return named
    .flatMap((pattern) =>
      [...text.matchAll(pattern)].map(([, title = ""]) => titleWords(title).slice(0, MOST_WORDS)),
    )
    .filter((words) => words.length > 0)
    .slice(0, MOST_TITLES);
}

/** "Applying for Data Analyst at Northwind". A loan or a visa has no title with a capital and an employer. */
const appliedFor =
  /\b(?:application|applying|applied) (?:for|to be|as)(?: (?:the|our|an?))? ["“'‘]?(?!\p{Lu}[\p{L} -]{0,40} (?:Visa|Loan|Card|Account|Grant|Mortgage|Permit|Passport)\b)\p{Lu}[\p{L}/&()' -]{2,60}["”'’]? (?:at|with) (?:the )?\p{Lu}/u;

/** True if a sentence says that someone applied for a title at an employer. */
export function isAppliedFor(text: string): boolean {
  return appliedFor.test(text.slice(0, MOST_READ));
}
