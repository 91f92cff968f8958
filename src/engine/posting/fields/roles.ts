import { wordPattern } from "../doc.ts";

const english =
  "nurse|nurses|midwife|physician|doctor|surgeon|dentist|hygienist|pharmacist|therapist|paramedic|emt|caregiver|carer|aide|phlebotomist|radiographer|sonographer|veterinarian|" +
  "electrician|plumber|carpenter|welder|mechanic|machinist|technician|technologist|installer|roofer|painter|mason|bricklayer|operator|labou?rer|foreman|joiner|glazier|" +
  "driver|courier|pilot|dispatcher|conductor|sailor|loader|picker|packer|handler|warehouse associate|forklift|" +
  "teacher|tutor|lecturer|professor|instructor|educator|teaching assistant|librarian|counsel(?:l)?or|principal|dean|trainer|coach|nanny|" +
  "developer|dev|engineer|programmer|architect|administrator|admin|scientist|researcher|analyst|designer|tester|devops|sre|dba|" +
  "accountant|bookkeeper|auditor|controller|actuary|economist|underwriter|teller|cashier|clerk|banker|broker|trader|" +
  "chef|cook|baker|butcher|barista|bartender|waiter|waitress|server|dishwasher|sommelier|host|hostess|housekeeper|cleaner|janitor|porter|receptionist|concierge|" +
  "manager|director|supervisor|coordinator|specialist|consultant|advisor|adviser|officer|executive|president|lead|leader|head of|chief|ceo|cto|cfo|coo|partner|owner|" +
  "assistant|associate|representative|agent|salesperson|secretary|planner|buyer|recruiter|lawyer|attorney|solicitor|paralegal|judge|detective|guard|firefighter|" +
  "writer|editor|journalist|translator|interpreter|photographer|artist|musician|actor|producer|animator|stylist|hairdresser|barber|beautician|tailor|" +
  "gardener|farmer|landscaper|farmhand|forester|biologist|chemist|physicist|geologist|psychologist|intern|trainee|apprentice|volunteer|worker|crew member|team member|" +
  "social worker|strategist|marketer|copywriter|merchandiser|estimator|surveyor|inspector|appraiser|realtor|scheduler|fundraiser|optometrist|optician|dietitian|nutritionist|practitioner|" +
  "rn|lpn|cna|lvn|np|pa-c|fellow|postdoc|superintendent|expert|generalist|professional|steward|attendant|ranger|lifeguard|groomer";
const french =
  "infirmier|infirmière|infirmiers|médecin|aide-soignante?|sage-femme|kinésithérapeute|pharmacien(?:ne)?|ambulancier|ambulancière|auxiliaire|éducateur|éducatrice|" +
  "électricien(?:ne)?|plombier|plombière|menuisier|menuisière|soudeur|soudeuse|maçon|mécanicien(?:ne)?|peintre|couvreur|chauffagiste|conducteur|conductrice|chauffeur|livreur|cariste|" +
  "enseignante?|professeure?|formateur|formatrice|développeur|développeuse|ingénieure?|technicien(?:ne)?|comptable|contrôleur|auditeur|caissier|caissière|" +
  "chef|cheffe|cuisinier|cuisinière|boulanger|boulangère|pâtissier|pâtissière|boucher|serveur|serveuse|réceptionniste|commis|plongeur|" +
  "responsable|directeur|directrice|chargée?|conseiller|conseillère|assistante?|vendeur|vendeuse|commerciale?|gestionnaire|secrétaire|stagiaire|alternante?|apprentie?|agent|employée?|ouvrier|ouvrière|juriste|avocate?|rédacteur|coiffeur|coiffeuse|préparateur|manutentionnaire|hôte|hôtesse|animateur|animatrice|analyste";
const spanish =
  "enfermer[oa](?:/a)?|médic[oa]|auxiliar|cuidador(?:a)?|fisioterapeuta|farmacéutic[oa]|matrona|electricista|fontaner[oa]|plomero|carpinter[oa]|soldador(?:a)?|albañil|mecánic[oa]|pintor(?:a)?|" +
  "conductor(?:a)?|chófer|camioner[oa]|repartidor(?:a)?|mozo|carretiller[oa]|profesor(?:a)?|maestr[oa]|docente|educador(?:a)?|desarrollador(?:a)?|programador(?:a)?|ingenier[oa]|técnic[oa]|analista|" +
  "contable|contador(?:a)?|administrativ[oa]|cajer[oa]|dependient[ea]|cociner[oa]|jefe|jefa|camarer[oa]|panader[oa]|carnicer[oa]|recepcionista|ayudante|peón|operari[oa]|limpiador(?:a)?|" +
  "gerente|director(?:a)?|responsable|encargad[oa]|coordinador(?:a)?|consultor(?:a)?|asesor(?:a)?|comercial|vendedor(?:a)?|becari[oa]|abogad[oa]|secretari[oa]|peluquer[oa]|asistente|teleoperador(?:a)?|diseñador(?:a)?";
const others =
  "técnic[oa](?:\\(a\\))?|analista|enfermeir[oa]|motorista|professor(?:a)?|vendedor(?:a)?|rececionista|atendente|cozinheir[oa]|engenheir[oa]|desenvolvedor(?:a)?|contador(?:a)?|advogad[oa]|eletricista|pedreiro|pintor|estoquista|porteiro|zelador|babá|cuidador(?:a)?|farmacêutic[oa]|fisioterapeuta|médic[oa]|nutricionista|psicólog[oa]|coordenador(?:a)?|supervisor(?:a)?|encarregad[oa]|ajudante|operador(?:a)?|mecânic[oa]|soldador(?:a)?|estagiári[oa]|garçom|garçonete|barman|empregad[oa]|canalizador|" +
  "chofer|personal de limpieza|jardiner[oa]|maquinista|monitor(?:a)?|veterinari[oa]|arquitect[oa]|periodista|traductor(?:a)?|dietista|logopeda|psicólog[oa]|conserje|vigilante|socorrista|" +
  "zimmerer|zimmerin|zimmermann|electromecánic[oa](?:/a)?|bibliothekar|representante|magazziniere|infermiere|infermiera|cameriere|cameriera|cuoco|commess[oa]|impiegat[oa]|operai[oa]|autista|elettricista|idraulico|muratore|meccanico|sviluppatore|ingegnere|addett[oa]|educatore|insegnante|" +
  "chauffeur|monteur|kok|verpleegkundige|schoonmaker|kapper|docent|boekhouder|ontwikkelaar|timmerman|lasser|bakker|ober|\\p{L}{2,20}(?:medewerker|medewerkster|verzorgende|monteur|leider|kundige)|" +
  "reporter|crew|aides|dispatcher|custodian|physiotherapist|deckhand|stagehand|usher|valet|tiler|plasterer|scaffolder|rigger|fitter|arborist|beekeeper|zookeeper|curator|archivist|registrar|sonographer|phlebotomist|medic|doula|au pair|childminder|cleaners?|labourers?|operatives?|merchandiser|florist|jeweller|upholsterer|seamstress|sewer|machine operator|product owner|scrum master|data entry|brand ambassador|influencer|publicist|negotiator|adjuster|assessor|examiner|investigator|liaison|navigator|advocate|clinician|resident|orderly|ouvreur|vigneron|viticole";
const germanEnds =
  "(?:entwickler|elektriker|elektroniker|pfleger|kraft|fahrer|lehrer|ingenieur|techniker|informatiker|koch|leiter|berater|verkäufer|mechaniker|mechatroniker|arzt|assistent|buchhalter|mitarbeiter|" +
  "sachbearbeiter|helfer|meister|erzieher|referent|monteur|therapeut|bäcker|maler|schreiner|tischler|maurer|dachdecker|installateur|schlosser|schweißer|kellner|friseur|gärtner|" +
  "professor|dozent|architekt|planer|prüfer|controller|praktikant|kassierer|lagerist|disponent|apotheker|metzger|konditor|werker|vertreter|redakteur|psychologe|pädagoge|administrator)" +
  "(?:in|innen|:in|\\*in|_in|/in|/-in|/innen|e|en|n)?|köchin|ärztin|kaufmann|kauffrau|kaufleute|fachmann|fachfrau|schwester|hebamme|pflegefachmann|pflegefachfrau|servicekraft|werkstudent(?:in)?|auszubildende[rn]?|steuerberater(?:in)?";
const englishEnds = "(?:therapist|ologist|ician|keeper|smith|wright|grapher|worker|master)s?";
const chinese =
  "工程师|护士|护师|医生|医师|药师|司机|驾驶员|厨师|会计|出纳|教师|老师|讲师|电工|焊工|技工|技师|经理|主管|总监|助理|顾问|专员|开发|设计师|程序员|架构师|分析师|销售|客服|文员|" +
  "服务员|收银员|快递员|保安|保洁|店长|店员|实习生|总裁|主任|律师|编辑|翻译|操作工|普工|木工|水工|教练|美容师|理发师|厨工|面点师|研究员|产品";

const role = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${english}|${french}|${spanish}|${others})s?(?![\\p{L}\\p{N}])|\\p{L}{2,30}${englishEnds}(?![\\p{L}])|\\p{L}{0,30}(?:${germanEnds})(?![\\p{L}])|${chinese}`,
  "iu",
);
const genders =
  /\((?:[mwfdxihg]|div|gn|all genders|alle|homme|femme)(?:\s?[/|*,.]\s?(?:[mwfdxihg]|div|gn|homme|femme)){1,4}\)|\(all genders\)|(?<!\p{L})(?:[HF]\s?\/\s?[HF]|[mwfd]\/[mwfd]\/[dxmwf])(?!\p{L})/iu;
const heading = wordPattern(
  "about|benefits|responsibilities|requirements|qualifications|overview|summary|description|what|why|how|apply|careers|jobs|home|menu|login|sign in|our|we|equal|privacy|cookie|search",
);

/** Whether a short text names a kind of worker, or carries a gender mark such as (m/w/d) or H/F. */
export function namesRole(text: string): boolean {
  return text.length <= 200 && (role.test(text) || genders.test(text));
}

/** Whether a text carries a gender mark. */
export function hasGenderMark(text: string): boolean {
  return genders.test(text.slice(0, 300));
}

/** Whether a line starts like a heading or a menu and not like a job title. */
export function startsLikeHeading(text: string): boolean {
  return text.search(heading) === 0;
}
