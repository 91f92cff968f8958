/** Who names a pay or makes an offer, as the subject that a clause begins with. */
const OTHERS = [
  String.raw`they|s?he|(?:the|this|that|their|an?|my|one|some) (?:\p{L}+ ){0,2}?(?:recruit\p{L}+|headhunter|agency|agent|manager|hr|company|firm|employer|boss|job|role|position|post|advert|ad|posting|offer)`,
  String.raw`sie|er|man|(?:die|der|das|eine?|meine?|diese?) (?:\p{L}+ )?(?:personaler\p{L}*|personalabteilung|recruiter\p{L}*|headhunter\p{L}*|vermittler\p{L}*|agentur|firma|chef\p{L}*|stelle|anzeige|angebot)`,
  String.raw`ils?|elles?|on|(?:la|le|l['’]|une?|cette|cet) ?(?:recrut\p{L}+|chasse\p{L}+ de têtes|agence|rh|entreprise|boîte|patron\p{L}*|offre|annonce|poste)`,
  String.raw`ell[oa]s?|él|(?:l[ao]s?|el|una?|est[ae]) (?:reclutador\p{L}*|recruiter|empresa|agencia|jef[ea]|oferta|puesto)`,
  String.raw`el[ea]s?|(?:[ao]s?|uma?|est[ae]) (?:recrutador\p{L}*|recruiter|empresa|agência|chefe|oferta|vaga)`,
  String.raw`loro|lui|lei|(?:il|la|l['’]|una?) ?(?:recruiter|selezionat\p{L}+|reclutat\p{L}+|azienda|agenzia|ditta|offerta|annuncio)`,
  "ze|zij|hij|(?:de|het|een|die) (?:recruiter|werver|headhunter|werkgever|baas|vacature|uitzendbureau|bedrijf)",
  String.raw`(?:rekruter\p{L}*|firma|agencja|pracodawca|szef\p{L}*|ogłoszenie)|de (?=erbjöd|sa)|(?:rekryteraren|företaget|chefen)`,
].join("|");
/** Words between the subject and its verb. What they must do is the writer's own wish. */
const BETWEEN = String.raw`(?:m['’]|t['’])?(?:(?:has|have|had|won['’]t|would(?:n['’]t)?|did(?:n['’]t)?|do(?:n['’]t)?|also|already|only|even|first|then|mir|uns|me|nous|mi|ci|hat|haben|hatte|ont|a|avait|han|ha|hanno|heeft|hebben|også)\s){0,3}`;
/** Verbs of naming and offering. */
const NAMES =
  String.raw`mention\p{L}*|sa(?:id|ys?)|sp(?:oke|eaks?)|talk(?:ed|s)|promise[sd]?|offer(?:s|ed)?|name[sd]|quote[sd]?|propose[sd]?|suggest(?:s|ed)?|pa(?:ys?|id)|go(?:es)?|went|advertise[sd]?|list(?:s|ed)|state[sd]?|gave|put|` +
  String.raw`n[ae]nnt\p{L}*|spr(?:ach|icht)\p{L}*|sagt\p{L}*|verspr\p{L}+|b(?:o|ie)te?[tn]?\p{L}*|meint\p{L}*|zahl(?:t|en)|` +
  String.raw`parl(?:é|e|ent|ait|ato|ano)|di(?:t|ce|cen|sent)|propos(?:é|e|ent|to|tas?)|promi\p{L}+|pa(?:i|y)e(?:nt)?|offert|annonc\p{L}+|` +
  String.raw`habl(?:ó|an?|aron)|di(?:jo|jeron)|ofre(?:ció|cieron|ce|cen|cido)|promet\p{L}+|mencion\p{L}+|pagan?|fal(?:ou|a|am|aram)|disse(?:ram)?|oferec\p{L}+|pagam|detto|` +
  String.raw`noemde[n]?|zei(?:den)?|sprak(?:en)?|b(?:o|ie)dt?(?:en)?|belo(?:of|ven)\p{L}*|betaalt|mówił\p{L}*|powiedzia\p{L}+|(?:za)?proponowa\p{L}+|obieca\p{L}+|płac\p{L}+|erbjöd|sade?|lovade`;
const named = new RegExp(
  String.raw`^\W*(?:and |und |et |y |e |en |i |och |so |then )?(?:${OTHERS})\s${BETWEEN}(?:${NAMES})(?!\p{L})`,
  "iu",
);
/** "Mir wurden 60.000 € angeboten": the offer without who made it, and in some languages the verb alone. */
const offered =
  /^\W*(?:i (?:was|got|have been|had been) (?:offered|promised|quoted)|mir (?:wurden?|hat|haben)|on m['’]a|me (?:han )?(?:ofre|prome|habla)\p{L}*|mi hanno|hanno|zaproponowa\p{L}+|mówi\p{L}+ o)(?!\p{L})/iu;

/** True if a clause says what pay another named, paid or offered: "the recruiter promised at least £60k". */
export function isPayByOthers(clause: string): boolean {
  return /\d/u.test(clause) && (named.test(clause) || offered.test(clause));
}
