/** What a label before a value, or the head of a column, says of an entry. */
export type EntryLabel =
  | "title"
  | "employer"
  | "place"
  | "dates"
  | "from"
  | "to"
  | "school"
  | "award"
  | "area"
  | "language"
  | "spoken"
  | "level"
  | "remark";

/** Names of labels and columns by language, without accents. A column may bear any, a label before a value only those of an entry. */
export const entryLabels: Readonly<Record<EntryLabel, Readonly<Record<string, string>>>> = {
  title: {
    en: "position|position title|position held|title|job title|designation|role|post|post held|occupation|role title|function|occupation or position held",
    de: "beruf oder funktion|stelle|funktion|tatigkeit|rolle|position|berufsbezeichnung|stellung|einsatz als",
    fr: "fonction ou poste occupe|poste|poste occupe|fonction|intitule du poste|emploi occupe|emploi|role",
    es: "profesion o cargo desempenado|puesto|cargo|funcion|rol|puesto desempenado|ocupacion",
    pt: "funcao|cargo|funcao ou cargo|cargo ou funcao|ocupacao|papel",
    it: "lavoro o posizione ricoperti|ruolo|mansione|posizione|posizione ricoperta|qualifica",
    nl: "functie|functietitel|rol",
    zh: "职位|岗位|职务|担任职务|职位名称",
  },
  employer: {
    en: "name and address of employer|company|company name|name of company|name of the company|name of organisation|name of organization|name of the organisation|organisation name|organization name|employer|name of employer|organization|organisation|client|customer|client name|firm|end client",
    de: "name und adresse des arbeitgebers|firma|arbeitgeber|unternehmen|kunde|auftraggeber|betrieb|einsatzbetrieb",
    fr: "nom et adresse de l employeur|entreprise|employeur|societe|client|etablissement employeur|structure",
    es: "nombre y direccion del empleador|empresa|empleador|nombre del empleador|cliente|compania",
    pt: "nome e endereco do empregador|empresa|empregador|nome do empregador|cliente",
    it: "nome e indirizzo del datore di lavoro|azienda|datore di lavoro|cliente|societa|ditta",
    nl: "werkgever|bedrijf|opdrachtgever|klant",
    zh: "公司|单位|公司名称|工作单位|企业|客户",
  },
  place: {
    en: "location|place|city|country",
    de: "ort|einsatzort|standort",
    fr: "lieu|ville|localite",
    es: "lugar|ubicacion|ciudad",
    pt: "local|localidade|cidade",
    it: "luogo|sede|citta",
    nl: "plaats|locatie",
    zh: "地点",
  },
  dates: {
    en: "dates|date|period|duration|year of passing|passing year|year of completion|year passed|dates employed|tenure|year|years|date attended|time|when",
    de: "zeitraum|zeit|dauer|jahr|datum",
    fr: "periode|dates|date|annee|annees|duree",
    es: "periodo|fecha|fechas|ano|anos|duracion",
    pt: "periodo|data|datas|ano|duracao",
    it: "periodo|date|anno|data|durata",
    nl: "periode|jaar|jaren",
    zh: "时间|起止时间|工作时间|年份",
  },
  from: {
    en: "from|start|start date|begin",
    de: "von|beginn|ab|seit",
    fr: "de|du|debut",
    es: "desde|inicio|de",
    pt: "de|inicio|desde",
    it: "da|dal|inizio",
    nl: "van|vanaf|begin",
  },
  to: {
    en: "to|until|end|end date|till",
    de: "bis|ende",
    fr: "a|au|fin",
    es: "hasta|fin|a",
    pt: "ate|fim|a",
    it: "a|al|fine",
    nl: "tot|einde",
  },
  school: {
    en: "name and type of organisation providing education and training|institution|school|college|university|name of institution|school attended|institute|institution attended|school or college|board|university or board",
    de: "name und art der bildungs oder ausbildungseinrichtung|schule|einrichtung|hochschule|ausbildungsstatte|bildungseinrichtung|universitat",
    fr: "etablissement|ecole|universite|organisme",
    es: "institucion|centro|centro educativo|universidad|escuela",
    pt: "instituicao|escola|universidade|instituicao de ensino",
    it: "istituto|scuola|universita|ente",
    nl: "instelling|school|opleidingsinstituut",
    zh: "学校|院校|学校名称",
  },
  award: {
    en: "title of qualification awarded|award|qualification|degree|course|certificate|award obtained|qualification obtained|exam|examination|programme|program|degree or certificate",
    de: "erworbene qualifikation|abschluss|bildungsabschluss|ausbildung",
    fr: "diplome|diplome obtenu|titre",
    es: "titulo|titulacion|grado|estudios",
    pt: "curso|titulo|habilitacao|formacao|grau",
    it: "titolo|titolo di studio|diploma|corso",
    nl: "diploma|opleiding|studie",
    zh: "学历|学位",
  },
  area: {
    en: "subject|major|field|field of study|specialization|specialisation|discipline|stream|subjects",
    de: "hauptfacher|fach|studienfach|fachrichtung|studiengang",
    fr: "specialite|filiere|domaine",
    es: "especialidad|area|carrera",
    pt: "area|especialidade",
    it: "indirizzo|specializzazione",
    nl: "richting|vakgebied",
    zh: "专业",
  },
  language: {
    en: "language|languages",
    de: "sprache|sprachen",
    fr: "langue|langues",
    es: "idioma|idiomas|lengua",
    pt: "idioma|idiomas|lingua|linguas",
    it: "lingua|lingue",
    nl: "taal|talen",
    zh: "语言|语种",
  },
  spoken: {
    en: "spoken|speaking|speak|oral|verbal|conversation",
    de: "gesprochen|sprechen|mundlich|in wort",
    fr: "parle|oral|expression orale",
    es: "hablado|habla|oral|conversacion",
    pt: "falado|fala|oral|conversacao",
    it: "parlato|orale|produzione orale",
    nl: "gesproken|spreken|mondeling",
    zh: "口语|说",
  },
  level: {
    en: "level|proficiency|fluency",
    de: "niveau|stufe|kenntnisse",
    fr: "niveau",
    es: "nivel",
    pt: "nivel",
    it: "livello",
    nl: "niveau",
    zh: "水平|程度",
  },
  remark: {
    en: "duties|main duties|responsibilities|key responsibilities|remarks|highlights|team|grade|result|results|marks|percentage|age|marks obtained|cgpa|gpa|division|class|written|write|writing|read|reading|listening|understanding|salary|no|sl no|s no|project|reason for leaving|tasks|description|technologies|type|rank",
    de: "aufgaben|tatigkeiten|hauptaufgaben|bemerkung|bemerkungen|note|projekt|schriftlich|geschrieben|gelesen|lesen|schreiben|horen|technologien|branche",
    fr: "missions|taches|activites|mention|remarques|ecrit|lu|projet|resultat",
    es: "funciones|tareas|observaciones|nota|escrito|leido|lectura|escritura|proyecto",
    pt: "funcoes|atividades|tarefas|observacoes|nota|escrito|escrita|leitura|lido|projeto",
    it: "mansioni|attivita|note|voto|scritto|lettura|ascolto|progetto|compiti",
    nl: "taken|werkzaamheden|opmerkingen|cijfer|geschreven|lezen|schrijven",
    zh: "工作内容|主要职责|职责|备注|成绩|书写|阅读|工作描述",
  },
};
