import { once } from "../../../../shared/lazy-module.ts";
import type { Doc } from "../../../text/doc.ts";
import { type Piece, pieceOf, slicePart } from "../../../text/piece.ts";
import { isHeading } from "../../requirements/headings/headings.ts";
import { namesRole } from "../title/roles.ts";
import { canBeEmployer, isNameLike, looksLikeOrganisation, employerName as name } from "./company-name.ts";

const stop = "(?= is(?! )| are| who| needs| in |,|\\.|!|\\(| -|:|$|\\n| [^\\p{L}\\p{N}\\s&])";
const ofClients =
  "(?:one of (?:our|my) clients|un[oa] de (?:nuestros|mis) clientes|um dos nossos clientes|l'un de nos clients|einen unserer Kunden|einer unserer Kunden)";
/** Phrases for an agency's client. If a client is named, it is the employer. */
const clients = [
  `(?:^|\\n)Posted (?:[^\\n]{4,24} )?by ${name}(?=$|\\n)`,
  `[Aa]compañando a ${name}(?=, | en la búsqueda)`,
  `(?:[Ff]or|[Ww]ith|[Oo]n behalf of) (?:our|its|my|their) (?:esteemed |valued )?client,? ${name}`,
  `(?:[Jj]e|[Nn]ous) recrut(?:e|ons) (?:actuellement |aujourd'hui )?pour (?:le compte de (?:la |l')?)?${name}(?=,| \\(| un(?:e)? )`,
  `[Oo]ur client, ${name}(?=, (?:is|are|an?|the|has|have|one|who|based)(?!\\p{L}))`,
  `[Mm]y client,? ${name}(?=,? (?:needs|is|are|wants|seeks|who|have|has))`,
  `[Ww]orking with ${name}(?=,? (?:who|which|to|on)|, an? (?:[\\p{L}-]+ ){0,4}(?:company|firm|business|start-?up|scale-?up|bank|charity|studio|agency|manufacturer|provider|group))`,
  `(?:[Nn]uestro cliente|[Nn]otre client|[Nn]osso cliente|[Uu]nseren Kunden|[Oo]ur client) ${name}`,
  `${ofClients},? ${name}(?=,|\\.|$|\\n)`,
  `(?:[Nn]otre client|[Ee]ntreprise utilisatrice|[Ee]mpresa cliente|[Nn]uestro cliente|[Uu]nser(?:en)? Kunden?|[Nn]osso cliente) ?[:,] ?${name}`,
];
/** What some languages write before a firm's name: "Firma rodzinna", "Im Auftrag der Firma". */
const kindOfFirm =
  "(?:Firma|Przedsiębiorstwo|Spółka|Zakład|Společnost|Familienbetrieb|Familieföretaget|Familiebedrijf|Företaget|Firmaet|Virksomheden|Bedriften|Yritys)(?: rodzinna| produkcyjn[ae]| transportow[ae])?";
const statements = [
  `(?:^|\\n|[.!,] |(?:and|und|et|y|e) )(?:I|[Ww]e) (?:run|own|manage) ${name}(?=,|\\.| in | at )`,
  `to join (?:the|our|an?) (?:[\\p{L}-]+ ){0,3}team (?:of|at) ${name}(?= in |\\.|,|$|\\n)`,
  `(?:^|\\n|[.!?] )${name} has (?:served|looked after|fed|been (?:in business|baking|serving|making|looking after|part of))(?!\\p{L})`,
  `(?<!\\p{L})(?:zoekt|sucht|söker|søger|søker) (?:de |het |die |der |das )?${name} (?:een|eine?n?|en|ett|et) (?=\\p{L})`,
  `(?<!\\p{L})(?:pour|para|per) (?:l'(?:association|entreprise|agence|azienda)|la (?:société|fondation|asociación|empresa|ditta)) ${name}(?=,|\\.|$|\\n)`,
  `(?<!\\p{L})(?:[Ll]e |[Ll]a |[Ll]')((?:garage|pâtisserie|boulangerie|librairie|pharmacie|clinique|menuiserie|ferme|salon|cabinet|restaurant|hôtel|crèche|résidence|brasserie|fromagerie|épicerie|imprimerie|auberge) \\p{Lu}[\\p{L}'-]+(?: (?:de |du |des |la |les |et )?\\p{Lu}[\\p{L}'-]+){0,3})(?=,? (?:recherche|cherche|recrute|embauche)(?!\\p{L})|, à \\p{Lu}[\\p{L} -]+, (?:recherche|cherche|recrute|embauche)(?!\\p{L}))`,
  `(?:^|\\n|[.!] )${kindOfFirm} ${name},? (?:szuka|poszukuje|zatrudni|przyjmie|hledá|přijme|sucht|söker|søger|søker|zoekt|hakee)(?!\\p{L})`,
  `(?:^|\\n|[.!] )(?:Wir|We|Nous|Nosotros|Nós|Noi|Wij|Vi) (?:von|bei|vom|von der|bei der|at|here at|chez|de|van|bij|på|hos|i|della|di|da) ${name}(?= (?:suchen|sind|bieten|bauen|stellen|machen|are|have|need|make|build|run|love|want|recherchons|recrutons|sommes|buscamos|somos|procuramos|cerchiamo|siamo|zoeken|zijn|söker|är|søger|er|søker)|,)`,
  // The administration of a place is named with a lower-case noun: "Norra Älvdalens kommunalförbund söker dig".
  "(?:^|\\n|[.!] )((?:\\p{Lu}[\\p{L}-]+ ){1,3}(?:kommunalförbund|kommune?|landsting|universitetssykehus|universitetssjukhus|universitetshospital|sykehus|sjukhus|sygehus|universitet|högskola|høgskole|församling|pastorat|gymnasium|gymnasieskola|folkhögskola|stad|fylkeskommune))(?: \\p{Ll}+)? (?:söker|søger|søker|ansøger|rekryterar|lyser ut|har ledig|är|er)(?!\\p{L})",
  // An agency's reference ends its posting: "Randstad Techniek Eindhoven, vacaturenummer 7741203".
  `(?:^|\\n)${name}, (?:vacature(?:nummer)?|(?:job |our )?ref(?:erence|erentie|erenz|érence|erencia|erência)?\\.?(?: ?(?:no|nr|number|nummer)\\.?)?|Kennziffer|Stellennummer|Referenznummer|job id)[: ]{1,2}[\\p{L}\\d/-]{3,20}(?=$|\\n)`,
  `(?:[Tt]rading|[Oo]perating|[Dd]oing business) as ${name}(?=\\.|,|;|\\)| \\()`,
  `(?:^|\\n|[.!] )(?:L'(?:association|entreprise|agence|ONG|azienda)|La (?:société|fondation|coopérative|asociación|fundación|empresa|cooperativa|ditta|società)|Le (?:cabinet|groupe)|Der Verein|Die (?:Stiftung|Firma|Genossenschaft)|De (?:stichting|coöperatie)) ${name}(?=,| \\(| (?:recherche|recrute|sucht|busca|selecciona|zoekt|cerca)(?!\\p{L}))`,
  `(?:^|\\n|[.!?] )Bij ${name} (?:zoeken|werken|bieden|zijn|zoek|krijg|ga|werk|\\p{Ll}+ (?:je|jij|we|wij|u|jullie))(?!\\p{L})`,
  `(?:^|\\n|[.!?] )(?:Hos|På) ${name} \\p{Ll}+ (?:du|vi)(?!\\p{L})`,
  `(?:^|\\n|[.!] )Bij ${name} in \\p{Lu}[\\p{L}-]{2,24} (?:zoeken|werken)(?!\\p{L})`,
  `(?:^|\\n|[.!] )(?:Wir|We|Nous), (?:die |der |das |the |la |le |l')?${name}(?:,| aus | in | from | à )`,
  `(?<!\\p{L})(?:[Rr]estaurante?|[Hh]otel|[Bb]ar|[Cc]afetería|[Cc]línica|[Tt]aberna|[Bb]istrot?|[Pp]izzeria|[Bb]rasserie) ${name}(?= en \\p{Lu}| in \\p{Lu}| à \\p{Lu}| em \\p{Lu})`,
  // "Example Electric, a family owned contractor in Duluth, has an immediate opening for".
  `(?:^|\\n|[.!] )${name}, (?:an?|the|one of|eine?|l[ae']|une?|una?|uma?|azienda|società|empresa|entreprise|société) ?[^.!?\\n]{3,110}, (?:(?:currently |now |actively )?(?:has|have) (?:an? )?(?:\\p{Ll}[\\p{L}-]{2,12} )?(?:openings?|vacanc(?:y|ies)|opportunit(?:y|ies)|positions?)|is (?:currently |now |actively )?(?:hiring|looking|seeking|recruiting|searching)|seeks|wishes to|invites|sucht|recherche|recrute|busca|selecciona|precisa|procura|contrata|ricerca|cerca|seleziona|assume|zoekt)(?!\\p{L})`,
  `(?:^|\\n|[.!] )${name},? (?:has|have) (?:an? )?(?:immediate |current |exciting |rare |new |great |fantastic |wonderful |full[- ]time |part[- ]time )?(?:openings?|vacanc(?:y|ies)|positions?|opportunit(?:y|ies)) (?:for|as|in|to|available)(?!\\p{L})`,
  `(?:^|\\n|[.!] )${name},? (?:ricerca|cerca|seleziona|assume)(?!\\p{L})`,
  `(?:^|[\\n.!] ?|(?:Hey|Hi|Hello)[^\\n]{0,4} )(?:[Ww]e're|[Ww]e are|[Ww]ir sind|[Nn]ous sommes|[Ss]omos|Vi (?:er|är)|W(?:ij|e) zijn|Siamo|Jesteśmy|Jsme|Olemme) ${name}(?=\\.|,| -|!|\\n| [^\\p{L}\\p{N}\\s&(]| \\(| (?:uit|aus|from|in|à|di|fra|från) \\p{Lu})`,
  `(?:^|\\n|[.!] |\\p{Extended_Pictographic} ?)${name},? (?:\\([^()\\n]{2,60}\\),? |(?<=, )[^,.!?:\\n]{3,70}, )?(?:(?:in|of|near|at|à|en|em|na|no|te|uit|aus|bei|auf|di|i|på|w|v) (?:downtown |central )?\\p{Lu}[\\p{L} ,-]{2,30} )?(?:is (?:currently |now |actively )?(?:hiring|after an?|looking for|seeking|recruiting|searching|expanding)|ofrece una (?:plaza|vacante|posición)|offers a (?:position|post|role)|propose un poste|bietet eine (?:Stelle|Position)|oferece uma (?:vaga|posição)|est[áà] (?:contratando|buscando|selecionando|recrutando)|cherche|are (?:currently |now |actively |again )?(?:hiring|looking|seeking|recruiting|expanding|growing|on the (?:hunt|lookout|look-out)|after an?)|(?:has|have|'ve got) (?:work|room|space|an? (?:vacancy|opening|spot|place|job|seat)|shifts|openings) (?:on |going |open )?for|is (?:growing|on the (?:hunt|lookout)|back and)|wants (?:an?|to hire)|want (?:an?|to hire)|need (?:an?|\\d{1,2}|two|three|more|some)|recruits|sucht|braucht(?= [^.!?\\n]{0,40}(?<!\\p{L})eine?n? \\p{L})|seeks|needs (?:an?|\\d{1,2}|two|three|four|five|several|more|some)|recherche(?:nt)?|recrute(?:nt)?|embauche(?:nt)?|s'agrandit|grandit|suchen|wächst|stellt ein|verstärkt|buscan?|necesitan?|solicitan?|requieren?|precisan?|seleccionan?|contratan?|incorporan?|admite|procuram?|crece|cerca|cercano|ricerca|assume|seleziona|zoekt|zoeken|groeit|söker|søger|søker|rekryterar|anställer|ansætter|ansetter|växer|vokser|poszukuje|poszukujemy|zatrudni|zatrudnia|przyjmie|szuka|hledá|přijme|hakee|etsii|palkkaa)(?!\\p{L})`,
  `(?:(?<=\\p{L}) @|(?<=\\p{L}) at|(?<![\\p{L}])bei(?: der| dem)?|(?<![\\p{L}])[Cc]hez) ${name}(?= is| are|,? we|$|\\n|[,.!|(]| -| in | sucht| as | \\(| \\+?\\d(?!\\d{0,2} (?:near|in|at|on|of) )| ?\\p{Extended_Pictographic})`,
  `(?:^|\\n)[#* ]{0,6}(?:About|ABOUT|Über|À propos de|À propos d'|Sobre|Join|Why) ${name}[#*: ]{0,6}(?=\\n|$)`,
  `(?<!\\p{L})(?:[Jj]oin(?: the team at)?|[Rr]ejoignez|[Úú]nete a|[Ww]ork at) ${name}(?= as|!|\\.| and | to | pour| como|$|\\n| in \\p{Lu}[\\p{L}-]+ as )`,
  `(?:^|\\n)(?:Careers|Jobs|Vacancies|Working|Opportunities|Karriere|Jobs|Emplois|Carrières|Empleo) (?:at|with|bei(?: der| dem)?|chez|en) ${name}(?=\\n|$)`,
  `(?:^|\\n)Posted (?:[^\\n]{4,24} )?by ${name}(?=$|\\n)`,
  `(?:^|\\n)(?:Se busca|Se necesita|Buscamos)[^\\n.,]{3,50} para ${name}(?=[,.])`,
  `(?:^|\\n|[.!] )(?:Here )?[Aa]t ${name},? (?:we|our|you)(?!\\p{L})`,
  `(?:^|\\n|[.!] )(?:Bei(?: der| dem)? ${name} (?:arbeite\\p{L}+|bieten|erwarte\\p{L}+|sind|bist|finde\\p{L}+)|Chez ${name},|(?:Presso|Da|Alla) (?:la |l'|il )?${name},? (?:\\p{Ll}+iamo|lavor\\p{L}+)|U ${name} (?:hledáme|pracu\\p{L}+)|En ${name},? (?:\\p{Ll}+mos|nos)|N[ao] ${name},? (?:\\p{Ll}+mos|você))`,
  `(?:^|[\\n.!?] ?)(?:Wir|We|Nous) \\(${name}(?=[,)])`,
  `(?:^|[\\n.] ?)(?:Bei(?: der| dem)?|bei) ${name} (?!ist|sind|war)\\p{Ll}+(?:en|st|et|t) (?:wir|du|sie|Sie)(?!\\p{L})`,
  `(?:Governors|Governing Body|Trustees|Directors|Principal) of ${name}(?=,| wish| seek| are| invite)`,
  `(?:at|of|from|by) the ${name} (?:invites|seeks|wishes|is seeking|is recruiting)(?!\\p{L})`,
  `(?:restaurante?|café|cafe|bar|hotel|hôtel|bakery|boulangerie|panadería|bakkerij|Bäckerei|shop|store|salon|firm|firma|Firma|practice|surgery|nursery|farm|garage|agency|charity|start-?up|company|empresa|société|entreprise|Praxis|Kita|studio|clínica|clinic|tienda|loja|azienda|negozio)(?: [\\p{L}']{1,12}){0,4} (?:\\(${name}(?=,| - | in | en | à |\\))|["„“«] ?${name}(?= ?["“”»]))`,
  `(?:^|\\n)\\s{0,40}${name} (?:on|in|at) [^\\n,.]{2,30} (?:St|Street|Rd|Road|Lane|Ave|Avenue|Square)(?!\\p{L})`,
  `(?:^|\\n)(?:Die|Der|Das|Unsere?) (\\p{Lu}[\\p{L}-]{2,30} ["„“][^"“”\\n]{2,40}["“”])(?= (?:in|sucht|aus) )`,
  `(?:^|\\n)${name}(?:, (?:\\p{Lu}[\\p{L}'-]{1,24},? ?){1,4}| \\([^()\\n]{3,50}\\))? (?:invites|welcomes) (?:applications|expressions)(?!\\p{L})`,
  "(?:^|\\n|[。,，])(?:我们是)?(\\p{Script=Han}{2,14}(?:\\(\\p{Script=Han}{2,6}\\))?\\p{Script=Han}{0,12}(?:有限责任公司|股份有限公司|有限公司))",
  "(?:^|\\n)(?!我|本|该|某|一)((?:(?!为|是)\\p{Script=Han}){2,14}(?:\\(\\p{Script=Han}{2,6}\\))?\\p{Script=Han}{0,6}(?:集团|医院|大学|学院|学校|中学|小学|酒店|银行|事务所|幼儿园|诊所|门诊部|研究院|研究所|养老院|餐厅|超市|工厂))(?=$|\\n|[,，。·( ]|20\\d\\d|招聘|诚聘|公开|现|急)",
  "我们是(?!一)(\\p{Script=Han}{2,10})(?=[,，、。])",
  "(?:^|\\n)(\\p{Script=Han}{2,14})(?: {1,3}|\\n)(?:\\p{L}轮|[天不]\\p{Script=Han}{0,3}融资|已上市|未融资|天使)",
];

// People can be named this way too, so only an organisation's name counts.
const contacts = [
  `(?<!\\p{L})(?:im|in der|beim|am|bei der|in unserem|in unserer) ${name}(?=(?: in \\p{Lu}[\\p{L}-]+| \\(\\p{Lu}[\\p{L} -]+\\))? suchen wir(?!\\p{L}))`,
  `(?:[Cc]all|[Tt]ext|[Rr]ing|[Cc]ontact|[Vv]isit|[Ee]mail) ${name}(?= (?:on|at|from|to)? ?\\(?[+\\d]{3})`,
  `(?<![\\p{L}])(?:na|no|pela|pelo|para a|para o|para|per|presso|für (?:die|das|den|unsere)|pour (?:la|le)|sucht (?:die|das)|bij) ${name}(?=$|\\n|[,.!(]| -| in | à | a | en | em | te | sucht| [^\\p{L}\\p{N}\\s&])`,
  "(?:an der|der|des|am|im|die) ((?:Technischen |Medizinischen )?(?:Universität|Hochschule|Fachhochschule|Universitätsklinikum|Klinikum|Stadt|Gemeinde|Landeshauptstadt) \\p{Lu}[\\p{L}-]+)(?=[,.]|$|\\n| [\\p{Ll}(])",
  `(?:^|\\n|[.!] )(?:The |Die |Das |Der |La |Le )?${name},? (?:employs|operates|runs|serves|is rated|was rated|is an?|is one of|was founded|is (?:located|based|situated|looking)|liegt|befindet sich|est situé[es]?|se trouve|est implantée?|está (?:ubicad[oa]|situad[oa])|se encuentra|fica|está localizad[oa]|si trova|ist eine?|entwickelt|produziert|betreibt|beschäftigt|est une?|compte|es una?|cuenta con|é uma?)(?!\\p{L})`,
  "(?:^|\\n)[^\\p{L}\\n]{0,4}(?!我|本|该|某)((?:(?!为)\\p{Script=Han}){3,14}?)(?:现|因业务发展)?(?:高薪|长期|公开)?(?:招聘|诚聘|急招|急聘|诚招|招)",
];

// What a company does, said about a name that occurs again.
const doings = [
  `(?:^|\\n)${name} (?:makes|builds|develops|provides|helps|offers|designs|sells|delivers|creates|serves|operates|runs|manufactures|supplies|supports|brings|works with|is (?:an?|the|on a mission|a leading)|was (?:founded|established|born)|has been|entwickelt|baut|produziert|fertigt|ist (?:ein|eine|der|die)|développe|conçoit|fabrique|accompagne|est (?:un|une|le|la)|desarrolla|fabrica|es (?:un|una|la|el)|desenvolve|é (?:um|uma))(?!\\p{L})`,
];

// The subject of the first sentences. In languages that write nouns in lower case two capitals are a name.
const subjects = [
  `(?:^|\\n)(?:The |La |Le |Les |El |Los |A |O |De |Het )?((?=(?:\\p{Lu}[\\p{L}\\p{N}'’.-]* (?:(?:&|and|y|et|e|of|de|du|del|di|da|do|la|le) )?){1,5}\\p{Lu}[^ \\n]* )\\p{Lu}[^.!?:;()\\n]{3,50}?)(?:,? \\([^()\\n]{2,60}\\)|, [^,.\\n]{3,70},)? (?:is|are|was|were|has been|have been|has (?:\\p{L}+ ){0,2}(?:\\d|over|more|two|three)|runs|makes|builds|grows|serves|looks after|operates|est|a été|fabrique|accueille|es un|es una|fabrica|cuenta con|è|produce|é uma?|produz|is een|maakt|heeft|er en|er et|är en|är ett|är|je)(?!\\p{L})`,
];

const patterns = once(() => {
  const beforeStop = stop.replace("(?=", "(?= (?:needs|is|are|wants|seeks|who|which|to)|");
  const of = (sources: readonly string[]) => sources.map((source) => new RegExp(source, "gu"));
  return {
    clients: of(clients.map((source) => source + beforeStop)),
    statements: of(statements),
    contacts: of(contacts),
    doings: of(doings),
    subjects: of(subjects),
  };
});

/** The employer named as an agency's client. */
export function namedClient(doc: Doc): Piece | undefined {
  return fromPhrase(doc, patterns().clients);
}

/** The employer, from a phrase used only for employers. */
export function statedEmployer(doc: Doc): Piece | undefined {
  return (
    fromPhrase(doc, patterns().statements) ??
    fromPhrase(doc, patterns().contacts, looksLikeOrganisation) ??
    fromPhrase(doc, patterns().doings, (written) => isSaidAgain(doc, written)) ??
    fromPhrase(createIntro(doc), patterns().subjects, isSubject)
  );
}

function createIntro(doc: Doc): Doc {
  return { ...doc, folded: doc.folded.slice(0, INTRO) };
}

const INTRO = 1500;

/** True if the subject of a sentence is a name, not a kind of worker or a term of the job. */
function isSubject(written: string): boolean {
  return (
    isNameLike(written) && (!namesRole(written) || looksLikeOrganisation(written)) && !isHeading(written)
  );
}

export function isSaidAgain({ folded }: Doc, written: string): boolean {
  return canBeEmployer(written) && !namesRole(written) && folded.slice(0, 50_000).split(written).length > 2;
}

function fromPhrase(
  doc: Doc,
  phrases: readonly RegExp[],
  accepts: (name: string) => boolean = canBeEmployer,
): Piece | undefined {
  const text = doc.folded.slice(0, 50_000);
  for (const pattern of phrases) {
    for (const match of text.matchAll(pattern)) {
      const written = untilStop(match.slice(1).find((group) => group !== undefined) ?? "");
      const start = match.index + match[0].indexOf(written);
      const whole = pieceOf(written, start);
      const kept = /(?<!Inc|Ltd|Corp|Co|L|A|V)\.$/.test(written)
        ? slicePart(whole, 0, written.length - 1)
        : whole;
      const bare = slicePart(
        kept,
        /^(?:(?:The|Die|Der|Das|La|Le|El) |L'(?=\p{Lu}))/u.exec(kept.text)?.[0].length ?? 0,
      );
      if (canBeEmployer(bare.text) && accepts(bare.text)) return bare;
    }
  }
  return undefined;
}

// "Perihelion. Remote": a name ends with its sentence, but "St. Brendan" is one name.
function untilStop(name: string): string {
  const stop = /(?<!\b(?:St|Ste|Dr|Mt|Ft|Co|No|Mr|Mrs|Bros|\p{Lu}))\. /u.exec(name);
  return stop === null ? name : name.slice(0, stop.index);
}
