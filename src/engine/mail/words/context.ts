import { anyPhrase } from "./compile.ts";

/** Words of the matter of jobs in every language that mails are read in: a mail from nobody known that has none is about something else. */
export const jobWords = anyPhrase([
  "(application*|applicant*|applied|applying|candidate*|candidacy|vacanc*|interview*|job|jobs|role|position|recruit*|hiring|hired|shortlist*|cv|resume|internship|apprentice*|traineeship)",
  "(post|place) (of|as|to|you)|(the|this|our) post|(the|our|hiring|selection) process",
  "(bewerb*|bewirb*|*bewerbung|stelle|stellen*|vorstellungs*|ausbildung*|praktik*|lebenslauf|kandidat*|kandidatur|ausschreibung|probetag|probearbeit*|arbeitsvertrag|einstellung|*interview|planstelle|auswahlverfahren)",
  "(candidat*|poste|emploi|entretien*|recrut*|embauch*|postul*|stage|alternance)",
  "(puesto|vacante|entrevista*|postula*|currículum|empleo|contratación|incorporación|proceso de selección)",
  "(sollicit*|vacature*|functie|baan|kandida*|stageplaats|selectiegesprek|werkgever|(eerste|tweede) gesprek)",
  "(colloqui*|posizione|selezione|assunzion*|curriculum|posto|ruolo|tirocinio)",
  "(vaga|candidatura*|entrevista|estágio|emprego)",
  "(ansökan|ansökning|tjänst*|intervju*|jobb*|anställning*|rekryter*)",
]);
