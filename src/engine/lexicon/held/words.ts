import cs from "../../../../db/lexicon/held/cs.json" with { type: "json" };
import de from "../../../../db/lexicon/held/de.json" with { type: "json" };
import en from "../../../../db/lexicon/held/en.json" with { type: "json" };
import es from "../../../../db/lexicon/held/es.json" with { type: "json" };
import fr from "../../../../db/lexicon/held/fr.json" with { type: "json" };
import it from "../../../../db/lexicon/held/it.json" with { type: "json" };
import nl from "../../../../db/lexicon/held/nl.json" with { type: "json" };
import pl from "../../../../db/lexicon/held/pl.json" with { type: "json" };
import pt from "../../../../db/lexicon/held/pt.json" with { type: "json" };
import sv from "../../../../db/lexicon/held/sv.json" with { type: "json" };
import { dataFile } from "../data-file.ts";
import type { HeldLanguage, HeldWords } from "./types.ts";

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
};

/**
 * Denials, and people other than the writer, in languages without words of their own here: Danish and Norwegian,
 * Finnish, Hungarian, Romanian, Turkish, Russian and Ukrainian, Greek and Korean.
 */
export const deniedElsewhere =
  /(?<!\p{L})(?:(?:har|kan|kjenner|kender|bruker|bruger|behersker|snakker|taler) (?:jeg )?(?:aldri(?:g)?|ikke)|(?:jeg )?(?:aldri|aldrig) (?:brukt|brugt|jobbet|arbejdet)|en (?:osaa|ole|tunne|hallitse|ymmärrä|koskaan|käytä)|ei (?:kokemusta|osaamista)|nem (?:tudok|ismerem|használ\p{L}*|értek|dolgoztam|beszél\p{L}*)|soha nem|nincs|nu (?:am|știu|stiu|cunosc|folosesc|stăpânesc|vorbesc)|niciodată|bilmiyorum|bilmem|kullanmadım|yok|hiç|deneyimim yok|не (?:работал\p{L}*|знаю|владею|умею|использовал\p{L}*|говорю|працюва\p{L}*|вмію|володію)|нет опыта|никогда|ніколи|без опыта|δεν|ποτέ|χωρίς)(?!\p{L})|(?:경험|지식) ?(?:없|부족)|못 ?(?:합|해|하)|모릅|모름|없음/iu;
export const othersElsewhere =
  /(?<!\p{L})(?:(?:broren|søsteren|faren|moren|kollegaen|sjefen) (?:min|vår)|min (?:bror|søster|far|mor|kollega|chef|sjef|kone|mand|mann)|(?:veljeni|siskoni|kollegani|esimieheni)|(?:bátyám|öcsém|nővérem|húgom|kollégám|főnököm)|(?:fratele|sora|colegul|colega|șeful) meu|(?:kardeşim|ağabeyim|ablam|arkadaşım|müdürüm)|(?:мой|моя|наш) (?:брат|сестра|коллега|начальник|друг|муж|жена))(?!\p{L})/iu;

/** How a heading or label starts above things still to be learned, in all languages. */
export const learningLeads =
  "(?:\\p{L}+ ){0,3}(?:wish ?list|in progress|in arbeit|in vorbereitung|en cours|en curso|in corso|em curso|em andamento|pågående|w trakcie|probíhá)(?=\\s?[:：])|(?:(?:on|auf|sur|en|na|op|på|nella|sulla) )?(?:(?:my|meine[mr]?|ma|mi|a minha|la mia|mijn|min|moja|můj) )?(?:wish ?list|bucket list|wunsch(?:liste|zettel)|liste (?:d['’]envies|de souhaits)|lista (?:dei desideri|de (?:deseos|desejos))|verlanglijst(?:je)?|önskelista|li(?:sta|ście) życzeń|seznamu? přání)|(?:booked|reserved|registered|enrolled|angemeldet|gebucht|réservée?|inscrite?|reservad[oa]|apuntad[oa]|prenotat[oa]|iscritt[oa]|inscrit[oa]|marcad[oa]|geboekt|ingeschreven|boka[dt]|anmäld|zarezerwowan[eoya]|zapisan[ya]|objednán[oa]?|přihlášena?|予約(?:済み?)?|申込(?:済み?)?|已(?:报名|预约))(?=\\s?[:：])|(?:still |what i (?:still )?(?:want|plan) )?to (?:learn|acquire|study|master)|next up|up next|on my (?:list|plate)|learning (?:goals?|list|plan|next)|(?:noch )?zu (?:lernen|erlernen)|(?:das )?(?:möchte|will|werde) ich (?:noch )?lernen|lern(?:ziele?|plan|liste|wünsche)|als nächstes|à (?:acquérir|apprendre|approfondir|découvrir)|(?:ce que je )?(?:veux|voudrais|souhaite) apprendre|por aprender|(?:pendientes?|para|quiero|me gustaría) (?:de )?aprender|próximos (?:cursos|pasos|passos)|da (?:imparare|approfondire|acquisire|studiare)|(?:voglio|vorrei) imparare|(?:quero|a|para|falta) aprender|(?:nog )?te leren|(?:wil|ga) ik (?:nog )?leren|leer(?:doelen|wensen)|(?:kvar )?att lära|(?:vill|ska) (?:jag )?lära mig|lärmål|do (?:nauczenia|nauki|poznania|opanowania)|chcę się nauczyć|k (?:naučení|nastudování)|(?:co )?se (?:chci )?(?:ještě )?nauč\\p{L}*|chci se (?:ještě )?naučit|[^:：]{0,8}(?:学びたい|学ぶ予定|習得予定|習得したい|勉強(?:予定|したい))|今後の目標|[^:：]{0,6}(?:待学|想学|要学|拟学|学习计划|学習計画)";

/** How one starts above things a person does not know or do. */
export const lackingLeads =
  "(?:what |things )?i (?:do not|don['’]t|cannot|can['’]t|never|leave)(?![^:]{0,40} without)|not (?:for me|mine|my)|(?:known )?gaps|weak(?:nesses| spots| points)|no experience|left to others|(?:das )?(?:kann|mache|will) ich nicht|(?:eher )?nicht (?:mein|bei|für)|(?:meine )?lücken|(?:ohne|keine) erfahrung|schwächen|ce que je ne|(?:mes )?lacunes|pas (?:mon|ma|pour)|sans expérience|(?:lo que )?no (?:hago|sé|es lo|domino)|(?:mis )?(?:carencias|lagunas)|sin experiencia|(?:cosa |quello che )?non (?:faccio|so|fa per)|(?:le mie )?lacune|senza esperienza|(?:o que )?não (?:faço|sei|é|domino)|sem experiência|(?:dit )?(?:doe|kan) ik niet|niet (?:mijn|voor)|zonder ervaring|(?:det här )?(?:gör|kan) jag inte|inte (?:min|mitt|för)|utan erfarenhet|(?:czego )?nie (?:robię|umiem|znam|moj\\p{L})|bez (?:doświadczenia|praxe|zkušeností)|(?:co )?ne(?:dělám|umím|ovládám)|[^:：]{0,4}(?:できないこと|やらないこと|未経験|苦手)|(?:我)?(?:不会|不做|不懂|不擅长)";

/** How one starts above other people's work: "Colleagues I rely on". */
export const othersLeads =
  "(?:\\p{L}+,? ){1,3}(?:my|our|meine[rs]?|unserer?|(?:de )?(?:mes|nos)|(?:de )?(?:mis|nuestr[oa]s)|(?:d[oa]s )?(?:meus|minhas|noss[oa]s)|(?:dei )?miei|(?:delle )?mie|(?:van )?(?:mijn|onze)|mina|våra|moich|naszych|mých|našich) (?:students?|pupils|boss|manager|colleague|chef\\p{L}*|kolleg\\p{L}+|coll[eè]gues?|compañer\\p{L}+|jef[ea]s?|colegas?|collegh[ei]|collega['’]?s?|apprentices|trainees|team|colleagues|customers|clients|kids|children|schüler\\p{L}*|azubis|mitarbeiter\\p{L}*|kunden|élèves|apprentis|clients|alumn[oa]s|aprendices|clientes|alunos|aprendizes|alliev[ie]|clienti|leerlingen|klanten|elever|kunder|uczni\\p{L}*|klient\\p{L}+|žáků|studentů)[^:：\\n]{0,20}(?=[:：])|(?:my |our )?(?:colleagues|coworkers|co-workers|teammates|team members)|(?:meine )?kolleg(?:en|innen)|(?:mes )?collègues|(?:mis )?compañer[oa]s|(?:i miei |le mie )?collegh[ie]|(?:meus |minhas )?colegas|(?:mijn )?collega['’]?s|(?:mina )?kollegor|(?:moi )?koledzy|koleżanki|(?:moji )?kolegové|同僚|同事";

/** Cells or scores that mean none. */
export const nothing =
  "unknown|unfamiliar|unbekannt|inconnue?|desconocid[oa]|desconhecid[oa]|sconosciut[oa]|onbekend|obekant|nieznan[yea]|neznám[ýéá]|n\\.\\s?a\\.?|entfällt|sans objet|no aplica|n\\.\\s?v\\.\\s?t\\.?|nvt|não se aplica|nie dotyczy|none|n/a|k\\.? ?a\\.|s/o|n/d|nil|keine?|néant|aucune?|ningun[oa]|ningún|nessun[oa]?|niente|nenhuma?|geen|ingen|inget|inga|saknas|brak|żadn[aey]|žádn[áéý]|なし|無し|未経験|无|無|没有|沒有|不会";

function wordsOf<Words extends object>(language: HeldLanguage, held: Words) {
  return dataFile(`held/${language}`, { held }).alternations("held", held);
}
