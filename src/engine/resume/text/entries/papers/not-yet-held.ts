/** What is on its way to a certificate is none: "decision letter received; aptitude test booked for February". */
const notYet = new RegExp(
  `(?<!\\p{L})(?:${[
    "not yet(?=\\W*(?:$|[,;.]))|provisional(?: only)?(?=\\W*$)|(?:test|exam(?:ination)?|course|assessment|interview) (?:is )?(?:booked|scheduled|planned|due)|booked (?:for|on)|applied for|pursuing|appearing|to be (?:taken|completed|obtained|sat)|will (?:take|sit|complete|obtain|finish)|due to (?:take|sit|complete)|currently (?:doing|taking|studying|completing|pursuing)|exam(?:ination)? (?:due|this|next|(?:in|on) \\p{L}+ 20\\d\\d)|scheduled(?=\\W*$)",
    "(?:application|decision letter|letter|documents?) (?:submitted|received|sent|pending)|in progress|planned|expected|pending|plan(?:ning)? to|want to|working towards?|studying for|preparing for|awaiting (?:results?|decision|registration)",
    "geplant|angestrebt|in (?:vorbereitung|planung|arbeit)|angemeldet (?:für|zur)|beantragt|begonnen|(?:kurs|lehrgang) läuft|noch nicht abgeschlossen|prüfung (?:voraussichtlich|steht|folgt|offen|noch|im \\p{L}+ 20\\d\\d)",
    "prévue?s?|souhaitée?s?|envisagée?s?|en cours(?! du soir)|en préparation|inscrite? (?:à|au) l['’]examen|en attente de|commencée?|à (?:passer|suivre|venir|obtenir)|pas encore (?:passé|obtenu)\\p{L}*|examens? (?:prévus?|à)",
    "previst[oa]s?|en curso|en preparación|cursando|solicitad[oa]|en trámite|por (?:presentar|aprobar|terminar|concluir)|pendientes? de(?! renovar)|examen (?:programado|en \\p{L}+ (?:de )?20\\d\\d)",
    "em andamento|em preparação|a concluir|por concluir|(?:exame|prova) (?:marcad[oa]|em \\p{L}+ (?:de )?20\\d\\d)",
    "in corso|in preparazione|da (?:sostenere|conseguire)|esame (?:previsto|a \\p{L}+ 20\\d\\d)",
    "gepland|mee bezig|in voorbereiding|nog te behalen|examen (?:gepland|in \\p{L}+ 20\\d\\d)",
    "pågående|planerad|(?:prov|examen) (?:i|den) \\p{L}+ 20\\d\\d|w trakcie|planowan[ye]|egzamin w \\p{L}+ 20\\d\\d",
  ].join("|")})(?!\\p{L})`,
  "iu",
);

/** A course "since 2025" is not over, unlike "registered since 2019". */
const course =
  /(?:lehrg[aä]ng|kurs|bildung|umschulung|studium|course|training|programme?|apprenticeship|formation|cours|curso|máster|corso|cursus|opleiding|szkoleni\p{L})(?!\p{L})/iu;
const since =
  /(?<!\p{L})(?:seit|since|depuis|desde|dal|sinds|sedan|od) (?:\p{L}+ )?(?:\d{1,2}[./])?(?:19|20)\d\d(?!\d)/iu;

/** What was passed is held, whatever else is said of it. */
const done =
  /(?<!(?:nicht|not|yet|pas|encore|no|não|non|niet|inte|nie) )(?<!\p{L})(?:passed|bestanden|réussie?s?|obtenue?s?|aprobad[oa]s?|obtenid[oa]s?|superad[oa]s?|aprovad[oa]s?|concluíd[oa]s?|superato|conseguit[oa]|behaald|geslaagd|godkän\p{L}+|zdan[yae])(?!\p{L})/iu;

/** A course that was passed gives no paper that was never asked for: "course passed, licence never applied for". */
const never = new RegExp(
  `(?<!\\p{L})(?:${[
    "(?:never|not|n['’]t) (?:(?:yet|been|actually|formally) ){0,2}(?:applied for|obtained|issued|taken(?! away)|sat|completed|passed|received|awarded|granted|collected|attempted)",
    "(?:permit|theory|course|training) only|awaiting (?:\\p{L}+ )?(?:test|exam|card|certificate|licen[cs]e|date)",
    "(?:nie|niemals|nicht) (?:\\p{L}+ )?(?:beantragt|ausgestellt|ausgehändigt|erhalten|abgelegt|bestanden|gemacht|abgeschlossen|erworben|absolviert|angetreten|abgeholt|erteilt)|ohne (?:prüfung|abschluss)",
    "(?:jamais|pas|non) (?:(?:encore|été) ){0,2}(?:demandé|obtenu|passé|délivré|validé|présenté|terminé|réussi|reçu)e?s?",
    "(?:nunca|no|sin) (?:\\p{L}{1,4} ){0,2}(?:(?:solicit|present|aprob|complet|termin|tramit|realiz)(?:ad[oa]s?|é|ar)|(?:obten|exped|emit|recog)id[oa]s?|obtuve|obtener)",
    "(?:nunca|não|sem) (?:\\p{L}{1,4} ){0,2}(?:(?:solicit|requisit|prest|aprov|realiz|tir|finaliz)(?:ad[oa]s?|ei|ar)|(?:obt|emit|requer)id[oa]s?|concluíd[oa]s?|concluir|obter|feit[oa]s?)",
    "(?:mai|non|senza) (?:\\p{L}{1,7} ){0,2}(?:richiest|ottenut|rilasciat|conseguit|sostenut|superat|completat|emess)[oaie]",
    "(?:nooit|niet) (?:aangevraagd|behaald|ontvangen|afgelegd|gehaald|afgerond|verkregen|opgehaald|uitgereikt)",
    "(?:nigdy )?nie ?(?:odebran|uzyskan|zdan|wydan|zdawan|złożon|ukończon|otrzyman)\\p{L}{1,3}",
    "(?:aldrig|inte|ej|aldri|ikke) (?:an)?(?:sökt|utfärda[dt]|avlagt|tagen|tagit|godkän[dt]|søgt|udstedt|bestået|søkt|utstedt|bestått)",
  ].join("|")})(?!\\p{L})`,
  "iu",
);

/** "NCLEX-RN: passed April 2026 (licence not yet issued)": the examination itself. */
export const PASSED =
  /^([^:]{2,60}): ?(?:passed|bestanden|aprobad[oa]|réussie?|aprovad[oa]|superato)(?!\p{L})/iu;

/** True if a line says of a paper that its writer never got it, whatever else was done for it. */
function isNeverHeld(text: string): boolean {
  return never.test(text) && !PASSED.test(text);
}

/** A paper of any kind, as one that was named before is called. */
const samePaper =
  /^(?:(?:the|der|die|das|le|la|el|o|a|il|het|de) )?(?:licen[cs]e|certificate|card|exam|test|practical|schein|zertifikat|prüfung|praxis|certificat|titre|carte|examen|carnet|título|certificado|carteira|exame|patentino|attestato|esame|diploma|certyfikat|egzamin|uprawnienia)(?!\p{L})/iu;

/** True if a part of a line denies the paper that another part names: "Forklift, training done, card never issued". */
export function deniesPaper(text: string): boolean {
  return samePaper.test(text) && isNeverHeld(text);
}

/** True if a line tells of a paper that is still to come, or that never came. */
export function isNotYetHeld(text: string): boolean {
  const isAhead = notYet.test(text) || (course.test(text) && since.test(text));
  return isNeverHeld(text) || (isAhead && !done.test(text));
}
