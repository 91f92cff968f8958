// Kinds of work that people refuse, in the words of people and of postings: English, German, French, Spanish,
// Portuguese, Italian, Dutch, Swedish and Polish. A name within that of other work is left out: "sales tax".

const oneOf = (...words: readonly string[]) =>
  new RegExp(`(?<!\\p{L})(?:${words.join("|")})(?!\\p{L})`, "iu");
const upTo = (count: number) => `\\s(?:[\\p{L}\\d'’-]+\\s){0,${count}}?`;

const leads = oneOf(
  `(?:manag\\p{L}*|lead(?:s|ing)?|supervis\\p{L}*|oversee\\p{L}*|run(?:ning)?)${upTo(4)}(?:people|staff|teams?|employees|reports|crew|associates|workers|supervisors)`,
  "direct reports|(?:people|line|staff|team) (?:manage(?:ment|r)|leadership)|team lead(?:er)?",
  `(?:führ|leit)\\p{L}*${upTo(4)}(?:teams?|mitarbeiter\\p{L}*|personal|leuten?)|(?:teams?|mitarbeiter\\p{L}*|personal|leute)${upTo(3)}(?:zu )?(?:an)?(?:führen|leiten)`,
  "personalverantwortung|(?:personal|mitarbeiter)führung|führungs(?:verantwortung|position|rolle|aufgaben?|kraft)|teamleit\\p{L}*",
  `(?:encadr|manag|dirig|anim)\\p{L}+${upTo(4)}(?:équipes?|collaborateurs|personnel|salariés|personnes)|encadrement|chef(?:fe)? d['’]équipe`,
  `(?:dirig|lider|gestion|coordin|supervis|llev)\\p{L}*${upTo(4)}(?:equipos?|personal|personas|gente)|personas a (?:su |mi )?cargo|gestión de (?:equipos?|personas|personal)|jef[ea] de equipo`,
  `(?:lider|ger|coorden|dirig|supervision)\\p{L}+${upTo(4)}(?:equipas?|equipes?|pessoas|pessoal)|gestão de (?:pessoas|equip\\p{L}+)`,
  `(?:gest|guid|coordin|dirig)\\p{L}+${upTo(4)}(?:team|squadr[ae]|grupp[oi]|persone|personale|collaboratori)|responsabile di (?:team|squadra)`,
  `leiding\\s?gev\\p{L}+|leidinggevend\\p{L}*|leidt${upTo(2)}team|teams?${upTo(2)}(?:aan te sturen|aansturen)|aansturing van`,
  `(?:led|leda|leder)${upTo(3)}(?:team\\p{L}*|personal|medarbetare|grupp\\p{L}*)|(?:personal|medarbetar)ansvar|chefskap`,
  `(?:kierow|zarządza)\\p{L}+${upTo(2)}(?:zespo\\p{L}+|ludźmi|pracownik\\p{L}+|personelem)`,
);

const sells = oneOf(
  "sell(?:s|ing)?|upsell\\p{L}*|cross[- ]sell\\p{L}*|sales(?! (?:ledg\\p{L}+|tax|reports?|data|figures|orders?|invoices?|support|admin\\p{L}*|operations?|ops|analy\\p{L}+|enablement|planning|accounting|finance))",
  "verkauf\\p{L}*|vertrieb(?:s\\p{L}*)?|außendienst\\p{L}*|vendre|vente|commercial(?:e|aux)?|vender|vende|ventas?|comercial(?:es)?|vendas?|vendere|vendit[ae]|commerciale|verkopen|verkoop\\p{L}*|sälj\\p{L}*|försälj\\p{L}*|sprzeda\\p{L}*",
);

const coldCalls = oneOf(
  "cold[- ]?call\\p{L}*|outbound calls?|telesales|telemarketing|door[- ]to[- ]door",
  "kaltakquise|telefonakquise|kaltanruf\\p{L}*|démarch\\p{L}+|prospection|phoning|appels sortants|llamadas en frío|puerta fría|televenta|captación de clientes|chamadas (?:frias|a frio)|prospeção|prospecção|chiamate a freddo|teleselling|koude acquisitie|koud bellen|kalla samtal|telefonförsäljning|zimne telefony|telemarketing\\p{L}*",
);

const phones = oneOf(
  "(?:on|over) the (?:phone|telephone)|phone calls?|telephone calls?|(?:answer|tak|mak|handl)\\p{L}* (?:\\p{L}+ ){0,3}(?:phones?|calls)|call cent(?:re|er)s?|inbound calls?|switchboard",
  "telefon(?:ieren|at|ate|isch\\p{L}*|zentrale|dienst)?|am telefon|call[- ]?center|hotline|(?:au|par) téléphone|téléphon\\p{L}*|centres? d['’]appels?|standard téléphonique|(?:al|por) teléfono|telefónic\\p{L}+|llamadas|(?:ao|por) telefone|telefónic\\p{L}*|(?:al|per) telefono|telefonate|bellen|telefonisch\\p{L}*|i telefon|telefonsamtal|przez telefon|telefoniczn\\p{L}+|infolini\\p{L}+",
);

const drives = oneOf(
  `driv(?:e|es|ing)${upTo(3)}(?:vans?|cars?|trucks?|lorr(?:y|ies)|vehicles?|bus(?:es)?|minibus|deliver\\p{L}+)|driving(?= (?:jobs?|work|roles?|duties)|\\W*$)|drive(?=\\W*$)|(?:van|lorry|truck|bus|delivery|hgv|lgv|taxi|coach)[- ]drivers?|behind the wheel|own car|driving licen[cs]e`,
  "am steuer|(?:bus|lkw|auslieferungs|berufskraft|kraft)?fahrer(?:in)?|auto ?fahren|fahren(?= (?:will|möchte|kann))|führerschein|fahrdienst|au volant|condui(?:re|s|sez|rez)|conduite d['’ ]|chauffeur\\p{L}*|permis (?:b|de conduire)|al volante|conduc(?:ir|ción|tor\\p{L}*)|carn[eé] de conducir|repartidor\\p{L}*|ao volante|condu(?:zir|ção)|motorista|carta de condução|guidare|autista|patente|achter het stuur|autorijden|rijbewijs|vrachtwagenchauffeur|köra (?:bil|lastbil|truck)|körkort|za kierownicą|kierowc\\p{L}+|prawo jazdy",
);

const agencies = oneOf(
  "agenc(?:y|ies)|temping|temp work|umbrella company",
  "zeitarbeit\\p{L}*|leiharbeit\\p{L}*|arbeitnehmerüberlassung|personaldienstleister\\p{L}*|intérim\\p{L}*|agence d['’]emploi|(?:una|la|de|por) ett|empresas? de trabajo temporal|trabajo temporal|(?:empresas? de )?trabalho temporário|interinal[ei]|somministrazione|agenzi[ae] (?:per il lavoro|interinal[ei])|uitzend\\p{L}+|bemanning\\p{L}*|agencj\\p{L}+|praca tymczasowa",
);

/** Agencies in a posting: "agency" alone may be the employer's trade. */
const ofAgency = oneOf(
  "agency (?:worker|staff)s?|(?:temp(?:orary)?|employment|recruitment|staffing) agency|on behalf of (?:our|a) client|(?:for )?our client|umbrella company",
  "zeitarbeit\\p{L}*|leiharbeit\\p{L}*|arbeitnehmerüberlassung|intérim\\p{L}*|agence d['’]emploi|(?:una|la|de|por) ett|empresa de trabajo temporal|(?:empresa de )?trabalho temporário|interinal[ei]|somministrazione|agenzia (?:per il lavoro|interinale)|uitzend\\p{L}+|bemanning\\p{L}*|agencj\\p{L}+ pracy|praca tymczasowa",
);

const lifts = oneOf(
  "lifting|(?:to|can|will|must|and|or|t|not) lift(?! (?:shafts?|trucks?|engineers?|operators?)(?!\\p{L}))|manual handling|heavy (?:loads?|objects?|boxes|work)|heb(?:en|t)|schwere[rns]? (?:lasten|arbeit)|schwer (?:heben|tragen)|port(?:er)? (?:de |des )(?:charges|objets)(?: lourde?s)?|manutention|levantar (?:peso|cargas?|cosas)|cargar (?:peso|cajas)|carregar peso|pesos|sollev\\p{L}+|pesi|tillen|zwaar werk|lyfta|tunga lyft|dźwigani\\p{L}+|dźwigać",
);

/** A kind of work: how people name it, and how postings do. */
export interface WorkKind {
  said: RegExp;
  /** How postings name it, if not as people do. */
  asked?: RegExp;
  /** Titles that are of it, and titles that may be. */
  title?: RegExp;
  titleUnsure?: RegExp;
  /** Names that leave it open. */
  unsure?: RegExp;
  /** What decides: a demand, or any mention. Without it only a title or a duty does. */
  decides?: "demand" | "mention";
}

/** Each kind of work by the name of its filter. */
export const workKinds: Readonly<Record<string, WorkKind>> = {
  leading: {
    said: leads,
    title: oneOf("supervisors?|foreman|forewoman|team lead(?:er)?s?|vorarbeiter(?:in)?|teamleit\\p{L}*"),
    titleUnsure: oneOf(
      "managers?|heads?|leads?|\\p{L}*leit(?:er|erin|ung)|responsables?|chefs?|jef[ea]s?|gerentes?|encargad[oa]s?|leidinggevende|kierowni\\p{L}+",
    ),
  },
  selling: { said: sells, title: sells },
  coldCalling: { said: coldCalls, title: coldCalls, decides: "mention" },
  phones: { said: phones, title: phones },
  driving: {
    said: drives,
    title: oneOf(
      "drivers?(?=\\W*$|\\s*[(,/–-])|(?:bus|lkw|kraft|auslieferungs|berufskraft)?fahrer(?:in)?|chauffeur\\p{L}*|conductor\\p{L}*|repartidor\\p{L}*|motorista|autista|kierowc\\p{L}+",
    ),
    // A licence to drive does not make a job one of driving.
    unsure:
      /licen[cs]e|führerschein|permis|carn[eé]|carta de|patente|rijbewijs|körkort|prawo jazdy|own car/iu,
  },
  // A consultant works for a client too.
  agency: { said: agencies, asked: ofAgency, unsure: /^(?:for )?our client$/iu, decides: "mention" },
  lifting: { said: lifts, decides: "demand" },
};
