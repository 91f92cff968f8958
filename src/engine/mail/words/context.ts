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

/** A sentence in which a friend writes what happened to them. What such a mail says is of no application of the person. */
export const friendsNews = anyPhrase([
  "i (just |also )?(got|was|have been|ve been) (just |also |again |not )*(rejected|turned down|refused|declined|selected|chosen|shortlisted|hired)",
  "(rejected|hired|declined|refused|turned) me (down)?|offered me (the|a|that) (job|position|role|post)",
  "i (got|didn t get|did not get|haven t got|have not got) (the|that|a|my|this) (new )?(job|offer|position|role|place|interview|rejection)",
  "ich (wurde|bin) ~ (abgelehnt|nicht genommen)|ich (hab|habe) ~ absage (bekommen|erhalten|gekriegt|kassiert)|(hat|haben) mich ~ (abgelehnt|nicht genommen|eingestellt|genommen)|(hat|haben) mir ~ abgesagt",
  "j ai ete (refuse*|recale*|rejete*|embauche*|pris|prise|retenu*)|(m a|m ont) (refuse*|recale*|rejete*|embauche*|pris|prise)",
  "me (rechazaron|han rechazado|descartaron|han descartado|contrataron|han contratado|cogieron|han cogido)|fui rechazad*|no me (cogieron|han cogido|seleccionaron|han seleccionado)",
  "mi hanno (scartat*|rifiutat*|respint*|assunt*|pres*)|(sono|ero) stat* (scartat*|rifiutat*|respint*|assunt*)",
  "fui (rejeitad*|recusad*|eliminad*|contratad*)|me (rejeitaram|recusaram|eliminaram|contrataram)",
  "ik (ben|werd) ~ (afgewezen|aangenomen)|hebben (me|mij) ~ (afgewezen|aangenomen)",
  "jag (fick|har fått) ~ (avslag|jobbet|nej)|jag (blev|har blivit) ~ (nekad|ratad)",
  "jeg (fik|har fået|fikk|har fått) ~ (afslag|avslag|jobbet|nej|nei)|jeg ble* ~ (afvist|avvist)",
  "odrzucili mnie|zatrudnili mnie|został*m ~ (odrzucon*|przyjęt*)|nie dostał*m ~ (pracy|stanowiska|oferty)|dostał*m odmowę",
]);
