// Kinds of work that people refuse, in the words of people and of postings: English, German, French, Spanish,
// Portuguese, Italian, Dutch, Swedish and Polish. Names with another meaning in a posting are left out.

/** A pattern of whole words, in any case. */
export const oneOf = (...words: readonly string[]) =>
  new RegExp(`(?<!\\p{L})(?:${words.join("|")})(?!\\p{L})`, "iu");

/** Articles, numbers and one more word between a verb and its object: "lead a team", "manage three young people". */
const FEW =
  "\\s(?:(?:a|an|the|our|your|their|up|to|of|\\d+|ein(?:e|en|em)?|das|die|den|dem|unser\\p{L}*|ihr\\p{L}*|dein\\p{L}*|von|une?|la|le|les|l['’]|votre|notre|de|des|un[oa]?|el|los|las|su|tu|uma?|os?|as?|sua|seu|il|lo|gli|een|het|ett|en)\\s)*(?:\\p{L}+\\s)?";

const leading = [
  `(?:manag(?:e|es|ing)|lead(?:s|ing)?|supervis(?:e|es|ing)|oversee(?:s|ing)?)${FEW}(?:people|staff|team|teams|employees|crew|workers)`,
  "(?:have|with) direct reports|(?:people|line|staff) management",
  `(?:führen|führst|leiten|leitest|anleiten)${FEW}(?:teams?|mitarbeiter\\p{L}*|leuten?)|(?:ein|das|unser|dein|ihr) (?:\\p{L}+ )?team (?:zu )?(?:führen|leiten)|personalverantwortung|(?:personal|mitarbeiter)führung|führungsverantwortung`,
  `(?:encadrer|encadrez|manager|managez|diriger|dirigez|animer|animez)${FEW}équipes?|encadrement d['’]équipe`,
  `(?:dirigir|dirigirás|liderar|liderarás|coordinar|coordinarás|supervisar|gestionar|llevar)${FEW}(?:equipo (?:de|humano)|personas|gente)|personas a (?:su |tu |mi )?cargo|gestión de (?:personas|equipos de trabajo)`,
  `(?:liderar|gerir|coordenar|dirigir)${FEW}(?:equipa|equipe|pessoas)|gestão de pessoas`,
  `(?:gestire|guidare|coordinare|dirigere)${FEW}(?:squadra|persone|collaboratori)|(?:leiding geven|leidinggeven|leiding te geven)|(?:leda|leder)${FEW}(?:team|personal|medarbetare)|personalansvar|(?:kierować|kierowanie|zarządzanie) (?:zespołem|ludźmi|pracownikami)`,
  "(?:management|managerial|leadership|team lead|supervisory) (?:roles?|positions?|duties|responsibilit(?:y|ies))|führungs(?:aufgaben?|rollen?|positionen?|kräfte?|funktion(?:en)?)|leitungs(?:aufgaben?|funktion(?:en)?|positionen?)|teamleitung",
  "(?:postes?|fonctions?) d['’]encadrement|(?:postes?|fonctions?|missions?) (?:de )?manag(?:er|ement)|puestos? de (?:mando|responsabilidad)|(?:cargos?|funções) de (?:chefia|gestão)|ruol[oi] di (?:responsabilità|comando)|leidinggevende (?:functies?|rol(?:len)?|taken)|chefs(?:roll(?:er)?|ansvar|uppgifter)|stanowisk\\p{L}* kierownicz\\p{L}+|yöneticilik",
];

const selling = [
  "sell(?:s|ing)?(?! (?:price|point|by))|upsell\\p{L}*|do sales|door[- ]to[- ]door sales",
  "verkaufen|verkaufst|vendre|vendez|vender|venderás|vendere|verkopen|sälja|säljer|sprzedawać",
];
const coldCalling = [
  "cold[- ]?call(?:s|ing\\p{L}*)?|outbound (?:sales )?calls|sales calls|phone sales|telesales|telemarketing\\p{L}*",
  "(?:phone|telephone) prospecting|prospecting calls|kaltakquise|telefonakquise|telefonverkauf|telefonvertrieb|verkaufsanrufe|démarchage|prospection téléphonique|appels? (?:à froid|commerciaux)|télévente|phoning|llamadas (?:en frío|de venta|comerciales)|venta (?:a puerta fría|telefónica)|televenta|chamadas (?:a frio|de vendas)|televendas|vendas por telefone|chiamate (?:a freddo|di vendita)|televendita|vendita telefonica",
  "koude acquisitie|koud bellen|verkoopgesprekken|verkooptelefoontjes|telefonische verkoop|telefonförsäljning|kallringning|kalla samtal|säljsamtal|försäljning per telefon|zimn\\p{L}+ telefon\\p{L}*|sprzedaż\\p{L}* przez telefon|soğuk arama\\p{L}*|telefonla satış\\p{L}*|tele ?satış|satış araması",
];
const phones = [
  "(?:on|over) the (?:phone|telephone)|(?:phone|telephone) calls|(?:answer|answering|take|taking|make|making) (?:the |our |all |incoming )?(?:phones?|(?:phone |customer )calls)|call cent(?:re|er)s?|inbound calls",
  "telefonieren|telefonierst|am telefon|telefonate|callcenter|au téléphone|appels téléphoniques|appels entrants|centres? d['’]appels?|al teléfono|por teléfono|atención telefónica|llamadas (?:telefónicas|de clientes|entrantes)|ao telefone|atendimento telefónico|al telefono|telefonate|bellen met klanten|i telefon|przez telefon",
];
const VEHICLE =
  "(?:vans?|cars?|trucks?|lorr(?:y|ies)|vehicles?|bus(?:es)?|minibus|hgv|lkw|transporter|fahrzeuge?|véhicules?|camions?|voiture|furgonetas?|camión|camiones|vehículos?|coche|autobús|carrinha|camião|veículos?|furgone|camion|veicoli?|bestelbus|vrachtwagen|lastbil|samochod\\p{L}*|ciężarów\\p{L}+)";
const driving = [
  `(?:drive|drives|driving|fahren|fährst|conduire|conduisez|conducir|conducirás|conduzir|guidare|rijden|köra|prowadzić)${FEW}${VEHICLE}|behind the wheel|am steuer|au volant|al volante|ao volante|achter het stuur|za kierownicą`,
  "(?:you(?:['’]ll| will)?|and) drive (?:\\p{L}+ )?(?:to|between)|fahren (?:\\p{L}+ )?zu kunden|conduisez (?:\\p{L}+ ){0,2}chez|(?:je |and )?rijdt? (?:\\p{L}+ )?naar|kör (?:\\p{L}+ )?till kunder|araçla gidil\\p{L}*",
];
const agencies = [
  "agency (?:work|workers?|staff)|(?:temp|temporary|employment|recruitment|staffing) agenc(?:y|ies)|umbrella company|(?:on behalf of|for) (?:our|a|one of our) clients?",
  "zeitarbeit(?:sfirma)?|leiharbeit|arbeitnehmerüberlassung|intérim|agence d['’]intérim|empresas? de trabajo temporal|trabajo temporal|(?:empresas? de )?trabalho temporário|lavoro interinale|somministrazione|uitzendbureaus?|uitzendwerk|bemanningsföretag|agencj\\p{L}+ pracy|agências? de trabalho temporário|agenzi[ae] (?:interinali|per il lavoro)|ett|detachering\\p{L}*|taşeron|geçici iş bürosu|istihdam bürosu",
];
const lifting = [
  "heavy lifting|lifting|manual handling|(?:to|can|will|must|not|t) lift(?! (?:shafts?|trucks?|engineers?|operators?)(?!\\p{L}))",
  "schwer (?:heben|tragen)|schwere(?:r|n|s)? (?:lasten|heben)|heben (?:\\p{L}+ )?lasten|port de charges|charges lourdes|levanta\\p{L}+ (?:de )?(?:peso|cargas)|cargas pesadas|cargar (?:peso|cajas)|carregar pesos?|solleva\\p{L}+ (?:di )?(?:pesi|carichi)|carich?[io] pesant[ei]|zwaar (?:tillen|tilwerk)|tilwerk|tunga lyft|lyfta tungt|dźwigani[ea]|ağır (?:yük )?(?:kaldır|taşı)\\p{L}*|yük kaldır\\p{L}*",
];

/** A kind of work, as notes and sentences of postings name it, and the titles that are of it or may be. */
export interface WorkKind {
  said: RegExp;
  asked: RegExp;
  title?: RegExp;
  titleUnsure?: RegExp;
  /** Words of a posting that leave no doubt, whatever `decides` says. */
  sure?: RegExp;
  /**
   * What decides besides a title: a duty, a duty or demand, a demand alone, a short line that names it, or one of the
   * first lines. Otherwise a mention is only a question.
   */
  decides?: "duty" | "demand" | "demandAlone" | "mention" | "head";
  /** What a posting has instead of it. Who needs that refuses the kind. */
  opposite?: RegExp;
}

/** Each kind of work by the name of its filter. */
export const workKinds: Readonly<Record<string, WorkKind>> = {
  leading: {
    said: oneOf(...leading, "supervis\\p{L}+|manag(?:e|ing) (?:others|anyone|teams?|people)|direct reports"),
    asked: oneOf(...leading),
    title: oneOf(
      "supervisors?|foreman|forewoman|team lead(?:er)?s?|vorarbeiter(?:in)?|teamleit(?:er|erin|ung)",
    ),
    titleUnsure: oneOf("managers?|heads?|\\p{L}+leit(?:er|erin|ung)|responsables?|jef[ea]s?|gerentes?"),
    decides: "duty",
  },
  selling: {
    said: oneOf(
      ...selling,
      "sales|verkauf|vertrieb|vente|ventas|comercial|vendas|vendite|verkoop|försäljning|sprzedaż",
    ),
    asked: oneOf(...selling),
    title: oneOf(
      "(?<!after[ -])(?<!pre[ -])sales (?:assistants?|advisors?|executives?|representatives?|reps?|agents?|associates?)|salespersons?|salesm[ae]n|verkäufer(?:in)?|verkaufsberater(?:in)?|vertriebsmitarbeiter(?:in)?|vendeu(?:r|se)|vendedor(?:a)?|venditore|verkoper|säljare|sprzedawca",
    ),
    titleUnsure: oneOf("sales|vertrieb|commercial(?:e)?|comercial|vendas|commerciale"),
    decides: "duty",
  },
  coldCalling: {
    said: oneOf(...coldCalling, "prospection|prospecting|akquise|prospección|prospecção|prospezione"),
    asked: oneOf(...coldCalling),
    decides: "mention",
  },
  phones: {
    said: oneOf(...phones, "phone work|telefon\\p{L}*|téléphone|teléfono|telefone|bellen"),
    asked: oneOf(...phones),
    title: oneOf(
      "call cent(?:re|er) (?:agent|operator)s?|telephonists?|téléconseill(?:er|ère)s?|teleoperador(?:a|es)?",
    ),
    decides: "duty",
  },
  driving: {
    said: oneOf(
      "driv(?:e|ing)|behind the wheel|autofahren|fahre|fahren|fahrtätigkeit|am steuer|conduire|conduis|conduzco|conduzo|guido|rijden|rijd geen|jeździć|kör|köra|araç kullan\\p{L}*|au volant|conducir|al volante|conduzir|ao volante|guidare|autorijden|achter het stuur|köra bil|prowadzić|za kierownicą",
    ),
    asked: oneOf(...driving),
    title: oneOf(
      "(?:van|lorry|truck|bus|delivery|hgv|lgv|taxi|coach) drivers?|drivers?(?=\\W*$)|(?:bus|lkw|kraft|auslieferungs|berufskraft)?fahrer(?:in)?|chauffeurs?|conductor(?:a)? de \\p{L}+|repartidor(?:a)?|motorista|autista|kierowca",
    ),
    decides: "duty",
  },
  licence: {
    said: oneOf(
      "(?:i|we) (?:don['’]?t|do not|can['’]?t|cannot|never learn\\p{L}* to) drive|fahre kein auto|autofahren kann ich nicht|ne (?:conduis|peux) pas (?:conduire)?|no (?:conduzco|puedo conducir)|não (?:conduzo|posso conduzir)|non (?:guido|posso guidare)|rijd geen auto|nie prowadzę|kör inte bil|kan inte köra|araba kullan\\p{L}*|ehliyet\\p{L}*|(?:driving )?licen[cs]e|führerschein|permis(?: de conduire)?|carn[eé]t?(?: de conducir)?|carta de condução|patente|rijbewijs|körkort|prawa jazdy",
    ),
    asked: oneOf(
      "(?:full |clean |valid |uk )*driv(?:ing|er['’]?s) licen[cs]e|führerschein|permis (?:b|de conduire)|carn[eé]t? (?:de conducir|b)|carta de condução|patente b|rijbewijs|b-körkort|körkort|prawo jazdy|ehliyet\\p{L}*",
    ),
    decides: "demandAlone",
  },
  // Only an employer knows whether an agency that a posting names is its own.
  agency: {
    said: oneOf(
      ...agencies,
      "agenc(?:y|ies)|temping|zeitarbeitsfirmen|interim|interinali?|uitzend\\p{L}+|bemanning\\p{L}*",
    ),
    asked: oneOf(...agencies, "temp(?:orary)?[- ]to[- ]perm(?:anent)?|agency: ?\\p{L}+"),
    sure: oneOf(
      "temp(?:orary)?[- ]to[- ]perm(?:anent)?|agency: ?\\p{L}+|arbeitnehmerüberlassung|zeitarbeit|leiharbeit|mission d['’]intérim|(?:employed|hired) by (?:our|the|a) (?:\\p{L}+ )?agency|contratación (?:por|a través de) (?:una )?(?:ett|empresa de trabajo temporal)|contratação através de (?:uma )?empresa de trabalho temporário|contratto (?:di|in) somministrazione|via ons uitzendbureau|zatrudnienie przez agencję|anställd av (?:vårt )?bemannings\\p{L}+|taşeron",
    ),
  },
  lifting: {
    said: oneOf(...lifting, "heben|dźwigać|kaldıramam"),
    asked: oneOf(...lifting),
    decides: "demand",
  },
};
