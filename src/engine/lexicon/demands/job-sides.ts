// Sides of a job besides its duties that people refuse or need: its contract, the employer's trade, a visa, how one
// stands. In the words of people and of postings, in the languages of work-kinds.
import { oneOf, type WorkKind } from "./work-kinds.ts";

const permanent = [
  "permanent (?:contract|position|role|post|job|basis|employment|full|part)|permanent(?=\\s*[,.;)/|\\n]|\\s*$)|open[- ]ended contract",
  "unbefristet\\p{L}*|festanstellung|cdi|durée indéterminée|(?:contrato )?indefinido|contrato fijo|tempo indeterminato|contrato sem termo|sem termo|contrato efetivo|vaga efetiva|clt",
  "vast contract|vaste (?:baan|aanstelling)|onbepaalde tijd|tillsvidare(?:anställning)?|fast anställning|na czas nieokreślony",
];
const fixedTerm = [
  "fixed[- ]term|temporary (?:contract|position|role|post|basis|job|cover|vacancy)|(?:maternity|parental leave) cover|(?:\\d+|six|nine|twelve|eighteen)[- ]months? (?:contract|assignment|ftc)",
  "befristet\\p{L}*|(?:elternzeit|schwangerschafts|krankheits)vertretung|cdd|durée déterminée|contrat temporaire|contrato (?:temporal|de duración determinada|de sustitución)|contrato a termo|termo certo|prazo determinado|tempo determinato",
  "tijdelijk(?:e)? (?:contract|baan|functie|aanstelling)|bepaalde tijd|tidsbegränsad\\p{L}*|visstid\\p{L}*|vikariat|na czas określony",
];
const freelance = [
  "freelanc\\p{L}+|self[- ]employed|independent contractor|1099|freiberuflich\\p{L}*|auf (?:rechnung|honorarbasis)|honorarbasis|selbstständige?r?n? (?:basis|tätigkeit)|auto-?entrepreneur|micro-?entrepreneur|(?:en )?freelance|statut d['’]indépendant",
  "autónom[oa]s?|por cuenta propia|recibos verdes|prestação de serviços|pessoa jurídica|partita iva|p\\.? ?iva|zzp(?:['’]?er)?|als zelfstandige|egenföretagare|f-skatt|(?:umowa|kontrakt) b2b|b2b (?:contract|kontrakt)",
];
const weapons =
  "weapons?|arms (?:trade|industry|firm|maker)|defen[cs]e (?:firm|compan(?:y|ies)|industry|sector|contractor|electronics)|missiles?|munitions?|rüstung\\p{L}*|waffen\\p{L}*|wehrtechnik|lenkflugkörper|raketen|armement|défense nationale|armas|armamento|defensa militar|armi|armamenti|wapens?|wapenindustrie|vapen\\p{L}*|försvarsindustri\\p{L}*|zbrojeni\\p{L}+";
const gambling =
  "gambling|betting|casinos?|bookmakers?|bookies?|glücksspiel\\p{L}*|sportwetten|wettbüros?|spielhalle\\p{L}*|spielbank\\p{L}*|jeux d['’]argent|paris sportifs|apuestas|casas? de apuestas|apostas|scommesse|gioco d['’]azzardo|slot machines?|gokken|gokbedrijf|kansspel\\p{L}*|spelbolag\\p{L}*|hazardow\\p{L}+";
const tobacco =
  "tobacco|cigarettes?|vap(?:es?|ing)|tabak\\p{L}*|zigaretten\\p{L}*|tabac|tabaco|tabacco|sigarette|sigaretten|tobak\\p{L}*|cigarr?et\\p{L}*|tyto\\p{L}+";
const oil =
  "oil (?:and|&) gas|oil (?:industry|company|companies|firms?|major|rigs?)|fossil fuels?|coal (?:mine|power|industry)|erdöl|öl- und gas\\p{L}*|kohle(?:kraft|industrie)\\p{L}*|pétrole|pétrolièr\\p{L}+|petróleo|petrolera?s?|combustíveis fósseis|petrolio|olie- en gas\\p{L}*|oljebolag\\p{L}*|olja och gas";
const startup =
  "start[- ]?ups?(?! (?:of|phase|procedures?|activities|and|operations|engineers?|managers?|costs?|support|team))";
const standing =
  "(?:prolonged|long periods of) standing|stand(?:ing)? (?:all day|throughout|most of|the whole|for (?:long|extended|prolonged|most|the whole))|on (?:your|my) feet|stehende(?:r|n|s)? tätigkeit|(?:überwiegend|ganztägig|dauerhaft) stehend|im stehen|(?:ganzen tag|lange|viel|dauernd) stehen|station debout|(?:rester|travail) debout|de pie|(?:trabalho|ficar|estar) (?:em|de) pé|in piedi|staand werk|(?:hele dag|lang) staan|stående (?:arbete|hela)|utförs stående|stå (?:hela|länge|på)|praca stojąca|na stojąco";
const visa =
  "(?:visas?|work permits?)(?: \\p{L}+){0,2} sponsor\\p{L}*|sponsor\\p{L}*(?: \\p{L}+){0,3} (?:visas?|work permits?)|certificates? of sponsorship";

/** Each side of a job by the name of its filter. */
export const jobSides: Readonly<Record<string, WorkKind>> = {
  fixedTerm: {
    said: oneOf(
      ...fixedTerm,
      "temporary|temp (?:work|jobs?|roles?)|befristung\\p{L}*|temporal(?:es)?|a termo|tijdelijk",
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
  weapons: { said: oneOf(weapons, "defen[cs]e"), asked: oneOf(weapons), decides: "head" },
  gambling: { said: oneOf(gambling), asked: oneOf(gambling), decides: "head" },
  tobacco: { said: oneOf(tobacco), asked: oneOf(tobacco), decides: "head" },
  oil: { said: oneOf(oil, "oil|öl|olie|olja"), asked: oneOf(oil), decides: "head" },
  startup: { said: oneOf(startup), asked: oneOf(startup), decides: "head" },
  standing: {
    said: oneOf(standing, "standing|stehen|debout|staan|stå"),
    asked: oneOf(standing),
    decides: "mention",
  },
};

/** A sponsor for a visa, as notes and postings name one. An opening that denies it fails who needs it. */
export const sponsor: Pick<WorkKind, "said" | "asked"> = {
  said: oneOf(visa, "sponsorship"),
  asked: oneOf(
    visa,
    "(?:provide|offer|without|no|requir\\p{L}+|need\\p{L}*) sponsorship|sponsorship (?:is|can|cannot|will|not|available|offered|provided)(?= |\\W*$)",
  ),
};
