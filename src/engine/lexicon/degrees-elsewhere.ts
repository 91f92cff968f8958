// Languages that have no reader of their own, but resumes in them are printed and read again.

/** Degrees in Greek, Russian, Ukrainian, Bulgarian and Serbian, folded. */
const DEGREE =
  /(?<!\p{L})(?:πτυχι|διπλωμα|μεταπτυχιακ|μαστερ|διδακτορ|απολυτηρι|πιστοποιητικ|бакалавр|магист|магіст|диплом|специалист|спеціаліст|кандидат|аспирант|аспірант|доктор|докторант|аттестат|атестат|сертификат|сертифікат|свидетельств|свідоцтв|средн\p{L}+ образован|середня освіта)/u;

/** Places of learning in the same languages, folded. */
const SCHOOL =
  /(?<!\p{L})(?:πανεπιστημι|πολυτεχνει|λυκει|γυμνασι|σχολη|σχολει|ινστιτουτ|κολλεγι|ακαδημι|ιεκ(?!\p{L})|университет|універсітет|університет|универзитет|институт|інститут|академи|академі|училищ|техникум|технікум|колледж|коледж|колеж|лице[иийя]?(?!\p{L})|ліце|гимнази|гімназі|школ|факультет|факултет)|политехн|політехн/u;

/** The same in languages of Latin letters: Polish, Czech, Slovak, Hungarian, Romanian, Turkish, Croatian, Baltic, folded. */
const LATIN_SCHOOL =
  /(?<!\p{L})(?:uniwersytet|politechnik|akademi[aei](?!\p{L})|liceum|technikum|szkol|univerzit|vysoke? (?:skola|uceni)|stredni skola|gymnazi|egyetem|foiskola|gimnazium|universitate|liceul|universitesi|lisesi|sveucilist|veleucilist|universitat[ei]|universitet|ulikool|gumnaasium)/u;

const LATIN_DEGREE = /(?<!\p{L})(?:bakalar|licencjat|maturit|oklevel|licenta(?!\p{L})|lisans(?!\p{L}))/u;

const ELSEWHERE = /[\p{Script=Greek}\p{Script=Cyrillic}]/u;

/** Whether a text is written in letters of a language that has no reader of its own here. */
export function isElsewhere(text: string): boolean {
  return ELSEWHERE.test(text);
}

/** Letters of Polish, Czech, Slovak, Hungarian, Romanian, Turkish, Croatian, Baltic languages, and of none that has a reader here. */
const OTHER_LATIN = /[ąćęłńśźżčďěňřšťůžőűășțğışđģķļņāēīū]/iu;

/** Whether a text has a letter by which it is in no language with a reader. */
export function hasLettersElsewhere(text: string): boolean {
  return isElsewhere(text) || OTHER_LATIN.test(text);
}

/** Whether a folded text names a degree in such a language. */
export function isDegreeElsewhere(folded: string): boolean {
  return (DEGREE.test(folded) || LATIN_DEGREE.test(folded)) && !isSchoolElsewhere(folded);
}

/** Whether a folded text names a place of learning in such a language. */
export function isSchoolElsewhere(folded: string): boolean {
  return SCHOOL.test(folded) || LATIN_SCHOOL.test(folded);
}
