import { anyPhrase } from "./compile.ts";

/** Words about jobs in every mail language. A mail from an unknown sender without them is about something else. */
export const jobWords = anyPhrase([
  "(candidacy|vacanc*|interview*|job|jobs|recruit*|hiring|hired|shortlist*|cv|resume|internship|apprentice*|traineeship)",
  "(the|this|our|your|that|a|open) (role|position)|(role|position) (of|as|at|with)",
  "(post|place) (of|as|to|you)|(the|this|our) post|(the|our|hiring|selection) process",
  "(bewerb*|bewirb*|beworben|*bewerbung|stelle|stellen*|vorstellungs*|ausbildung*|praktik*|lebenslauf|kandidatur|ausschreibung|probetag|probearbeit*|arbeitsvertrag|einstellung|*interview|planstelle|auswahlverfahren)",
  "(candidature*|poste|emploi|entretien*|recrut*|embauch*|postul*|stage|alternance)",
  "(puesto|vacante|entrevista*|postula*|currículum|empleo|contratación|incorporación|proceso de selección)",
  "(sollicit*|vacature*|functie|baan|stageplaats|selectiegesprek|werkgever|(eerste|tweede) gesprek)",
  "(colloqui*|posizione|selezione|assunzion*|curriculum|posto|ruolo|tirocinio)",
  "(vaga|candidatura*|entrevista|estágio|emprego)",
  "(ansökan|ansökning|tjänst*|intervju*|jobb*|anställning*|rekryter*)",
  "(ansøgning*|stilling*|jobsamtale*|ansættelse*|samtale*|søknad*|ansettelse*|jobbintervju*|rekruttering*)",
  "(aplikacj*|rekrutacj*|stanowisk*|rozmow* kwalifikacyjn*|kandydat*|zatrudnieni*|ofert* pracy)",
]);

/** How a letter to a person starts. A long text without it is a page, a posting or a resume. */
export const greeting = anyPhrase([
  "(dear|hi|hello|hey|good (morning|afternoon|evening|day)|sir|madam|mr|mrs|ms|miss)",
  "(hallo|guten (tag|morgen|abend)|lieber|liebe|sehr geehrte*|moin|servus|grüß gott|grüezi)",
  "(bonjour|bonsoir|salut|cher|chère|madame|monsieur|coucou)",
  "(hola|buenas|buenos días|estimad*|querid*|apreciad*)",
  "(olá|oi|bom dia|boa tarde|car|caro|cara|prezad*|exm*)",
  "(ciao|buongiorno|buonasera|salve|gentile|gentilissim*|egregi*|spett*)",
  "(beste|geachte|hoi|dag|goedemorgen|goedemiddag|goedendag|ha)",
  "(hej|hei|kære|kjære|god dag|goddag|bästa)",
  "(dzień dobry|szanown*|witam|cześć|drog*)",
]);
