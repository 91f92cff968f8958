// Languages without a reader whose resumes are printed and read back.

/** Degrees in Greek, Russian, Ukrainian, Bulgarian and Serbian, folded. */
const DEGREE =
  /(?<!\p{L})(?:πτυχι|διπλωμα|μεταπτυχιακ|μαστερ|διδακτορ|απολυτηρι|πιστοποιητικ|бакалавр|магист|магіст|диплом|специалист|спеціаліст|кандидат|аспирант|аспірант|доктор|докторант|аттестат|атестат|сертификат|сертифікат|свидетельств|свідоцтв|средн\p{L}+ образован|середня освіта)/u;

/** Words for schools in the same languages, folded. */
const SCHOOL =
  /(?<!\p{L})(?:πανεπιστημι|πολυτεχνει|λυκει|γυμνασι|σχολη|σχολει|ινστιτουτ|κολλεγι|ακαδημι|ιεκ(?!\p{L})|университет|універсітет|університет|универзитет|институт|інститут|академи|академі|училищ|техникум|технікум|колледж|коледж|колеж|лице[иийя]?(?!\p{L})|ліце|гимнази|гімназі|школ|факультет|факултет)|политехн|політехн/u;

/**
 * The same for languages in Latin script: Polish, Czech, Slovak, Hungarian, Romanian, Turkish, Croatian, Baltic,
 * folded.
 */
const LATIN_SCHOOL =
  /(?<!\p{L})(?:uniwersytet|politechnik|akademi[aei](?!\p{L})|liceum|technikum|szko[lł]|zespo[lł] szk|univerzit|vysoke? (?:skola|uceni)|stredni skola|gymnazi|egyetem|foiskola|gimnazium|universitate|liceul|universitesi|lisesi|sveucilist|veleucilist|universitat[ei]|universitet|ulikool|gumnaasium)/u;

const LATIN_DEGREE =
  /(?<!\p{L})(?:technik (?:mechan|elektr|informat|ekonom|budow|logist|handl|zywien|hotel|mechatron|samochod|roln|geode|weteryn|farmac|technolog|obslug|administr|masaz|ogrodn|spedyt|organiz|gastron|energet|chemi|anality|lesn|drog|tele)\p{L}*|bakalar|mgr(?: inz)?(?![\p{L}.] ?\p{L})|inz\.|licencjat|maturit|oklevel|licenta(?!\p{L})|lisans(?!\p{L})|onlisans|inzynier(?!\p{L})|\p{L}{3,24}exam(?:en)?(?!\p{L})|studentereksamen|(?:kandidat|bachelor)uddannelse|(?:bachelor|master)grad(?!\p{L})|høyskolekandidat|fagbrev|svendebrev|(?:ylioppilas|alempi|ylempi|ammatti|maisteri)\p{L}*tutkinto)/u;

const ELSEWHERE = /[\p{Script=Greek}\p{Script=Cyrillic}]/u;

/** True if a text uses letters of a language without a reader. */
export function isElsewhere(text: string): boolean {
  return ELSEWHERE.test(text);
}

/**
 * Letters of Polish, Czech, Slovak, Hungarian, Romanian, Turkish, Croatian and Baltic languages that no reader
 * language has.
 */
const OTHER_LATIN = /[ąćęłńśźżčďěňřšťůžőűășțğışđģķļņāēīū]/iu;

/** True if a text has a letter that no reader language has. */
export function hasLettersElsewhere(text: string): boolean {
  return isElsewhere(text) || OTHER_LATIN.test(text);
}

/** True if a folded text names a degree in such a language. */
export function isDegreeElsewhere(folded: string): boolean {
  return (DEGREE.test(folded) || LATIN_DEGREE.test(folded)) && !isSchoolElsewhere(folded);
}

/** True if a folded text names a school in such a language. */
export function isSchoolElsewhere(folded: string): boolean {
  return SCHOOL.test(folded) || LATIN_SCHOOL.test(folded);
}
