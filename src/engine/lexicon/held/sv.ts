import type { HeldWords } from "./types.ts";

export const sv: HeldWords = {
  knowing:
    "förstår|programmerat|skrivit|öppnat|gjort|erfarenhet(?:er)?|kunskap(?:er)?|vana|utbildning|examen|färdighet(?:er)?|arbetat|jobbat|använt|använder|lärt|provat|rört|kan|kunnat|känner|behärskar|talar|har|hanterat|hanterar|bekant|van|insatt",
  denies: "ingen|inget|inga|inte|ej|aldrig|utan|knappt|saknar",
  deniesBehind: "inte|aldrig|ej",
  deniesName: "ingen|inget|inga|inte|ej|utan|utom|förutom|i ?stället för|hellre än|varken",
  between: "eller|och|med|av|i|på|om|den|det",
  lacks: "tackade nej till|avstod från|saknar|saknas|brist på|obekant med",
  lacksBehind:
    "tyvärr (?:inte|ingen|aldrig)|(?:som )?jag tackade nej|(?:förstår|kan|talar|behärskar) jag (?:\\p{L}+ )?inte|(?:har jag )?glömt|klarade jag inte|saknar jag|saknas|är (?:nytt|främmande|obekant) för mig",
  none: "ingen|inget|inga|inte|nej|aldrig|saknas",
  once: "ingen (?:dag|vecka|månad)[^;]{0,40}(?:utan|inte)|inte (?:tänka|föreställa)|aldrig utan|inte utan|inte främmande|inget problem|inga problem|ingen hemlighet|inget annat än|utan problem|ingen (?:\\p{L}+ ){1,4}som inte|inget undantag|ingen som inte|inte bara|inte endast|inte enbart|inte längre|inte \\p{L}+ längre",
  planned:
    "nästa (?:månad|år|termin)|till (?:våren|hösten)|anmäld till|förbereder mig|ska|skall|kommer att|tänker|planerar (?:att|en kurs)|planerad|nästa år|går (?:jag )?en kurs|läser (?:jag )?en kurs|snart|framöver|lär mig (?:nu|just nu|för närvarande)|håller på att lära|mål:",
  plannedBehind:
    "under förberedelse|prov (?:i|den)|ska skrivas|återstår|pågår|planerad|planeras|håller jag på att lära",
  wished:
    "funderade|vore (?:en dröm|roligt|kul)|tvekade|övervägde|övervägt|funderade på|funderat på|tänkte (?:en gång|länge) |dröm(?:mer)?|skulle vara roligt|lockades|(?:skulle|skulle jag) (?:gärna|vilja)|vill|önskar|hoppas|intresserad av|intresse för|nyfiken på|drömmer om|villig att|gärna lära",
  wishedBehind: "vill jag|skulle jag (?:gärna|vilja)|lockar mig",
  people:
    "(?:min|mina|vår|våra|hans|hennes) (?:\\p{L}+ )?(?:kund|kunder|uppdragsgivare|fästman|fästmö|svåger|svägerska|granne|kompanjon|arbetsgivare|särbo)|team(?:et)?(?: i \\p{L}+)?|avdelningen|sköter min sambo|(?:(?:min|mina|vår|hans|hennes) (?:\\p{L}+ )?(?:bror|syster|far|mor|pappa|mamma|föräldrar|man|fru|sambo|partner|son|dotter|farbror|moster|faster|kusin|vän|väninna|kollegor|kollega|chef|företrädare)|en (?:kollega|byrå|leverantör|konsult|extern firma))",
  doneByOthers:
    "(?:gjordes|gjort|sköttes|skött|utfördes|utfört) av (?:en|min|vår) (?:byrå|kollega|chef|leverantör|konsult)",
  self: "min (?:användning|kunskap)|mitt arbete|jag|mig|mig själv|vi|oss",
  lapsed:
    "gäller inte|inte (?:längre )?giltig\\p{L}*|skriver (?:jag )?(?:provet|tentan|examen)|fick inte godkänt|utan resultat|indrag\\p{L}+|underkänd|underkänt|kuggade|kuggat|(?:klarade|fick|blev|tog) (?:jag )?inte|inte (?:godkänd|godkänt|avklarad|förnyat|förnyad|slutförd|fullföljt|genomförd|klarat|giltig)|utgått|gått ut|gick ut|förfallit|avbruten|avbröt|avbrutna?|hoppade av|erbjöd\\p{L}*|ställdes in|inställd|ogiltig|att välja på|indraget|missade",
  forgot:
    "ingen (?:har|hade) (?:någonsin )?(?:lärt|visat|förklarat)|inte en (?:enda )?dags? (?:erfarenhet|praktik)|en gåta för mig|(?:bara |endast )?till namnet|hört talas om|överlåter|rena grekiskan|skolkade|hoppade över|undviker|bara sett|glömt|glömde|minns (?:jag )?(?:inte|ingenting|inget)|ingenting (?:jag )?minns",
  does: "talar|programmerar|programmerade|undervisar|lagar|behärskar|byggde|bygger|sköter|skötte|ansvarar|ansvarade|hanterar|hanterade|använder|använde|kör|gör|gjorde|skriver|skrev|driver|kan",
  subject:
    "(?:min|mitt) [\\p{L}-]+|(?:vår|vårt|min|mitt|en|ett) (?:\\p{L}+ )?(?:[\\p{L}-]*(?:are|ör|ist|ent|team|företag|avdelning|byrå|kund|kollega|svåger))|\\p{L}*(?:teamet|företaget|avdelningen|byrån|kunden|bolaget)",
  flat: "inte|aldrig|ej|inget|ingenting|ingen",
  it: "det|den|dem|detta|denna|dessa",
};
