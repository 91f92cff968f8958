/** Words at the start of a text for its writer, or for a person of theirs. A name of a thing has none. */
export const personalStarts =
  "I|my|we|our|he|she|they|his|her|their|ich|meine?[nrms]?|wir|unsere?[nrms]?|er|je|mon|mes|nous|notre|nos|il|elle|ils|yo|mi|mis|nuestr[oa]s?|él|ella|eu|(?:[ao] )?(?:meu|minha|nosso|nossa)s?|ele|ela|io|(?:il |la )?(?:mi[oa]|nostr[oa])|lui|lei|ik|mijn|wij|ons|onze|hij|zij|jag|min|mitt|mina|vår|vårt|våra|han|hon|ja|m[óo]j[ae]?|moj[aei]|nasz[ae]?|já|můj|moje|má|náš|naše|jeg|mitt|vores|minun|meidän|мой|моя|наш\\p{L}?|benim|bizim";

/** The same words elsewhere in a text, in lower case. */
export const personalWords =
  "my|me|we|our|wir|ich|mich|mir|mein(?:e[nrms]?)?|uns|unser(?:e[nrms]?)?|je|moi|mon|mes|notre|nous|yo|mí|nuestr[oa]s?|eu|mim|meus?|minhas?|noss[oa]s?|mio|mia|nostr[oa]|ik|mij|mijn|onze|jag|mig|jeg|meg|mnie|jsem|mně|mě|meille|mne|bana|benim";

/** Another, alone as the subject of a sentence. */
export const othersAlone =
  "everyone|everybody|someone|somebody|someone else|others|people|alle anderen|andere|jemand|les autres|quelqu['’]un|los demás|alguien|os outros|alguém|gli altri|qualcuno|anderen|iemand|alla andra|någon|inni|ktoś|ostatní|někdo";

/** What says of an examination, a course or a licence that its writer did not get it. */
export const unfinished =
  "failed|flunked|dropped out|gave up|abandoned|quit|revoked|taken away|durchgefallen|abgebrochen|aufgegeben|entzogen|échoué|abandonné|raté|retiré|suspend[íi]|abandoné|dejé|retirad[oa]|reprovei|reprovad[oa]|desisti|abandonei|bocciat[oa]|abbandonato|ritirat[oa]|gezakt|gestopt|afgebroken|ingetrokken|misslyckad\\p{L}*|kuggade|hoppade av|avbröt|indragen|nie zdał\\p{L}*|oblał\\p{L}*|przerwał\\p{L}*|neudělal\\p{L}*|nesložil\\p{L}*|nedokončil\\p{L}*|不合格|落ちた|落ちました|挂科|没考过|未通过|没通过";

/** Examinations, courses and papers, by parts of words. */
export const examinations =
  "exam|\\btest\\b|course|class\\b|training|licen[cs]e|certif|diplom|degree|prüfung|kurs|schein|ausbildung|meister|studium|permis|formation|brevet|\\bCAP\\b|curso|carn[eé]|título|carta de|esame|corso|patente|rijbewijs|cursus|opleiding|prov\\b|körkort|utbildning|egzamin|prawo? jazdy|uprawnie|zkoušk|průkaz|試験|検定|考试|证";

/** Denials that end a sentence without naming a thing: "I did not". */
export const deniedEnds =
  "not|never|\\p{L}{2,6}n['’]t|nicht|nie|niemals|pas|jamais|nunca|mai|niet|nooit|inte|aldrig|nigdy|nikdy";
