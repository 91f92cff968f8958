import type { HeldWords } from "./types.ts";

export const nl: HeldWords = {
  knowing:
    "begrijp|versta|geprogrammeerd|geopend|geschreven|gedaan|ervaring|kennis|opleiding|diploma|vaardigheid|gewerkt|werken|gebruikt|gebruik|geleerd|bediend|aangeraakt|ken|kennen|beheers|spreek|kan|weet|heb|vertrouwd|bekend|thuis in|bedreven|omgaan",
  denies: "geen|niet|nooit|zonder|nauwelijks|weinig",
  deniesBehind: "niet|nooit|nog niet|nauwelijks",
  deniesName: "geen|niet|zonder|behalve|uitgezonderd|in plaats van|liever dan|noch",
  between: "of|en|noch|met|van|in|de|het|een",
  lacks: "bedankt voor|afgeslagen|ontbreekt|mis ik|gebrek aan|niet vertrouwd met|onbekend met",
  lacksBehind:
    "(?:helaas|jammer genoeg),? (?:niet|nooit|geen)|(?:ben|was) ik (?:\\p{L}+ ){0,5}kwijt|(?:versta|begrijp|spreek|beheers|ken) ik (?:\\p{L}+ )?(?:niet|nauwelijks)|(?:ben ik )?vergeten|verleerd|ontbreekt|is mij (?:onbekend|vreemd)|ken ik niet|beheers ik niet|mis ik",
  none: "geen|niet|nooit|nee|zonder",
  once: "niet voorstellen|geen (?:dag|week|dienst|project|maand)[^;]{0,40}(?:zonder|niet)|geen (?:enkel )?(?:probleem|geheim)|niets anders dan|nooit zonder|niet zonder|niet vreemd|niet onbekend|niet zo dat|niemand|zonder problemen|zonder (?:\\p{L}+ ){0,3}(?:ga|begin|werk|rijd) ik (?:\\p{L}+ )?(?:nooit|niet)|niet meer|niet alleen|niet enkel|geen \\p{L}+ meer|niet slechts",
  planned:
    "volgende maand|komend (?:jaar|najaar|voorjaar)|ingeschreven voor|bereid me voor|aangemeld voor|start ik|ga ik|ik ga|zal|gepland|ik volg|volg ik|van plan|binnenkort|volgend jaar|momenteel aan het leren|leer (?:nu|momenteel)|doel:|in de toekomst|begin ik",
  plannedBehind:
    "in voorbereiding|examen (?:in|op|volgt|gepland)|nog te behalen|volgt|gepland|in uitvoering|lopend|aan het leren",
  wished:
    "twijfel\\p{L}+|zou (?:een droom|mooi|leuk) zijn|een droom|overwogen|overweeg|overwoog|gedacht aan|erover gedacht|droom|ooit (?:leren|willen)|graag zou|zou ik (?:ooit|graag)|lijkt me|(?:zou|zou ik) graag|wil|wens|hoop|geïnteresseerd in|interesse in|benieuwd naar|nieuwsgierig naar|bereid om|droom van|graag leren",
  wishedBehind: "wil ik|zou ik graag|leren kennen|trekt mij",
  people:
    "(?:mijn|onze|ons|een|het|de) (?:\\p{L}+ )?(?:opdrachtgever|klant|klanten|verloofde|zwager|schoonzus|buurman|buurvrouw|compagnon|team|werkgever|stagiaire?)|(?:(?:mijn|onze|ons|zijn|haar) (?:\\p{L}+ )?(?:broer|zus|vader|moeder|ouders|man|vrouw|partner|zoon|dochter|oom|tante|neef|nicht|vriend|vriendin|collega['’]?s?|baas|chef|leidinggevende|manager|voorganger)|(?:een|het|de) (?:\\p{L}+ )?(?:collega|bureau|leverancier|dienstverlener|consultant))",
  doneByOthers:
    "(?:gedaan|gemaakt|uitgevoerd|beheerd|geregeld) door (?:een|mijn|het|de) (?:\\p{L}+ )?(?:bureau|collega|baas|leverancier|chef)|door (?:een|mijn) (?:bureau|collega|baas|leverancier|chef) (?:gedaan|gemaakt|uitgevoerd|beheerd|geregeld)",
  self: "mijn (?:gebruik|werk|kennis)|ik|mij|me|mezelf|wij|we|ons",
  lapsed:
    "niet (?:meer )?geldig|doe ik (?:\\p{L}+ )?examen|examen voor|leg ik (?:\\p{L}+ )?af|zonder succes|ingenomen|gezakt|niet (?:gehaald|behaald|geslaagd|verlengd|afgerond|voltooid|vernieuwd|gevolgd|geldig)|verlopen|vervallen|gestopt|afgebroken|ongeldig|ingetrokken|gemist|aangeboden|naar keuze|was te kiezen",
  forgot:
    "niemand (?:heeft|had) (?:me|mij|ons)|geen (?:enkele )?dag (?:ervaring|praktijk)|een raadsel voor m\\p{L}+|(?:alleen )?van (?:naam|horen zeggen)|(?:laat|liet) ik (?:\\p{L}+ )?aan|abracadabra|overgeslagen|vermijd\\p{L}*|alleen gezien|vergeten|verleerd|weet ik niets|(?:helemaal|volledig|geheel) kwijt",
  does: "rijdt|spreekt|programmeert|programmeerde|geeft|kookt|beheerst|bouwde|doet|deed|beheert|beheerde|regelt|regelde|verzorgt|gebruikt|gebruikte|kan|schrijft|schreef|bouwt|draait",
  subject:
    "mijn [\\p{L}-]+|(?:de|het|een|onze|ons|mijn) (?:\\p{L}+ )?(?:[\\p{L}-]*(?:er|or|ist|ster|aar|team|bedrijf|firma|afdeling|bureau|klant|collega|zwager))s?",
  flat: "niet|nooit|geen|niets",
  it: "het|dat|dit|deze|die|ermee|daarmee|ervan|hem",
};
