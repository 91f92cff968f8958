import { type Doc, wordPattern } from "../../../text/doc.ts";
import { type Piece, pieceOf, slicePart } from "../../../text/piece.ts";
import { isHeading } from "../../requirements/headings/headings.ts";
import { withoutEmoji } from "../head.ts";
import { namesRole } from "./roles.ts";
import { withoutCount } from "./title-tail.ts";

const stopAt =
  /\s+(?:-|\||@|[cp]\/|(?=\()|(?:x ?\d{1,2}|urgently|oder auch|auf (?:voll|teil)zeit|at|bei|chez|en(?=\s(?:\p{Lu}|la|le|el|los|las|una?|une|nuestr\p{L}*|notre|alternance|contrat\p{L}*|intérim|temps|régime|jornada|turno|horario|équipe|journée|remoto|modalidad|zona|centro|sede|\d))|(?<!(?:lecturer|professor|reader|fellow|researcher|postdoc|tutor|instructor|chair) )in|à(?! domicile)|para|pour(?! (?:hommes|femmes|dames|enfants|adultes|animaux))|für(?!\s\p{Lu}\p{L}*(?:technik|ik|ung|heit|keit|logie|kunde|medizin|wesen|ie|finanzen|systeme)(?!\p{L}))|voor|till|til|to|who|for|with|and join|join|on behalf|within|inside|that|em(?=\s(?:\p{Lu}|part-?time|full-?time|regime|tempo|nossa|nosso|uma?|home|escala|horário|\d))|près|across|located|based|basé\(e\)|basée?|mit|met|med|avec|zur|ab|zum|con|sur|dans|per|da(?= inserire)|presso|die(?= )|na(?=\s(?:pełn|pół|cały|część|etat|umow|stanowisk|okres))|som|qui|che|który|która|a(?=\s(?:\p{Lu}|jornada|tiempo|media jornada))|(?:one|two|three|four|five|\d)(?=\s(?:days?|evenings?|nights?|mornings?|shifts?)\s(?:a|per|each)\s)|ad(?=\s\p{Lu})|te(?=\s\p{Lu})|i(?=\s\p{Lu})|w(?=\s\p{Lu})|(?:y|et|und|and|e) (?:tu|votre|dein|your|seu))(?!\p{L}))\s*|[,.;:!?。，；！\n]/u;
/** "Thatcher wanted": on the first lines, the word before it is the job. */
const wanted =
  /(?<=^|\n)([^\n.;:!?]{3,80}?) (?:needed|wanted|required|urgently needed|gesucht|recherchée?|cherchée?)(?![\p{L}])/giu;
const calls = [
  // A line of its own ends with the mark of gender.
  /(?<=^|\n)[ \t]*([^\n.:;!?]{5,90}?\((?:[mwfdx]\s?\/?\s?){2,4}\))[ \t]*(?=\n|$)/gu,
  wanted,
  // "we are looking for a", with the job on its own line.
  /(?:looking for|seeking|recruit(?:ing)?|hiring|suchen wir|suchen|sucht|recherch\p{L}+|recrut\p{L}+|buscamos|procuramos)(?: [^\n.:;]{0,40})? (?:an?|our|eine?n?|une?|una?|uma?) ?:?\n{1,3}([^\n.;:!?]{3,80})(?=\n|$)/giu,
  /(?<!\p{L})(?:plazas?|posti|postes|puestos?|vagas?|postos? de trabalho) d[ei] ([^\n.;:!?,]{3,60})/giu,
  /(?<!\p{L})(?:gesucht(?: wird| werden)?|wanted|cherchons|on cherche|se busca): ([^\n.;:!?,]{3,60})/giu,
  /(?<!\p{L})anyone (?:know|fancy|want|after) (?:of )?an? ([^\n.;:!?,]{3,60})/giu,
  /(?<!\p{L})to (?:recruit|appoint|hire|find|welcome) (?:an? |our next |their next |\d{1,2} )([^\n.;:!?]{3,100})/giu,
  /(?:^|\n|[.!] )as (?:an?|our|the) ([^\n.;:!?,]{3,60}?),? you(?: will|'ll| would|'d| are)(?!\p{L})/giu,
  /(?:looking for|seeking|seeks|hiring|recruiting|searching for|in need of|stuck for|opening for|position of|role of|needs?)(?: to (?:hire|recruit))?(?: for)? (?:an? (?:full[ -]time |part[ -]time )?|our (?:next |new )?|\d{1,2} |the next |multiple |several )?([^\n.;:!?]{3,100})/giu,
  /(?:suchen|sucht|suche)(?: (?:wir|ich|aktuell|derzeit|ab sofort|zum nächstmöglichen zeitpunkt|(?:ab|zum|per) (?:dem |\d{1,2}\.? ?)?[\p{L}\d.]{2,12}(?: \d{4})?|für [^\n,.;]{1,40}?|zur verstärkung[^\n,.;]{0,60}?|dich als|sie als|,)){0,3},? (?:eine?n?(?:\/-?[nr]|\(n\)|:n|\*n)? |\d{1,2} |dich als |sie als |mehrere |als )([^\n.;:!?]{3,100})/giu,
  /((?:\p{Lu}[\p{L}/:*-]{2,40}\.? ){1,4}\((?:[mwfdx]\s?\/?\s?){2,4}\))/gu,
  /(?:cherch(?:e|ons)|recherch(?:e|ons)|recrut(?:e|ons)|embauch(?:e|ons))(?: (?:pour|dans|actuellement|activement)[^\n,.;]{0,50}?,?)? (?:une?|des|un\(e\)|un\/une|un·e|son\/sa|son|sa|notre|\d{1,2}) ([^\n.;:!?]{3,100})/giu,
  /(?:(?:estamos )?busca(?:mos|ndo|n)?|necesita(?:mos)?|precisa(?:mos)?|selecciona(?:mos)?|requiere|incorpora(?:mos)?)(?: (?:para|incorporar|a|contratar)[^\n,.;]{0,40}?)? (?:una?|un\/a|un\/una|un\(a\)|\d{1,2}) ([^\n.;:!?]{3,100})/giu,
  /(?:est[áã]o? contratando|estamos contratando|se busca|se necesita|se solicita|se requiere|solicito|buscamos|buscando|buscan|solicitamos|busca|selecciona(?:mos)?|incorpora(?:mos)?|requiere|recrutamos|recruta-se|admite-se|admitimos|(?:estamos )?a (?:recrutar|contratar)|contrata(?:-se)?|precisa-se(?: de)?|procura(?:mos|-se)?) (?:una?|um|uma|un\/a)? ?([^\n.;:!?]{3,100})/giu,
  /(?:poste|offre|opportunité) (?:de |d')(?:une? )?([^\n.;:!?]{3,100})/giu,
  /(?:join|rejoignez|únete a|werde teil von) [^\n.;:!?]{2,60}? (?:as an?|as our|en tant que|como|als) ([^\n.;:!?]{3,100})/giu,
  /(?:a job|work|employment|a role|a position|a post) as (?:an? |our |the )?([^\n.:;!?,]{3,80})/giu,
  /(?:about|for|as) (?:an?|our|the) ([^\n.;:!?]{3,60}?) (?:role|position|vacancy|opening|opportunity)(?!\p{L})/giu,
  /(?:contract|opening|opportunity|role|position|vacancy|requirement|job|mandate)(?: \([^()\n]{1,40}\))?(?: open| available| live)? for (?:an? |the |our )([^\n.;:!?]{3,80})/giu,
  /(?:is|are|we're) after (?:an? (?:full[ -]time |part[ -]time )?|our next )([^\n.;:!?]{3,80})/giu,
  /(?:opened|opening|have|has|got|posted)(?: up)? an? ([^\n.:;!?,]{3,60}?) (?:spot|position|role|vacancy|opening|slot)(?!\p{L})/giu,
  /are you an? ([^\n.;:!?,]{3,60}?)(?= who|\?|,| looking| ready| with)/giu,
  /招聘([^\s,，。;；!！0-9]{2,16})\d{1,3}[名人位个]/gu,
  /(?:^|\n) (\p{Lu}[^\n.;:!?]{3,60}?) {2}(?=\S)/gu,
  /(?:zoek(?:en|t)|gezocht:?)(?: (?:wij|we|ik|naar|per \d{0,2} ?\p{L}+|met ingang van [^,\n]{3,20}),?){0,3} (?:een |ervaren )?([^\n.;:!?]{3,100})/giu,
  /(?:cercasi|cerchiamo|cerca|selezioniamo|ricerchiamo|ricerca)(?: (?:proprio|attualmente|ora|urgentemente))? (?:una? |un\/a |un\/una |n\. ?\d+ )?([^\n.;:!?]{3,100})/giu,
  /找(?:个|一个|一位|位) ?([^\s,，。;；!！~～0-9]{2,12})/gu,
  /(?:在招|想招|急招|诚招)(?:聘)?(?:一位|一名)? ?([^\s,，。;；!！0-9]{2,20})/gu,
  /招(?:聘)?(?:一位|一名|[两\d]{1,2}[名位]) ?([^\s,，。;；!！0-9]{2,20})/gu,
  /(?:招聘|诚聘|急聘|招募|诚招)(?:\d{0,3}[名位个])? ?([^\s,，。;；!！()（）0-9]{2,20})/gu,
  /(?:^|\n)\p{Script=Han}{1,8}招(?!聘)([A-Z]?\d?\p{Script=Han}{2,10})(?=[,，。\s]|$)/gu,
  /(?:^|\n)(?:subject|re|betreff|objet|asunto|assunto)\s?:\s?(?:(?:re|fwd?|aw|wg|tr): )?(?:\[[^\]\n]{2,40}\] )?(?:(?:vacante|vaga|vacancy|job|stelle|offre|oferta|offerta|vacature|opportunit[éy]|oportunidade?|oportunidad)s?:? (?:(?:de|of|for) )?)?([^\n.;:!?]{3,80}?)(?: (?:role|position|opportunity|vacancy|job|opening)(?!\p{L})| [-–|] |, |(?<!lecturer|professor|reader|fellow|researcher) in |\n|$)/giu,
];
const adjectives = wordPattern(
  "experienced|motivated|passionate|reliable|skilled|talented|dedicated|full[ -]?time|part[ -]?time|enthusiastic|energetic|friendly|compassionate|qualified|highly|very|and|dynamic|creative|self-motivated|hard-working|hardworking|professional|licensed|great|amazing|" +
    "engagierte[nr]?|motivierte[nr]?|erfahrene[nr]?|zuverlässige[nr]?|freundliche[nr]?|qualifizierte[nr]?|passionnée?|motivée?|expérimentée?|con experiencia",
);

/** "Parrucchiera esperta": what is said of the worker after the name of the work. */
const adjectiveBehind =
  / (?:espert[oai]|qualificat[oa]|referenziat[oa]|expérimentée?|motivée?|experimentad[oa]|experiente)$/iu;
const emojiBehind = /(?:\s|\p{Extended_Pictographic}|\u200D|\uFE0F){1,12}$/u;

/** "Ya no buscamos maestro": no longer wanted. */
const noMore =
  /(?<!\p{L})(?:(?:ya )?no|not|no longer|aren't|don't|nicht(?: mehr)?|kein\p{L}*|ne|n'|plus|não|já não|不再|不)\s?(?:busca\p{L}*|necesita\p{L}*|solicita\p{L}*|looking|hiring|seeking|need|recherch\p{L}*|cherch\p{L}*|recrut\p{L}*|suchen|procura\p{L}*|precisa\p{L}*|招)(?!\p{L})/iu;

/** "Lads there's 5 bricklayers": a message's words before a number of workers. */
const beforeCount =
  /^\p{Ll}?[\p{L}' ]{2,40}?\s(?:there'?s|need|got|want|looking for|after)\s(?:an?|\d{1,2})\s/iu;

/** The worker that a sentence asks for: "we are looking for a night nurse". */
export function fromCall(doc: Doc): Piece | undefined {
  const text = doc.folded.slice(0, 50_000);
  for (const pattern of calls) {
    for (const match of text.matchAll(pattern)) {
      const name = match[1] ?? "";
      if (noMore.test(text.slice(Math.max(0, match.index - 12), match.index + match[0].indexOf(name))))
        continue;
      const start = match.index + match[0].lastIndexOf(name);
      const piece =
        workerIn(pieceOf(name, start)) ??
        (pattern === wanted && !/required/iu.test(match[0]) ? wholeLine(name, start) : undefined);
      if (piece !== undefined) return piece;
    }
  }
  return undefined;
}

/** "Help wanted" names nobody. */
const ofMany =
  /^(?:help|staff|workers?|people|personnel|hands|volunteers?|aushilfen?|hilfe|verstärkung|personal)$/iu;
const FIRST_LINES = 200;

function wholeLine(name: string, start: number): Piece | undefined {
  const isName =
    /^\p{Lu}[\p{L}'/-]*(?: [\p{L}'/-]+){0,3}$/u.test(name) && !isHeading(name) && !ofMany.test(name);
  return isName && start < FIRST_LINES ? withoutCount(pieceOf(name, start)) : undefined;
}

/** Where the name of a worker ends in what follows a call. */
export function endOfWorker(text: string): number {
  const gender = /\((?:[mwfdx]\s?[/|]?\s?){2,4}\)|\(?(?:H\/F|F\/H)\)?/iu.exec(text);
  const stop = gender ? gender.index + gender[0].length : text.search(stopAt);
  return stop === -1 ? text.length : stop;
}

/** The worker at the start of what follows a call: "night nurse to join our team". */
export function workerIn(piece: Piece): Piece | undefined {
  let kept = withoutCount(withoutEmoji(slicePart(piece, 0, endOfWorker(piece.text))));
  for (let tries = 0; tries < 6; tries += 1) {
    const first = kept.text.matchAll(adjectives).next().value;
    if (first?.index !== 0) break;
    kept = slicePart(
      kept,
      /^[\s,]*/.exec(kept.text.slice(first[0].length))?.[0].length ?? 0,
      kept.text.length,
    );
    kept = slicePart(kept, first[0].length);
  }
  kept = slicePart(kept, 0, kept.text.length - (emojiBehind.exec(kept.text)?.[0].length ?? 0));
  kept = slicePart(kept, 0, adjectiveBehind.exec(kept.text)?.index ?? kept.text.length);
  const said = beforeCount.exec(kept.text)?.[0].length ?? 0;
  kept = slicePart(kept, said);
  if (kept.text.length < 2 || kept.text.split(" ").length > 8 || !namesRole(kept.text)) return undefined;
  return kept;
}
