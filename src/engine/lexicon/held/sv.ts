import type { HeldWords } from "./types.ts";

export const sv: HeldWords = {
  knowing:
    "erfarenhet(?:er)?|kunskap(?:er)?|vana|utbildning|examen|färdighet(?:er)?|arbetat|jobbat|använt|använder|lärt|provat|rört|kan|kunnat|känner|behärskar|talar|har|hanterat|hanterar|bekant|van|insatt",
  denies: "ingen|inget|inga|inte|ej|aldrig|utan|knappt|saknar",
  deniesBehind: "inte|aldrig|ej",
  deniesName: "ingen|inget|inga|inte|ej|utan|utom|förutom|istället för|varken",
  between: "eller|och|med|av|i|på|om|den|det",
  lacks: "saknar|saknas|brist på|obekant med",
  lacksBehind: "saknar jag|saknas|är (?:nytt|främmande|obekant) för mig",
  none: "ingen|inget|inga|inte|nej|aldrig|saknas",
  once: "inte bara|inte endast|inte enbart|inte längre|inte \\p{L}+ längre",
  planned:
    "ska|skall|kommer att|tänker|planerar (?:att|en kurs)|planerad|nästa år|går (?:jag )?en kurs|läser (?:jag )?en kurs|snart|framöver|lär mig (?:nu|just nu|för närvarande)|håller på att lära|mål:",
  plannedBehind: "pågår|planerad|planeras|håller jag på att lära",
  wished:
    "(?:skulle|skulle jag) (?:gärna|vilja)|vill|önskar|hoppas|intresserad av|intresse för|nyfiken på|drömmer om|villig att|gärna lära",
  wishedBehind: "vill jag|skulle jag (?:gärna|vilja)|lockar mig",
  people:
    "(?:(?:min|mina|vår|hans|hennes) (?:\\p{L}+ )?(?:bror|syster|far|mor|pappa|mamma|föräldrar|man|fru|sambo|partner|son|dotter|farbror|moster|faster|kusin|vän|väninna|kollegor|kollega|chef|företrädare)|en (?:kollega|byrå|leverantör|konsult|extern firma))",
  doneByOthers:
    "(?:gjordes|gjort|sköttes|skött|utfördes|utfört) av (?:en|min|vår) (?:byrå|kollega|chef|leverantör|konsult)",
  self: "jag|mig|mig själv|vi|oss",
};
