// Notes that say that the user applied for something. Languages as in question-words.

const PAPERS =
  "(?:cv|resume|résumé|application|lebenslauf|bewerbung(?:sunterlagen)?|unterlagen|candidatures?|currículum|currículo|candidatura|curriculum|solicitud|sollicitatie|aplikację|cv-kę)";
/** "I sent my CV", "Enviei meu currículo". */
const SENT =
  "(?:sent|submitted|handed in|put in|dropped off|filed|eingereicht|abgeschickt|verschickt|geschickt|enviei|mandei|he (?:enviado|mandado|presentado)|envié|mandé|envoyé|déposé|ho (?:inviato|mandato)|gestuurd|verstuurd|wysłał[ae]m|złożył[ae]m)";
/** "My application went out on the 20th." */
const OUT =
  "(?:went (?:out|off|in)|is (?:in|out|sent|submitted)|was (?:sent|submitted)|has been (?:sent|submitted)|(?:ging|ist) .{0,40}(?:raus|hinaus|ab|weg|draußen|eingereicht|abgeschickt|verschickt)|est (?:partie|envoyée|déposée)|(?:está|fue|foi) (?:enviad[oa]|mandad[oa])|salió|saiu|è (?:partita|stata (?:inviata|mandata))|is (?:verstuurd|de deur uit)|(?:została|poszła))";

const applied = new RegExp(
  `(?<!\\p{L})(?:applied|beworben|postulé|candidaté|he (?:aplicado|postulado|echado)|me (?:he )?(?:presentado|inscrito)|candidatei|mi sono candidat[oa]|gesolliciteerd|zaaplikował[ae]m|sökt|${SENT}(?!\\p{L}).{0,30}(?<!\\p{L})${PAPERS}|${PAPERS}(?!\\p{L}).{0,40}(?<!\\p{L})(?:${OUT}|${SENT}))(?!\\p{L})`,
  "iu",
);
/** "I have not applied yet", "I will have sent it by Friday". */
const denied =
  /(?<!\p{L})(?:not|never|n['’]t|no longer|nicht|kein\p{L}*|nie|noch zu|pas|jamais|nunca|no (?:he|me|envi\p{L}+|mand\p{L}+)|não|non|mai|niet|geen|nie|to be|will|would|should|must|werde|muss|soll|si|if|wenn|falls)(?!\p{L})|n['’]t(?!\p{L})/iu;

/** True for a note with a sentence that says that the user applied. */
export function saysApplied(note: string): boolean {
  return note.split(/(?<=\p{L}[.!?;])\s/u).some((sentence) => {
    const found = applied.exec(sentence);
    return found !== null && !denied.test(sentence.slice(0, found.index + found[0].length));
  });
}
