/** Words for leading, words for people at work, and phrases for both, by language: `verbs` `people` `whole`. */
export const leadingPeople: readonly { verbs: string; people: string; whole: string }[] = [
  {
    verbs: "führ\\p{L}*|geführt\\p{L}*|leit\\p{L}*|geleitet\\p{L}*|angeleitet\\p{L}*|anleit\\p{L}*",
    people:
      "teams?|mitarbeit\\p{L}*|personal|abteilung|belegschaft|kolleg\\p{L}*|personen|auszubildende\\p{L}*|azubis|schicht|kolonne",
    whole:
      "\\p{L}*führungs(?:erfahrung|verantwortung|aufgaben|kompetenz)|(?:personal|mitarbeiter|team)(?:führung|verantwortung|leitung)",
  },
  {
    verbs:
      "encadr\\p{L}*|manag\\p{L}*|dirig\\p{L}*|gestion|gér\\p{L}+|direction|animation|anim\\p{L}+|supervis\\p{L}*",
    people: "équipes?|personnes|collaborateurs|apprentis?|salariés|personnel|agents|employés|stagiaires",
    whole: "management (?:d['’]équipes?|humain)|chef d['’]équipe",
  },
  {
    verbs:
      "dirig\\p{L}*|dirij\\p{L}*|lider\\p{L}*|gestion\\p{L}*|gestión|coordin\\p{L}*|supervis\\p{L}*|dirección|mando",
    people:
      "equipos?|personas|personal|empleados|trabajadores|cociner[oa]s|camarer[oa]s|operarios|técnicos|brigada|plantilla",
    whole: "(?:equipo|personas|personal) a (?:mi |su )?cargo|jefe de equipo",
  },
  {
    verbs: "lider\\p{L}*|ger(?:i|ir|enci\\p{L}+)|gestão|coorden\\p{L}*|supervis\\p{L}*|chefi\\p{L}*",
    people: "equipes?|equipas?|pessoas|funcionários|colaboradores|pessoal",
    whole: "liderança de equip\\p{L}+",
  },
  {
    verbs: "gesti\\p{L}+|guid\\p{L}+|coordin\\p{L}+|dirett\\p{L}+|dirig\\p{L}+|supervis\\p{L}*",
    people: "squadr[ae]|team|persone|collaboratori|personale|dipendenti|addetti",
    whole: "capo ?squadra",
  },
  {
    verbs: "leid\\p{L}*|geleid|aanstur\\p{L}*|aangestuurd|stuur\\p{L}*",
    people: "teams?|medewerkers|mensen|personen|collega['’]?s|ploeg",
    whole: "leidinggeven\\p{L}*|leiderschapservaring",
  },
  {
    verbs: "leda|leder|ledde|lett|ledning av|chef för",
    people: "team\\p{L}*|grupp\\p{L}*|medarbetare|personal|personer",
    whole: "ledarerfarenhet|personalansvar|arbetsledning",
  },
  {
    verbs: "kier\\p{L}+|zarządz\\p{L}+|prowadz\\p{L}+|nadzor\\p{L}+",
    people: "zespo\\p{L}+|ludźmi|osób|osobami|pracownik\\p{L}*",
    whole: "doświadczenie kierownicze",
  },
  {
    verbs: "ved\\p{L}+|říd\\p{L}+|řízení",
    people: "tým\\p{L}*|lidí|osob|pracovník\\p{L}*",
    whole: "zkušenosti s vedením lidí",
  },
];

/** The same in languages without spaces. */
export const leadingWithoutSpaces =
  "(?:チーム|部下|メンバー|スタッフ).{0,8}(?:リーダー|マネジメント|指導|統括|率い|管理)|マネジメント経験|(?:带领|管理|领导).{0,8}(?:团队|人员|员工|下属|小组)|团队管理|管理经验";

/** Titles of people who lead others, besides the English ones. */
export const leaderTitles =
  "\\p{L}*leiter(?:in)?|\\p{L}*leitung|vorarbeiter(?:in)?|polier|jef[ea]|encargad[oa]|gerente|responsable|capo\\p{L}*|responsabile|direttore|direttrice|director|directora|directeur|directrice|leidinggevende|teamleider|chef för|kierowni\\p{L}+|vedoucí|brygadzist\\p{L}+|店长|经理|主管|店長|主任|部長|課長";

/** Stems that in a demand for leading people name only that. */
export const leadingStems =
  "fuhr\\p{L}*|personal\\p{L}*|mitarbeit\\p{L}*|team\\p{L}*|leit\\p{L}*|equip\\p{L}*|encadr\\p{L}*|manag\\p{L}*|gestion\\p{L}*|gestao|lider\\p{L}*|leader\\p{L}*|lead|dirig\\p{L}*|direcc?\\p{L}*|person\\p{L}*|peopl|staff|squadr\\p{L}*|leidinggev\\p{L}*|ledar\\p{L}*|kierown\\p{L}*|zespol\\p{L}*|mas?|mehr|plus|more|than|menos|least|cargo|d|l";
