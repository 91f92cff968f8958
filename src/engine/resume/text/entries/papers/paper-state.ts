/** Says whether a certificate is still valid. Such a line keeps all its words, and its dates are not interpreted. */
const STATE =
  /(?:(?<=[(,:;–—-] ?)active\b)|\b(?:inactive|retired|renewed|reinstated|revoked|surrendered|suspended|current (?:through|until|to)|planned|expected|anticipated|pending|in progress|candidate|studying|preparing|enrolled|working towards?|not completed|expired|lapsed|geplant|angestrebt|laufend|in ausbildung|abgelaufen|prévue?s?|en cours|en préparation|expirée?|previst[oa]s?|en curso|en preparación|caducad[oa]|vencid[oa])(?![\p{L}])/iu;

/** Whether words say if a certificate is still valid. */
export function saysState(text: string): boolean {
  return STATE.test(text);
}

/** What is on its way to a certificate is none: "decision letter received; aptitude test booked for February". */
const notYet =
  /(?<!\p{L})(?:(?:test|exam(?:ination)?|course|assessment|interview) (?:is )?(?:booked|scheduled|planned)|booked (?:for|on)|applied for|(?:application|decision letter|letter|documents?) (?:submitted|received|sent|pending)|in progress|planned|expected|pending|plan(?:ning)? to|want to|working towards?|studying for|preparing for|geplant|angestrebt|in (?:vorbereitung|planung)|prévue?s?|souhaitée?s?|envisagée?s?|en cours(?! du soir)|en préparation|previst[oa]s?|prevista|en curso|en preparación|em andamento|cursando|in corso|gepland|awaiting (?:results?|decision|registration)|angemeldet (?:für|zur)|beantragt|inscrite? (?:à|au) l['’]examen|en attente de|solicitad[oa]|en trámite)(?!\p{L})/iu;

/** True if a line tells of a paper that is still to come. */
export function isNotYetHeld(text: string): boolean {
  return notYet.test(text);
}
