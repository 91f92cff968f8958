/** "B - Véhicule léger": a class of driving licence on a board. */
export const ofClass =
  /^(?:permis )?[A-E][1E]? - véhicule|^(?:you(?:'d|'ll| will| would)? )?(?:(?:be )?able to |needs? to |have to |must |can )?drive(?: a (?:car|van))?$/iu;

/** "Gern auch BE", "classe 1, un gros plus": another class of the licence before it. */
export const anotherClass =
  /^(?:(?:and|or|und|oder|et|ou|y|o|e|en|of|och|og|gern|gerne|auch|also|ideally|idealerweise|idéalement|preferably|preferiblemente|liefst|ook|aussi|también|também|anche|or) ){0,3}(?:[A-E][1E]{1,2}|C|D|(?:classe|class|klasse|clase|categoría|categoria|kategori|kat\.) ?[A-E\d]{1,3})(?!\p{L})/u;

/** "Abgeschlossene Personalverrechnerprüfung", "passed the final exam": a paper, whatever it is called. */
export const ofPassed =
  /(?<!\p{L})(?:(?:abgeschlossene|bestandene|abgelegte)[nrs]? (?:\p{L}+ )?\p{L}*(?:prüfung|lehrgang|kurs)|(?:passed|completed) (?:\p{L}+ ){0,4}(?:exams?|examinations?|course)|\p{L}*(?:prüfung|lehrgang|kurs) (?:erfolgreich )?(?:abgeschlossen|bestanden|abgelegt)|examen \p{Ll}[^,;]{0,40} réussi|zdany egzamin|examen (?:aprobado|superado)|esame superato)(?!\p{L})/iu;

/** "The Turkana language": any language by that word. */
export const ofLanguage =
  /(?<!\p{L})(?!Query|Programming|Markup|Model|Definition|Description|Scripting|Body|Foreign|Second|Sign|Modern|Other|Natural|Assembly)\p{Lu}\p{Ll}{2,20} language(?: skills)?$/u;

/** What a language is for. */
export const whatFor =
  /\s(?:(?:pour|para|pra|per|för att|for at|for å|om te|żeby) |to (?:read|write|talk|speak|deal|follow|understand|work|communicate)(?!\p{L})|um )/u;

/** "You need to be 18+", but not "18+ months". */
export const ageMark =
  /(?<!\d)(?:16|18|21)\+(?!\s?(?:months?|mos?|years?|yrs?|monate|jahre|hours?|h|k|days?)(?!\p{L}))/iu;

/** "De 25 a 45 años", "20-35 y/o": only an age. */
export const ofAge =
  /^(?:hombres? (?:y|o) mujer(?:es)?|homens (?:e|ou) mulheres|men (?:and|or) women|males? (?:and|or) females?|sexo indistinto|ambos sexos),? (?:de |entre |aged? )*[1-5]\d (?:a|y|e|to|-) [2-6]\d(?: (?:años|anos|years?))?$|^age:? (?:not more than|below|under|up to|max(?:imum)?) \d{2}(?: ?(?:years?|yrs))?$|^(?:(?:must )?be |(?:must be |be )?(?:at least |minimum |over )|minimum age:? )?(?:1[5-9]|2[0-5])\+? ?(?:years?|yrs)(?: of age)?(?: (?:or|and) (?:older|over|above))?(?: old)?$|^(?:must be |be )?(?:1[5-9]|2[0-5])\+? (?:years?|yrs) (?:of age )?(?:or|and) (?:older|over|above)$|^(?:be )?(?:at least|over) (?:16|18|21|25)$|^(?:de |from |von |aged? |entre |between |zwischen )?(?:1[5-9]|2\d)\s?(?:a|to|bis|à|y|and|und|et|-)\s?[3-6]\d\s?(?:años|anos|years old|y\/o|yo|jahren?|ans|anni|jaar)$/iu;

/** Short names that are not words in any of the languages, so messages write them in lower case. */
export const unmistakable =
  /^(?:cnh|cdl|hgv|lgv|nvq|bsc|msc|phd|mba|hnd|ged|gcse|cpr|bls|acls|cscs|hcpc|oab|coren|mbo|hbo|vmbo|havo|vwo)$/iu;

/** A degree to be studied later is not required. */
export const willStudy =
  /^(?:a )?(?:commitment|commit|willing(?:ness)?|ready|readiness|prepared|happy|able|desire|bereit(?:schaft)?|bereit,|dispos(?:é|ition)|prêt)[^,;]{0,12} (?:to|zur?|à|die|das) (?:complete (?:the|a|an|our)|study|work towards|obtain|gain|achieve|weiterbildung|ausbildung)/iu;

/** A number of years that is no experience: an age, a contract's length, a notice period. */
export const notWork =
  /(?<!\d)(?:1[5-9]|2\d)\s?(?:a|to|bis|à|y|-)\s?[3-6]\d\s?(?:años|anos|years|jahren?|ans|anni|jaar)|(?:years?|yrs?\.?) (?:of age|old|and (?:older|over))|\bage\b|\baged\b|maior(?:es)? de|mayor(?:es)? de|(?:plus de|âgée? de|minimum) 18 ans|(?:über|ab|mindestens) 18|over 18|18\+|18 or (?:over|above|older)|edad:|idade:|not more than \d{2} ?y|checkable|周岁|岁|\bdui\b|实习\d|driving record|passport|alt$|fixed[- ]term|term of|(?:years?|months?)(?: fixed[- ]term)? contract|contract (?:of|for|length|duration|period)|contract:|renewable(?! energ)|contrato (?:de|por)|contrato:|prorrogable|t[ée]rmino fijo|contrat (?:de|d'|à)|vertrag|以下|累计|累积|(?:years?|jahre?|ans|años|anos) (?:in business|in a row|(?:of )?(?:growth|funding|history|success|trading|warranty|guarantee|wachstum|garant[ií][ea]))|notice period|probation|probezeit|période d'essai|(?:período|periodo) de prueba|(?:驾照|驾驶证)[^，,；;]{0,8}驾龄|address history|years? of (?:high school|college|school|algebra|study)|kindern? (?:unter|von|ab|bis|zwischen)|children (?:under|aged|from)|enfants de|history of address|clean (?:driving|record)|(?:possible|likely|potential|mögliche|avec) (?:extension|verlängerung|prolongation)|^length|^duration|^dauer|befristet|durée|duración|duração|\bnte\b|edad|idade|minimaal 18|18 jaar|18 anni/i;

/** "Within six months of hire" is a deadline, not a duration. */
export const byWhen =
  /(?<!\p{L})(?:within|within the (?:first|last|past)|(?:in|over|during) the (?:first|last|past)|innerhalb(?: von)?|binnen|dans les|sous|en un plazo de|dentro de|em até|no prazo de|entro|(?:en|durante) los últimos|nos últimos|(?:au cours d|dans l|ces)es dernières|in den letzten|negli ultimi)\s*$/iu;

/** "University studies of at least three years": the length of studies, behind them. */
export const lasting =
  /(?<!\p{L})(?:studies|education|course|programme|studium|ausbildung|études|formation|estudios|estudos)(?: \p{Ll}+){0,3} (?:of|lasting|von|de|d')\s?(?:at least |a minimum of |mindestens |au moins |al menos |pelo menos )?$/iu;

/** "Dreijährige Ausbildung", "a 3-year degree": the length of a course. */
export const ofTraining =
  /^\S{1,14}(?:[ -](?:years?|yr|jahre?n?|ans))?[ -](?:\p{L}{3,15}e[nr]? )?(?:ausbildung|berufsausbildung|lehre|studium|degree|diploma|apprenticeship|formation|program(?:me)?|college|university|studies|study|course|studi\p{L}+|carrera|curso)(?!\p{L})/iu;

/** Words before a duration that someone must have had. */
export const sinceWhen = new Set(
  "least moins menos mindestens minimum minimo for pendant durante por seit".split(" "),
);

/** "Membership in the bar of the state", "registration as a nurse": a licence to work in a profession. */
export const ofProfession =
  /^(?!post|pre)\p{Lu}{3,6} registration(?!\p{L})|(?<!\p{L})(?:skyddad yrkestitel|\p{L}{0,20}legitimation)(?!\p{L})|(?<!\p{L})(?:admi(?:tted|ssion)|member(?:ship)?)(?!\p{L})[^.;]{0,40}(?<!\p{L})bar(?!\p{L})|(?<!\p{L})(?:admitted|licensed) to practi[cs]e(?!\p{L})|^(?:(?:current|active|valid|full|unrestricted|and) ){0,4}(?:registration|registered) as an? [^,;]{0,60}(?:nurse|midwife|doctor|physician|pharmacist|architect|engineer|solicitor|lawyer|teacher|social worker|therapist|psychologist|paramedic|veterinar)/iu;

/** "Able to speak Mandarin with our vendors": more words may stand by a language that is spoken. */
export const speaks =
  /^(?:(?:be )?(?:able|ability) to |can |must |you )?(?:speak|spoke|read|write|converse|hablas?|falas?|parli|parlez|parles|spreekt|sprichst|mówisz|talar|taler|snakker|skriver|behärskar|behersker)(?!\p{L})/iu;

/** Years may stand for a paper. */
export const orYears = /\s(?:or|oder|ou|o)\s/iu;
/** "Or equivalent experience", right behind a paper. */
export const orWork =
  /^.{0,30}\s(?:or|oder|ou|o)\s(?:an? )?(?:equivalent|comparable|similar|relevant|gleichwertige|vergleichbare|équivalente?|equivalente)\p{L}*\s(?:\p{L}+\s){0,2}?(?:experience|erfahrung|expérience|experiencia|experiência)(?!\p{L})/iu;

/** "English (grade 3)": a school subject. */
export const ofGrade = /\(grade [A-Z\d]/i;

/** "Tu as déjà mis dbt en prod (2 ans mini)": a number of years in brackets at the end. */
export const inBrackets = /[(（]\P{L}{0,4}(?:\p{L}+\.? ){0,2}\d[^()（）]{0,24}[)）]$/u;

/** "Proven supervisory skills" are skills. */
export const ofProven = /^proven [\p{L}, -]{3,50}(?:skills?|abilit(?:y|ies))$/iu;

/** "A local anesthesia permit": an authority's leave to do something, behind its name. */
export const ofPermit = /^(?:an? |the |any |your )?(?:[\p{L}'’-]+ ){1,5}permit$/iu;

/** "Driver's licence check": a check is done, whatever is looked at. */
export const ofCheck = /\s(?:checks?|screenings?|vetting)$/iu;
