import type { HeldWords } from "./types.ts";

export const de: HeldWords = {
  knowing:
    "verstehe|programmiert|geschrieben|bearbeitet|angefasst|geöffnet|begegnet|(?:berufs|praxis)?erfahrung(?:en)?|\\p{L}*kenntnisse|kenntnis|praxis|ausbildung|abschluss|schulung|ahnung|berührung|gearbeitet|benutzt|genutzt|verwendet|eingesetzt|gelernt|gemacht|bedient|kenne|kennt|kann|kennengelernt|beherrsche|spreche|umgehen|vertraut|sicher|geübt|habe|besitze",
  denies: "keine?[nrms]?|keinerlei|nie|niemals|nicht|ohne|noch nie|kaum",
  deniesBehind: "nicht|nie|noch nicht|kaum",
  deniesName: "keine?[nrms]?|nicht|ohne|außer|bis auf|(?:an)?statt|anstelle von|weder",
  between: "oder|und|noch|mit|in|von|der|die|das|den|dem",
  lacks:
    "lasse (?:ich )?die finger von|nur dem namen nach|abgelehnt|fehlt mir|fehlen mir|mangelt es(?: mir)? an|fehlende[nrms]?|nicht vertraut mit",
  lacksBehind:
    "(?:ist|wäre) (?:\\p{L}+ )?(?:neuland|fremd)|(?:leider |eher |überhaupt )(?:gar )?nicht|kenne ich nur (?:dem namen nach|vom hörensagen)|(?:sagt|sagen) mir nichts|(?:verstehe|kann|kenne|spreche|beherrsche) ich (?:leider )?(?:nicht|kaum)|leider (?:nicht|nie|kein\\p{L}*)|habe ich (?:\\p{L}+ )?(?:vergessen|verlernt|nie|nicht)|verlernt|vergessen|selbst gearbeitet habe ich damit nicht|über die schulter|fehlt|fehlen|mangelt|ist mir (?:fremd|neu|unbekannt)|fremd",
  none: "keine?[nr]?|nicht|nie|noch nie|ohne erfahrung|nein",
  once: "nicht vorstell\\p{L}*|kein\\p{L}* (?:tag|woche|schicht|projekt|monat|jahr)[^;]{0,40}(?:ohne|nicht)|kein\\p{L}* (?:problem|geheimnis|fremdwort|neuland|hürde)|nichts anderes als|nie ohne|nicht ohne|niemals ohne|nicht fremd|nicht unbekannt|nicht wegzudenken|niemand|keines ohne|keiner ohne|kaum ein\\p{L}* (?:tag|woche|schicht)|nicht mehr|nicht nur|keine\\p{L}* mehr|seit \\d{4} nicht|nicht allein",
  planned:
    "in vorbereitung auf|bereite mich|ab (?:nächstem|kommendem|herbst|frühjahr|sommer|januar)|kommendes jahr|nächsten monat|steht (?:noch )?bevor|werde|wird|geplant|plane(?= [^;]{0,30}(?:kurs|schulung|lernen|zu ))|habe vor|vorhabe|dabei, mir|lerne (?:gerade|derzeit|aktuell|zurzeit)|künftig|zukünftig|nächstes jahr|bald|demnächst|ziele?:|berufsziel|strebe|in ausbildung zu\\p{L}*",
  plannedBehind:
    "in vorbereitung|in arbeit|steht (?:noch )?(?:an|aus|bevor)|prüfung (?:im|am|steht|folgt)|folgt|laufend|geplant|in planung|vorgesehen|plane ich|werde ich|lernen|angemeldet|lerne ich (?:gerade|derzeit|aktuell|zurzeit)",
  wished:
    "irgendwann (?:würde|möchte|will)|schwank\\p{L}+|hatte überlegt|überleg\\p{L}*|mit dem gedanken|erwog\\p{L}*|erwäge|erwogen|liebäugel\\p{L}*|traum|wäre schön|würde mich freuen|hätte (?:gern|gerne|lust)|am liebsten|möchte|würde gern\\p{L}*|würde ich gern\\p{L}*|interess(?:e|iert) (?:an|daran)|interesse|wünsche|hoffe|träume|gespannt auf|neugierig auf|bereit|gern\\p{L}* (?:lernen|kennenlernen)",
  wishedBehind:
    "wäre ein traum|überlegt|möchte ich|will ich|würde ich gern\\p{L}*|kennenzulernen|kennenlernen|reizt mich",
  people:
    "(?:mein|unser|sein|ihr)(?:e[nrms]?)? (?:\\p{L}+ )?(?:auftraggeber|auftraggeberin|kunde|kundin|kunden|verlobte[r]?|zwilling|cousin|cousine|neffe|nichte|nachbar|nachbarin|geschäftspartner|mitbewohner|mitbewohnerin|arbeitgeber|assistent|assistentin|azubi|praktikant)|(?:das|unser) (?:\\p{L}+)?team|die (?:\\p{L}+)?abteilung|(?:(?:mein|unser|sein|ihr)(?:e[nrms]?)?|(?:ein|der|die)e?) (?:\\p{L}+ )?(?:bruder|schwester|vater|mutter|eltern|mann|frau|partner|partnerin|sohn|tochter|onkel|tante|freund|freundin|kollegen?|kollegin|chef|chefin|vorgesetzte[r]?|vorgänger|vorgängerin|agentur|dienstleister|firma|berater)",
  doneByOthers:
    "hat sich (?:mein|eine?|unser)e? (?:chef|chefin|agentur|kollegin?|dienstleister|firma)|von (?:einer|einem|meiner|meinem) (?:agentur|dienstleister|kollegin|kollegen|chef|firma) (?:gemacht|erledigt|erstellt|betreut|übernommen)|(?:machte|erledigte|übernahm|betreute) (?:eine?|mein) (?:agentur|dienstleister|kollege|chef|firma)",
  self: "mein\\p{L}* (?:umgang|arbeit|einsatz|können|kenntnisse)|ich|mir|mich|wir|uns",
  lapsed:
    "nicht (?:mehr )?(?:gültig|geschafft)|lege ich (?:bald|im|am|demnächst)|prüfung (?:ist )?(?:im|am|steht)|nicht aufgefrischt|lerne (?:ich )?(?:gerade|derzeit|aktuell)|ohne erfolg|weggenommen|nicht bestanden|durchgefallen|nicht (?:verlängert|abgeschlossen|erneuert|belegt|besucht|erworben|gültig|angetreten|absolviert)|abgelaufen|erloschen|verfallen|ungültig|ausgelaufen|abgebrochen|gescheitert|verpasst|angebot\\p{L}*|zur auswahl|im programm|entzogen|ohne abschluss",
  forgot:
    "(?:niemand|keiner) (?:hat|hatte) (?:mir|uns)|(?:kein(?:en)?|nicht einen) (?:einzige[nr] )?tag (?:\\p{L}+ )?(?:erfahrung|praxis)|(?:nur )?(?:vom hörensagen|dem namen nach)|überlasse\\p{L}*|überließ|sieben siegeln|böhmische\\p{L}* d\\p{L}+|spanisch vor|geschwänzt|ausgelassen|nur zugeschaut|nur zugesehen|abgegeben an|meide\\p{L}*|vergessen|verlernt|alles weg|ist weg|(?:weiß|kann) ich nichts mehr|erinnere ich mich nicht",
  does: "kann|konnte|beherrscht|fährt|spricht|programmiert|baut|baute|lehrt|unterrichtet|macht|machte|erledigt\\p{L}*|übernimmt|übernahm|kümmert\\p{L}*|betreibt|pflegt|verwaltet\\p{L}*|nutzt|schreibt|schrieb|verwendet",
  subject:
    "(?:mein|unser) [\\p{L}-]+|die [\\p{L}-]+in|(?:unsere?|die|der|das|eine?|mein[e]?) (?:\\p{L}+ )?(?:[\\p{L}-]*(?:in|er|ent|ant|team|leute|firma|abteilung|gruppe|kollege|schwager|kunde|agentur))",
  flat: "nicht|nie|niemals|kein(?:e[nrms]?)?|nichts",
  it: "es|das|damit|davon|daran|dafür|darin|sie|ihn|dieses|diese|beides",
};
