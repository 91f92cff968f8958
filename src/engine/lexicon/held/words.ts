import cs from "../../../../db/lexicon/held/cs.json" with { type: "json" };
import de from "../../../../db/lexicon/held/de.json" with { type: "json" };
import en from "../../../../db/lexicon/held/en.json" with { type: "json" };
import es from "../../../../db/lexicon/held/es.json" with { type: "json" };
import fr from "../../../../db/lexicon/held/fr.json" with { type: "json" };
import it from "../../../../db/lexicon/held/it.json" with { type: "json" };
import leads from "../../../../db/lexicon/held/leads.json" with { type: "json" };
import nl from "../../../../db/lexicon/held/nl.json" with { type: "json" };
import pl from "../../../../db/lexicon/held/pl.json" with { type: "json" };
import pt from "../../../../db/lexicon/held/pt.json" with { type: "json" };
import sentences from "../../../../db/lexicon/held/sentence-words.json" with { type: "json" };
import sv from "../../../../db/lexicon/held/sv.json" with { type: "json" };
import tr from "../../../../db/lexicon/held/tr.json" with { type: "json" };
import { dataFile } from "../data-file.ts";
import type { HeldLanguage, HeldWords } from "./types.ts";

const read = dataFile("held/leads", leads);

/** The words by language, for languages with spaces. */
export const heldWords: Readonly<Record<Exclude<HeldLanguage, "ja" | "zh">, HeldWords>> = {
  cs: wordsOf("cs", cs.held),
  de: wordsOf("de", de.held),
  en: wordsOf("en", en.held),
  es: wordsOf("es", es.held),
  fr: wordsOf("fr", fr.held),
  it: wordsOf("it", it.held),
  nl: wordsOf("nl", nl.held),
  pl: wordsOf("pl", pl.held),
  pt: wordsOf("pt", pt.held),
  sv: wordsOf("sv", sv.held),
  tr: wordsOf("tr", tr.held),
};

/**
 * Denials, and people other than the writer, in languages without words of their own here: Danish and Norwegian,
 * Finnish, Hungarian, Romanian, Turkish, Russian and Ukrainian, Greek and Korean.
 */
export const deniedElsewhere =
  /(?<!\p{L})(?:(?:har|kan|kjenner|kender|bruker|bruger|behersker|snakker|taler) (?:jeg )?(?:aldri(?:g)?|ikke)|(?:jeg )?(?:aldri|aldrig) (?:brukt|brugt|jobbet|arbejdet)|en (?:osaa|ole|tunne|hallitse|ymmärrä|koskaan|käytä)|ei (?:kokemusta|osaamista)|nem (?:tudok|ismerem|használ\p{L}*|értek|dolgoztam|beszél\p{L}*)|soha nem|nincs|nu (?:am|știu|stiu|cunosc|folosesc|stăpânesc|vorbesc)|niciodată|bilmiyorum|bilmem|kullanmadım|yok|hiç|deneyimim yok|не (?:работал\p{L}*|знаю|владею|умею|использовал\p{L}*|говорю|працюва\p{L}*|вмію|володію)|нет опыта|никогда|ніколи|без опыта|δεν|ποτέ|χωρίς)(?!\p{L})|(?:경험|지식) ?(?:없|부족)|못 ?(?:합|해|하)|모릅|모름|없음/iu;
export const othersElsewhere =
  /(?<!\p{L})(?:(?:broren|søsteren|faren|moren|kollegaen|sjefen) (?:min|vår)|min (?:bror|søster|far|mor|kollega|chef|sjef|kone|mand|mann)|(?:veljeni|siskoni|kollegani|esimieheni)|(?:bátyám|öcsém|nővérem|húgom|kollégám|főnököm)|(?:fratele|sora|colegul|colega|șeful) meu|(?:kardeşim|ağabeyim|ablam|arkadaşım|müdürüm)|(?:мой|моя|наш) (?:брат|сестра|коллега|начальник|друг|муж|жена))(?!\p{L})/iu;

/** What a job or advert asks for, not what its reader has: "the job asks for ◊", "el puesto pide ◊". Your own job says more. */
export const askedByJob =
  /(?<!\p{L})(?<!(?:my|our|mein\p{L}*|unser\p{L}*|mon|notre|mi|nuestr\p{L}+|meu|minha|nosso|nossa|mio|mia|mijn|onze?|moj\p{L}|min|vår) (?:\p{L}+ )?)(?:(?:job|post|role|position|vacancy|advert|posting|employer) (?:asks? for|calls? for|wants?|requires?|needs?)|(?:stelle|position|anzeige|ausschreibung|arbeitgeber) (?:verlangt|fordert|erfordert|braucht|sucht|wünscht)|(?:puesto|oferta|vacante|anuncio) (?:pide|exige|requiere|busca|necesita|solicita)|(?:poste|offre|annonce|employeur) (?:demande|exige|requiert|recherche|nécessite|veut)|(?:vaga|função|anúncio) (?:pede|exige|requer|procura|precisa)|(?:lavoro|posto|annuncio|offerta|posizione) (?:richiede|chiede|cerca|vuole|esige)|(?:functie|vacature|baan|werkgever) (?:vraagt|vereist|eist|zoekt)|(?:stanowisko|ogłoszenie|pracodawca) (?:wymaga|szuka|oczekuje)|(?:tjänsten|jobbet|annonsen|stillingen|opslaget) (?:kräver|söker|kræver|krever|søger|søker)|(?:pozisyon|ilan) (?:\p{L}+ )?◊ (?:istiyor|gerektiriyor|arıyor))(?!\p{L})|(?:募集要項|求人)に?は◊|(?:岗位|职位|招聘)要求◊/iu;

/** Another person is there for it: "we have a specialist for ◊", "para ◊ tenemos un especialista". */
export const leftToSpecialist = new RegExp(
  [
    String.raw`(?<!\p{L})(?:have|has|had|hired|got) (?:an?|our own) (?:\p{L}+ )?(?:specialist|expert|freelancer|contractor|agency|department|team|colleague) (?:for|who|that)(?!\p{L})`,
    String.raw`haben (?:wir|sie) eine?n? (?:\p{L}+ )?(?:spezialist\p{L}*|expert\p{L}*|dienstleister|agentur|team)`,
    String.raw`(?:tenemos|hay|contamos con) una? (?:\p{L}+ )?(?:especialista|expert[oa]|equipo|agencia)`,
    String.raw`(?:avons|a|il y a) une? (?:\p{L}+ )?(?:spécialiste|experte?|équipe|agence|prestataire)`,
    String.raw`(?:temos|há) uma? (?:\p{L}+ )?(?:especialista|perit[oa]|equipa|agência)`,
    String.raw`(?:abbiamo|c'è) un[oa']? ?(?:\p{L}+ )?(?:specialista|espert[oa]|agenzia)`,
    String.raw`(?:hebben (?:we|wij)|is er) een (?:\p{L}+ )?(?:specialist|expert|bureau)`,
    String.raw`mamy (?:specjalist\p{L}+|ekspert\p{L}+|agencj\p{L}+)`,
    String.raw`har (?:vi|me) en (?:\p{L}+ )?(?:specialist|spesialist|ekspert|expert|konsult)`,
    "有专人|有专家|専門の(?:人|担当者)がい",
  ].join("|"),
  "iu",
);

/** How a heading or label starts above things still to be learned, in all languages. */
export const learningLeads = read.alternation("learningLeads");

/** How one starts above things a person does not know or do. */
export const lackingLeads = read.alternation("lackingLeads");

/** How one starts above other people's work: "Colleagues I rely on". */
export const othersLeads = read.alternation("othersLeads");

/** Words that attest a paper: passed, issued or valid. */
export const attestingWords = read.alternation("attestingWords");

/** Cells or scores that mean none. */
export const nothing = leads.nothing;

function wordsOf<Words extends object>(language: HeldLanguage, held: Words) {
  return dataFile(`held/${language}`, { held }).alternations("held", held);
}

/** Frequent words in sentences about one's work, by language. A word in several languages counts for each. */
export const sentenceWords: Readonly<Record<Exclude<HeldLanguage, "ja" | "zh">, string>> = sentences;

/** Endings that few other languages here have. */
export const sentenceEndings: Readonly<Record<Exclude<HeldLanguage, "ja" | "zh">, RegExp>> = {
  en: /(?:ing|tion|ness|ed|ly)$/,
  de: /(?:ung|ungen|keit|lich|isch|[äöüß]\p{L}*)$/u,
  fr: /(?:é|ée|és|ées|ais|eur|eux|ment|œ\p{L}*|ç\p{L}*)$/u,
  es: /(?:ción|ciones|ando|iendo|ñ\p{L}*|dad|ito|é)$/u,
  pt: /(?:ção|ções|[áêâ]n?[rc]i[ao]s?|ei|ã\p{L}*|õ\p{L}*|dade|ndo)$/u,
  it: /(?:zione|zioni|tà|ato|ata|ere|ò)$/,
  nl: /(?:ij\p{L}*|heid|aa\p{L}+|oo\p{L}+|gen)$/u,
  sv: /(?:å\p{L}*|\p{L}*[æø]\p{L}*|het|ade|ede|arna|ningen)$/u,
  pl: /(?:[ąęłśźżń]\p{L}*|ów|ość|ałam|ałem|anie)$/u,
  tr: /(?:\p{L}*[ığş]\p{L}*|yor(?:um|uz|du|dum)?)$/u,
  cs: /(?:[řůěž]\p{L}*|ní|ost|oval|ovala|ých)$/u,
};
