/** Words for expired licences. */
const lapsed =
  /(?<!\p{L})(?:expired|lapsed|revoked|surrendered|suspended|inactive|retired|abgelaufen|erloschen|caducad|vencid|expirad|expiré|périmé|scadut|verlopen|vervallen|utgång|udløb|utløp|wygas|nieważn|baixad[oa](?!\p{L})|no longer valid|nicht mehr gültig|plus valable|(?:ya no|já não) válid|non più valid|niet meer geldig|inte längre giltig)/iu;

const steps = {
  en: `never (?:applied|obtained|issued|registered|collected|converted|got|received|activated)|not (?:yet )?(?:registered|applied|issued|obtained|received|licen[cs]ed|certified|passed|activated|awarded|taken)|not yet|yet to|pending|awaiting|applied for|failed`,
  de: `nie (?:beantragt|erhalten|abgeholt|bestanden|ausgestellt)|nicht (?:beantragt|erhalten|bestanden|ausgestellt|eingetragen|registriert|abgelegt|anerkannt)|noch nicht|beantragt|in vorbereitung|ausstehend|steht (?:noch )?aus`,
  fr: String.raw`jamais (?:demandé|obtenu|passé|délivré|retiré)\p{L}*|(?:pas|non) (?:encore )?(?:demandé|obtenu|passé|délivré|inscrit|enregistré|reçu)\p{L}*|pas encore|en attente|en cours d['’]obtention|en préparation`,
  es: String.raw`nunca (?:solicitad|obtenid|tramitad|expedid)\p{L}*|no (?:solicitad|obtenid|tramitad|expedid|registrad|colegiad|aprobad)\p{L}*|aún no|todavía no|en trámite|pendiente|solicitad[oa]|sin (?:colegiar|tramitar|registrar)`,
  pt: String.raw`nunca (?:solicitad|obtid|emitid|requerid|tirad)\p{L}*|não (?:solicitad|obtid|emitid|requerid|registrad|inscrit|aprovad)\p{L}*|ainda não|pendente|em trâmite|requerid[oa]`,
  it: String.raw`mai (?:richiest|ottenut|rilasciat|conseguit)\p{L}*|non (?:ancora )?(?:richiest|ottenut|iscritt|rilasciat|superat|conseguit)\p{L}*|in corso di rilascio|in attesa`,
  nl: `nooit (?:aangevraagd|behaald|gehaald)|niet (?:aangevraagd|behaald|gehaald|geregistreerd|ingeschreven)|nog niet|in aanvraag|aangevraagd`,
  pl: String.raw`nigdy nie|jeszcze nie|nie (?:odebra|uzyska|wyda|złoż|zda)\p{L}*|niezdan\p{L}*|wniosek złożony`,
  north: "aldrig (?:ansökt|sökt|søkt|søgt)|(?:inte|ikke) (?:ännu|ennå|endnu)|ej erhåll(?:en|et)",
};
const unissued = new RegExp(`(?<!\\p{L})(?:${Object.values(steps).join("|")})(?!\\p{L})`, "iu");
/** "Valid until 2019". */
const until =
  /(?<!\p{L})(?:until|till|through|bis|jusqu['’](?:à|au|en)|hasta|até|fino al?|tot|do)\s(?:[\p{L}.]+\s){0,2}?(?:\d{1,2}[./-]){0,2}((?:19|20)\d\d)(?!\d)/iu;

/** True if a certificate's words say that it has expired. */
export function saysLapsed(words: string): boolean {
  return lapsed.test(words);
}

/** True if a short text about a paper says that it was never issued or has expired. */
export function saysNotHeld(words: string): boolean {
  return lapsed.test(words) || unissued.test(words);
}

/** The year until which a paper's words say that it is valid; undefined without one. */
export function validUntil(words: string): string | undefined {
  return until.exec(words)?.[1];
}
