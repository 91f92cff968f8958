/**
 * Words that say on what terms or with what recognition someone works, and not at what: "avocate collaboratrice",
 * "angestellte Rechtsanwältin", "volunteer firefighter". Words of rank and of training are steps, and not here.
 */
const words = [
  // English
  "volunteer|voluntary|freelance|self[- ]employed|employed|salaried|licensed|registered|qualified|certified|chartered|practi[sc]ing|practi[sc]ed|experienced|fully trained|interim|temporary|permanent|part[- ]time|full[- ]time|locum|former|retired",
  // German
  "angestellte[rn]?|selbst(?:st)?ändige[rn]?|freiberufliche[rn]?|freie[rn]?|ehrenamtliche[rn]?|staatlich (?:geprüfte|anerkannte)[rn]?|examinierte[rn]?|geprüfte[rn]?|gelernte[rn]?|ausgebildete[rn]?|zugelassene[rn]?|niedergelassene[rn]?|erfahrene[rn]?|ehemalige[rn]?|verbeamtete[rn]?|zertifizierte[rn]?",
  // French
  "collaborat(?:eur|rice)|associée?|salariée?|bénévole|indépendante?|libérale?|en libéral|titulaire|remplaçante?|confirmée?|qualifiée?|expérimentée?|diplômée?|vacataire|contractuel(?:le)?|honoraire|retraitée?|intérimaire",
  // Spanish
  "autónom[oa]|titulad[oa]|colegiad[oa]|voluntari[oa]|asociad[oa]|independiente|titular|interin[oa]|en ejercicio|por cuenta ajena|por cuenta propia|cualificad[oa]|certificad[oa]|jubilad[oa]",
  // Portuguese and Italian
  "autônom[oa]|voluntári[oa]|associad[oa]|qualificad[oa]|aposentad[oa]|libero professionista|libera professionista|volontari[oa]|dipendente|abilitat[oa]|associat[oa]|autonom[oa]",
  // Dutch, Swedish, Polish, Czech
  "zelfstandige?|vrijwillige?|gediplomeerde?|ervaren|geregistreerde?|legitimerad|egenanställd|frivillig|dyplomowan[ya]|samodzieln[ya]|wolontariusz(?:ka)?|dobrovoln[ýá]|samostatn[ýá]|diplomovan[ýá]",
].join("|");

const before = new RegExp(`^(?:${words})\\s+(?=\\S)`, "iu");
const after = new RegExp(`(?<=\\S)[\\s,]+(?:${words})$`, "iu");

/** A title without the words that only say on what terms someone works; the title itself if there are none. */
export function withoutStatus(title: string): string {
  return title.trim().replace(after, "").replace(before, "").trim();
}

/** True if a title says that the work was done without pay. */
export function isUnpaid(title: string): boolean {
  return unpaid.test(title);
}

const unpaid =
  /(?<!\p{L})(?:volunteer|voluntary|ehrenamtlich\p{L}*|bénévole|voluntari[oa]|voluntári[oa]|volontari[oa]|vrijwillig\p{L}*|frivillig|wolontariusz\p{L}*|dobrovoln\p{L})(?!\p{L})|义工|志愿者|ボランティア/iu;
