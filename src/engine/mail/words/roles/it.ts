import type { RoleWords } from "./types.ts";

export const itRoles: RoleWords = {
  you: "(ti|la|le|lei|te|incontrarla|incontrarti|conoscerla|conoscerti|vederti|vederla|assumerti|assumerla|offrirti|offrirle|invitarti|invitarla|averti|averla|sentirci|proporti|proporle|riceverla|riceverti)",
  papers: "(tua|sua|tuo|suo) ~ (candidatura|cv|curriculum|domanda)",
  post: "(posto|posizione|ruolo|lavoro|impiego|mansione|incarico)",
  talk: "(colloquio|colloqui|intervista|incontro|giornata di prova|prova)",
  call: "(telefonata|al telefono|telefonico|telefonica|per telefono|videochiamata|chiamata)",
  test: "(test|prova|esercizio|questionario|caso di studio|compito|sfida|valutazione)",
  want: "(vorremmo|vorrei|vogliamo|desideriamo|piacerebbe|avrebbe piacere|avremmo piacere|lieti di|piacere di|felici di|abbiamo deciso|deciso di|ti va|intendiamo)",
  invite:
    "(invitare|invitarla|invitarti|invitiamo|convocare|convocata|convocato|convochiamo|fissare|fissato|fissata|proporre|proponiamo|confermiamo|confermare|aspettiamo|attendiamo|programmare)",
  meet: "(incontrar*|conoscer*|riceverà|riceveremo|riceverl*|vederl*|vederti|parlare)",
  offer: "(offrire|offrirti|offrirle|offriamo|proporre|proporti|proporle|affidare)",
  hire: "(assumere|assumerti|assumerla|assumiamo|averti con noi|averla con noi|inserirti|inserirla)",
  contract: "(contratto|lettera di (assunzione|impegno)|proposta di assunzione)",
  sign: "(firmare|firmato|firma|allegato|allegata|sottoscrivere)",
  yours: "è (tuo|tua|suo|sua)",
  not: "(non|nessun*)",
  progress:
    "(prosegu*|selezionat*|scelt*|idone*|passat*|superat*|offrir*|accogli*|accolta|avanti|procedere|considerat*|ammess*)",
  choose:
    "(scelto|scelta|preferito|individuato|selezionato|deciso|optato|orientati|assegnato|assegnata|assunto|andato|andata|ricaduta)",
  others:
    "(altr* (candidat*|person*|profil*)|qualcun altro|qualcuno|(un|una) (persona|candidat*|profilo) (con|che|più|intern*)|profili più|candidati più)",
  filled: "(coperta|coperto|assegnata|assegnato|occupat*)",
  stopped: "(annullat*|sospes*|revocat*|chius*|ritirat*|cancellat*)",
  day: "(lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domani|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|questa settimana|prossima settimana|alle ore|ore \\d{1,2}|alle \\d{1,2})",
  next: "(prossimo|prossima|passo successivo|fase successiva) (passo|fase|step)?|prima di",
  past: "(ha avuto luogo|grazie|ringrazi*|dopo|scorso|scorsa|stato|stata|era|andato|andata)",
  all: "(tutti|tutte|ogni|candidati|chi|coloro|ciascuno)",
  business:
    "(ritardo|più tardi del|manca|mancano|mancante|incomplet*|inviare di nuovo|rinviare|illeggibile|prorogat*|banca dati|salvo che|nuova versione|abbiamo ancora bisogno)",
  remains:
    "(altra|nuova) data|(malat*|indispost*)|(resta|rimane|restano) ~ (valida|attiva|gara|esame|corso)|ancora in (corso|gara|esame)|non è stata (respinta|scartata|rifiutata)",
};
