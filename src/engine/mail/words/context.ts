import { anyPhrase } from "./compile.ts";

/** Words about jobs in every mail language. A mail from an unknown sender without them is about something else. */
export const jobWords = anyPhrase([
  "(candidacy|vacanc*|interview*|job|jobs|recruit*|hiring|hired|shortlist*|cv|resume|internship|apprentice*|traineeship)",
  "(the|this|our|your|that|a|open) (role|position)|(role|position) (of|as|at|with)",
  "(post|place) (of|as|to|you)|(the|this|our) post|(the|our|hiring|selection) process",
  "(bewerb*|bewirb*|*bewerbung|stelle|stellen*|vorstellungs*|ausbildung*|praktik*|lebenslauf|kandidatur|ausschreibung|probetag|probearbeit*|arbeitsvertrag|einstellung|*interview|planstelle|auswahlverfahren)",
  "(candidature*|poste|emploi|entretien*|recrut*|embauch*|postul*|stage|alternance)",
  "(puesto|vacante|entrevista*|postula*|currículum|empleo|contratación|incorporación|proceso de selección)",
  "(sollicit*|vacature*|functie|baan|stageplaats|selectiegesprek|werkgever|(eerste|tweede) gesprek)",
  "(colloqui*|posizione|selezione|assunzion*|curriculum|posto|ruolo|tirocinio)",
  "(vaga|candidatura*|entrevista|estágio|emprego)",
  "(ansökan|ansökning|tjänst*|intervju*|jobb*|anställning*|rekryter*)",
]);
