import type { HeldWords } from "./types.ts";

export const nl: HeldWords = {
  knowing:
    "ervaring|kennis|opleiding|diploma|vaardigheid|gewerkt|werken|gebruikt|gebruik|geleerd|bediend|aangeraakt|ken|kennen|beheers|spreek|kan|weet|heb|vertrouwd|bekend|thuis in|bedreven|omgaan",
  denies: "geen|niet|nooit|zonder|nauwelijks|weinig",
  deniesBehind: "niet|nooit|nog niet|nauwelijks",
  deniesName: "geen|niet|zonder|behalve|uitgezonderd|in plaats van|noch",
  between: "of|en|noch|met|van|in|de|het|een",
  lacks: "ontbreekt|mis ik|gebrek aan|niet vertrouwd met|onbekend met",
  lacksBehind: "ontbreekt|is mij (?:onbekend|vreemd)|ken ik niet|beheers ik niet|mis ik",
  none: "geen|niet|nooit|nee|zonder",
  once: "niet meer|niet alleen|niet enkel|geen \\p{L}+ meer|niet slechts",
  planned:
    "ga ik|ik ga|zal|gepland|ik volg|volg ik|van plan|binnenkort|volgend jaar|momenteel aan het leren|leer (?:nu|momenteel)|doel:|in de toekomst|begin ik",
  plannedBehind: "gepland|in uitvoering|lopend|aan het leren",
  wished:
    "(?:zou|zou ik) graag|wil|wens|hoop|geïnteresseerd in|interesse in|benieuwd naar|nieuwsgierig naar|bereid om|droom van|graag leren",
  wishedBehind: "wil ik|zou ik graag|leren kennen|trekt mij",
  people:
    "(?:(?:mijn|onze|ons|zijn|haar) (?:\\p{L}+ )?(?:broer|zus|vader|moeder|ouders|man|vrouw|partner|zoon|dochter|oom|tante|neef|nicht|vriend|vriendin|collega['’]?s?|baas|chef|leidinggevende|manager|voorganger)|(?:een|het|de) (?:\\p{L}+ )?(?:collega|bureau|leverancier|dienstverlener|consultant))",
  doneByOthers:
    "(?:gedaan|gemaakt|uitgevoerd|beheerd|geregeld) door (?:een|mijn|het|de) (?:\\p{L}+ )?(?:bureau|collega|baas|leverancier|chef)|door (?:een|mijn) (?:bureau|collega|baas|leverancier|chef) (?:gedaan|gemaakt|uitgevoerd|beheerd|geregeld)",
  self: "ik|mij|me|mezelf|wij|we|ons",
};
