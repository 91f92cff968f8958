// Sides of a job besides its duties that people refuse or need: its contract, the employer's trade, a visa, how one
// stands. In the words of people and of postings, in the languages of work-kinds.
import { away, awaySaid, awayTitle, awayTitleUnsure, home } from "./refusals.ts";
import { oneOf, type WorkKind } from "./work-kinds.ts";

const permanent = [
  "permanent (?:contracts?|positions?|roles?|posts?|jobs?|basis|employment|full|part)|permanent(?=\\s*[,.;)/|\\n]|\\s*$)|open[- ]ended contract",
  "unbefristet\\p{L}*|festanstellung|cdi|durée indéterminée|(?:contratos? )?indefinidos?|contrato fijo|tempo indeterminato|contrato sem termo|sem termo|contratos? efetivos?|vaga efetiva|clt",
  "vast contract|vaste (?:baan|aanstelling|contracten)|onbepaalde tijd|tillsvidare(?:anställning)?|fast anställning|na czas nieokreślony|belirsiz süreli|kadrolu",
];
const fixedTerm = [
  "(?<=^|[,·|(/–-]\\s?)contract(?=\\s?(?:[,·|)/–-]|\\d|$))|fixed[- ]term|temporary (?:contract|position|role|post|basis|job|cover|vacancy)|(?:maternity|parental leave) cover|(?:\\d+|six|nine|twelve|eighteen)[- ]months? (?:contract|assignment|ftc)",
  "befristet\\p{L}*|(?:elternzeit|schwangerschafts|krankheits)vertretung|cdd|durée déterminée|contrat temporaire|contrato (?:temporal|de duración determinada|de sustitución)|contratos? (?:a termo|temporários?)|termo certo|prazo determinado|tempo determinato",
  "tijdelijk(?:e)? (?:contract(?:en)?|baan|functie|aanstelling)|bepaalde tijd|tidsbegränsad\\p{L}*|visstid\\p{L}*|vikariat|na czas określony|(?<!siz )belirli süreli|geçici (?:iş|sözleşme)",
];
const freelance = [
  "freelanc\\p{L}+|self[- ]employed|independent contractor|1099|freiberuflich\\p{L}*|auf (?:rechnung|honorarbasis)|honorarbasis|selbstständige?r?n? (?:basis|tätigkeit)|auto-?entrepreneur|micro-?entrepreneur|(?:en )?freelance|statut d['’]indépendant",
  "autónom[oa]s?|por cuenta propia|recibos verdes|prestação de serviços|pessoa jurídica|partita iva|p\\.? ?iva|zzp(?:['’]?er)?|als zelfstandige|egenföretagare|f-skatt|(?:umowa|kontrakt) b2b|b2b (?:contract|kontrakt)",
];
const weapons =
  "weapons?|arms (?:trade|industry|firm|maker)|defen[cs]e (?:firm|compan(?:y|ies)|industry|sector|contractor|electronics)|missiles?|munitions?|rüstung\\p{L}*|waffen\\p{L}*|wehrtechnik|lenkflugkörper|raketen|armement|défense nationale|armas|armamento|defensa militar|armi|armamenti|wapens?|wapenindustrie|vapen\\p{L}*|försvars(?:industri|företag)\\p{L}*|zbrojeni\\p{L}+|broń|fabricants d['’]armes|industrie de la défense|industria (?:de (?:la )?defensa|armamentística)|indústria (?:da defesa|de armamento)|industria della difesa|defensie-industrie|savunma sanayi\\p{L}*|silah\\p{L}*|füze";
const gambling =
  "gambling|betting|casinos?|bookmakers?|bookies?|glücksspiel\\p{L}*|sportwetten|wettbüros?|spielhalle\\p{L}*|spielbank\\p{L}*|jeux d['’]argent|paris sportifs|apuestas|casas? de apuestas|apostas|scommesse|gioco d['’]azzardo|slot machines?|gokken|gokbedrijf|kansspel\\p{L}*|spelbolag\\p{L}*|hazardow\\p{L}+";
const tobacco =
  "tobacco|cigarettes?|vap(?:es?|ing)|tabak\\p{L}*|zigaretten\\p{L}*|tabac|tabaco|tabacco|sigarette|sigaretten|tobak\\p{L}*|cigarr?et\\p{L}*|tyto\\p{L}+";
const oil =
  "oil (?:and|&) gas|oil (?:industry|company|companies|firms?|major|rigs?)|fossil fuels?|coal (?:mine|power|industry)|erdöl|öl- und gas\\p{L}*|kohle(?:kraft|industrie)\\p{L}*|pétrole|pétrolièr\\p{L}+|petróleo|petrolera?s?|combustíveis fósseis|petrolio|olie- en gas\\p{L}*|oljebolag\\p{L}*|olja och gas";
const startup =
  "start[- ]?ups?(?! (?:of|phase|procedures?|activities|and|operations|engineers?|managers?|costs?|support|team))";
const standing =
  "(?:prolonged|long periods of) standing|stand(?:ing)? (?:all day|throughout|most of|the whole|for (?:long|extended|prolonged|most|the whole))|on (?:your|my) feet|stehende(?:r|n|s)? tätigkeit|(?:überwiegend|ganztägig|dauerhaft) stehend|im stehen|(?:ganzen tag|lange|viel|dauernd) stehen|station debout|(?:rester|travail) debout|de pie|(?:trabalho|ficar|estar) (?:em|de) pé|in piedi|staand werk|(?:hele dag|lang) staan|stående (?:arbete|hela)|utförs stående|stå (?:hela|länge|på)|prac[aey] stojąc[aeąj]+|na stojąco|(?:ficar|permanecer) (?:\\p{L}+ ){0,3}em pé|staat? (?:het grootste deel|de hele|veel|lang)|ayakta (?:çalış|dur|kal)\\p{L}*|stand for (?:most|long|hours|\\p{L}+ hours)";
const alcohol =
  "alcoholic (?:drinks|beverages)|(?:serve|serving|sell|selling|pour|pouring) (?:\\p{L}+ ){0,2}(?:alcohol|beer|wine|spirits)|alkoholische (?:\\p{L}+ )?getränke|alkoholausschank|boissons alcoolisées|bebidas alco[oh]+[óo]licas|alcolici|alcoholische dranken|napoj\\p{L}+ alkoholow\\p{L}+|alkoholhaltiga drycker|alkollü (?:içecek|içki)\\p{L}*";
const pork =
  "pork|schweinefleisch|(?:viande de )?porc|(?:carne de )?(?:cerdo|porco)|(?:carne di )?maiale|varkensvlees|wieprzowin\\p{L}+|fläskkött|domuz et\\p{L}+";
const probation =
  "probation(?:ary)?(?: period)?|trial period|probezeit|période d['’]essai|per[ií]odo (?:de prueba|de experiência|experimental)|periodo di prova|proeftijd|okres\\p{L}* próbn\\p{L}+|provanställning|deneme süre\\p{L}*";
const dogs =
  "dogs?|hunde?|hundefreundlich\\p{L}*|chiens?|perros?|cão|cães|can[ei]|honden?|hondvriendelijk\\p{L}*|pies|psa|psom|psy|hunden|hundar|hundvänlig\\p{L}*|köpe[kğ]\\p{L}*";
const welcome =
  "welcome|allowed|permitted|friendly|erlaubt|gestattet|willkommen|admis|bienvenus|acceptés|admiten|bienvenidos|permit\\p{L}+|bem-vindos|ammessi|benvenuti|toegestaan|welkom|dozwolon\\p{L}+|widzian\\p{L}+|tillåt\\p{L}+|välkom\\p{L}+|izin|karşılanır";
const visa =
  "(?:visas?|(?:work )?permits?)(?: \\p{L}+){0,2} sponsor\\p{L}*|sponsor\\p{L}*(?: \\p{L}+){0,3} (?:visas?|(?:work )?permits?)|certificates? of sponsorship|(?:visas?|work permits?) (?:support|assistance|help)|(?:help|assist|support)(?:s|ing)? (?:you )?with (?:the |your )?(?:visas?|work permits?)";
/** Each side of a job by the name of its filter. */
export const jobSides: Readonly<Record<string, WorkKind>> = {
  fixedTerm: {
    said: oneOf(
      ...fixedTerm,
      "contract (?:work|jobs?|roles?|positions?|gigs?)|contracting|temporary|temp (?:work|jobs?|roles?)|befristung\\p{L}*|temporal(?:es)?|a termo|tijdelijk",
    ),
    asked: oneOf(...fixedTerm),
    opposite: oneOf(...permanent),
    decides: "mention",
  },
  freelance: {
    said: oneOf(...freelance),
    asked: oneOf(...freelance),
    opposite: oneOf("payroll|employment contract|arbeitsvertrag|contrat de travail|contrato de trabalho"),
    decides: "head",
  },
  nightsAway: {
    said: oneOf(away, awaySaid),
    asked: oneOf(away),
    title: oneOf(awayTitle),
    titleUnsure: oneOf(awayTitleUnsure),
    opposite: oneOf(home),
    decides: "mention",
  },
  weapons: {
    said: oneOf(
      weapons,
      "defen[cs]e|military|militär\\p{L}*|militaire|armes|secteur de la défense|militar|empresas de defensa|defesa|aziende della difesa|militare|militairs|defensiebedrijven|wojskow\\p{L}+|broni|militärt|askeri",
    ),
    asked: oneOf(weapons),
    decides: "head",
  },
  gambling: { said: oneOf(gambling), asked: oneOf(gambling), decides: "head" },
  tobacco: { said: oneOf(tobacco), asked: oneOf(tobacco), decides: "head" },
  oil: { said: oneOf(oil, "oil|öl|olie|olja"), asked: oneOf(oil), decides: "head" },
  alcohol: {
    said: oneOf(alcohol, "alcohol|alkohol\\p{L}*|alcool|álcool|alcol|alcolici|alkolle?"),
    asked: oneOf(alcohol),
    decides: "head",
  },
  pork: { said: oneOf(pork), asked: oneOf(pork), decides: "head" },
  probation: { said: oneOf(probation), asked: oneOf(probation), decides: "mention" },
  startup: { said: oneOf(startup), asked: oneOf(startup), decides: "head" },
  standing: {
    said: oneOf(standing, "standing|stand|stehen|debout|staan|staand|stå|stående|stać|stanie|ayakta|em pé"),
    asked: oneOf(standing),
    decides: "mention",
  },
};

/** What a person needs and an opening grants or denies, as both name it. */
export const needed: Readonly<Record<string, Pick<WorkKind, "said" | "asked">>> = {
  sponsor: {
    said: oneOf(
      visa,
      "sponsorship|visa[- ]sponsoring|visumsunterstützung|unterstützung beim visum|visum vom arbeitgeber|sponsor pour mon visa|visa sponsorisé|parrain\\p{L}+ (?:de |mon |un )?visa|patrocin\\p{L}+ (?:de |mi |o meu )?vis(?:ado|a|to)|visado patrocinado|visto patrocinado|sponsorizz\\p{L}+ (?:del |il )?visto",
      "visumsponsoring|visum sponsoren|sponsor\\p{L}+ (?:moją )?wiz\\p{L}+|wsparci\\p{L}+ wizow\\p{L}+|visumsponsring|spons\\p{L}+ (?:av |mitt )?visum|vize\\p{L}* sponsor\\p{L}*",
    ),
    asked: oneOf(
      visa,
      "(?:provide|offer|without|no|requir\\p{L}+|need\\p{L}*) sponsorship|sponsorship (?:is|can|cannot|will|not|available|offered|provided)(?= |\\W*$)",
      "visa[- ]sponsoring|(?:unterstützen|unterstützung) beim visum|parrain\\p{L}+ (?:pas )?(?:de )?visas?|patroc[ií]nio de vis(?:ado|to)|sponsorizzazione del visto|visumsponsoring|sponsor\\p{L}+ wiz\\p{L}*|visumsponsring|vize sponsorluğu",
    ),
  },
  dogs: {
    said: oneOf(dogs),
    asked: oneOf(
      `(?:${dogs}|pets)(?!\\p{L})[^.;]{0,60}(?<!\\p{L})(?:${welcome})`,
      `(?:${welcome})(?!\\p{L})[^.;]{0,30}(?<!\\p{L})(?:${dogs})`,
      "no (?:dogs|pets)|bürohund\\p{L}*|dog[- ]friendly",
    ),
  },
};
