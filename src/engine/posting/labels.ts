export type LabelField =
  | "title"
  | "company"
  | "location"
  | "remote"
  | "employmentType"
  | "salary"
  | "seniority"
  | "years"
  | "education"
  | "closingDate"
  | "required"
  | "preferred";

// English, German, French, Spanish, Chinese.
const table: Record<LabelField, string> = {
  title:
    "we are looking for|looking for|vacature|functietitel|ruolo|figura ricercata|posizione aperta|cargo ofertado|denominación del puesto|profile|vacancy title|vacant post|vacant position|post name|name of post|name of the post|job role|job post|opportunity|position offered|position available|poste proposé|poste recherché|intitulé de poste|emploi|fonction|vaga|função|cargo|nome da vaga|título da vaga|oportunidade|puesto vacante|puesto ofertado|puesto solicitado|nombre de la vacante|plaza|wir suchen|gesucht|gesucht wird|position bei|应聘岗位|需求岗位|招聘职务|职务|职务名称|posizione|functie|title|job title|position|position title|role|job|job name|vacancy|job opening|now hiring|hiring|we are hiring|we're hiring|post|post title|opening|" +
    "stelle|stellenbezeichnung|stellentitel|jobtitel|berufsbezeichnung|stellenangebot|stellenanzeige|stellenausschreibung|tätigkeit|" +
    "poste|intitulé du poste|intitulé|offre d'emploi|titre du poste|métier|poste à pourvoir|" +
    "puesto|cargo|vacante|oferta de empleo|oferta de trabajo|título del puesto|puesto de trabajo|nombre del puesto|" +
    "职位|岗位|职位名称|岗位名称|招聘职位|招聘岗位|招聘|诚聘|急招",
  company:
    "hirer|recruiting company|employer name|about the employer|institution|institute|ngo|hotel|restaurant|practice|clinic|firm|studio|store|brand|department of|school name|name of organisation|name of organization|name of company|name of employer|nombre de la empresa|razón social|entidad|institución|hospital|colegio|nome da empresa|contratante|escola|structure|association|collectivité|organisme|nom de l'entreprise|raison sociale|dienstgeber|arbeitgeberin|praxis|kanzlei|schule|dienststelle|学校|医院|机构|店名|公司全称|招聘企业|招聘公司|trust|nhs trust|council|charity|azienda|instituição|entidade|entreprise utilisatrice|empresa cliente|bedrijf|company|company name|employer|organization|organisation|hiring organization|client|facility|school|hospital|agency|business|" +
    "unternehmen|arbeitgeber|firma|einrichtung|träger|betrieb|entreprise|société|employeur|établissement|" +
    "empresa|empleador|organización|compañía|centro|公司|公司名称|企业|企业名称|单位|招聘单位|用人单位",
  location:
    "loc|job loc|lieu d'affectation|lieu d'intervention|affectation|secteur|secteur géographique|adresse|zone|zona|zona de trabajo|lugar de trabajo|lugar de prestación|dirección|sede de trabajo|provincia|municipio|endereço|localização|região|bairro|cidade/estado|cidade / uf|lokation|einsatzregion|region|arbeitsplatz|job site|job location(s)|place of posting|posting location|location of work|work site|work address|worksite|job address|based at|based|area|region|county|district|town/city|city/state|city, state|上班地址|工作区域|工作地區|面试地点|店铺地址|sites|base|place|local de trabalho|local|unidade|cidade|sede di lavoro|sede|plaats|standplaats|luogo di lavoro|location|locations|job location|job locations|work location|work locations|place of work|office|offices|office location|city|where|based in|site|workplace|duty station|town|address|" +
    "standort|standorte|arbeitsort|arbeitsorte|einsatzort|einsatzorte|ort|dienstort|dienstsitz|" +
    "lieu|lieux|lieu de travail|localisation|ville|lieu du poste|lieu d'exercice|site de travail|" +
    "ubicación|ubicaciones|lugar|lugar de trabajo|localidad|ciudad|localización|centro de trabajo|población|" +
    "工作地点|地点|工作城市|城市|上班地点|工作地址|地址|办公地点",
  remote:
    "remote job|remote type|remote option|workplace|location type|espacio de trabajo|telework|remote|remote work|remote policy|remote status|work mode|work model|workplace type|work arrangement|workplace policy|working model|work setting|" +
    "homeoffice|home office|home-office|arbeitsmodell|mobiles arbeiten|télétravail|mode de travail|modalité de travail|" +
    "teletrabajo|modalidad|modalidad de trabajo|办公方式|工作方式|远程",
  employmentType:
    "hours|weekly hours|working week|wochenarbeitszeit|quotité de travail|type of contract|type of post|type of position|nature of contract|nature of employment|contract details|contract status|basis|employment basis|position status|tenure|appointment|term|full/part time|full-time/part-time|fte|hours of work|weekly hours|hours per week|nature du contrat|statut|type d'engagement|rythme|temps|quotité|tipo de vaga|tipo de contratación|modalidad de contrato|modalidad de contratación|relación laboral|dedicación|duración|tipo de jornada laboral|modelo de contratação|tipo de contratação|contratação|forma de contratação|regime de trabalho|regime de contratação|vertrag|vertragsverhältnis|stellenumfang|stellenart|beschäftigungsumfang|beschäftigungsgrad|arbeitspensum|wochenstunden|arbeitsumfang|anstellung|招聘类型|招聘性质|岗位性质|工作形式|work schedule|appointment type|carga horária|vínculo|regime|contratto|orario|employment type|job type|type|contract|contract type|employment|schedule|type of employment|work type|position type|working hours|hours|employment status|job status|time type|" +
    "anstellungsart|beschäftigungsart|arbeitszeit|vertragsart|beschäftigung|umfang|arbeitsverhältnis|pensum|" +
    "contrat|type de contrat|type d'emploi|temps de travail|type de poste|durée du travail|" +
    "contrato|tipo de contrato|jornada|tipo de empleo|tipo de jornada|jornada laboral|工作性质|职位类型|雇佣类型|工作类型|用工形式",
  salary:
    "sal|ctc|annual ctc|salary offered|salary package|salary/package|salary & benefits|salary and benefits|pay & benefits|wage range|wage rate|rate of pay|pay scale|pay grade|pay rates|earnings|hourly|hourly pay range|annual pay|monthly salary|monthly pay|weekly pay|daily rate|rate/hr|gross salary|basic salary|remuneration package|gehaltsrahmen brutto|jahresbruttogehalt|monatsbrutto|bruttolohn|besoldung|eingruppierung|salaire proposé|salaire indicatif|salaire de base|rémunération brute|rémunération proposée|gratification|sueldo mensual|sueldo bruto|sueldo base|salario base|salario ofrecido|salario neto|salario bruto anual|retribución bruta|oferta económica|ingreso mensual|salário base|salário mensal|salário bruto|bolsa|bolsa-auxílio|vencimento|remuneração mensal|综合月薪|综合工资|薪水范围|工作待遇|福利薪资|薪酬待遇|工资待遇|remuneração|salário|faixa salarial|salario lordo|package|salaris|retribuzione|salary|salary range|pay|pay range|compensation|compensation range|wage|wages|rate|pay rate|hourly rate|day rate|base salary|base pay|annual salary|base salary range|base pay range|" +
    "hourly pay|hourly wage|starting salary|starting pay|remuneration|estimated pay|expected salary|salary band|stipend|starting wage|total compensation|target salary|" +
    "gehalt|vergütung|lohn|bezahlung|jahresgehalt|monatsgehalt|stundenlohn|gehaltsspanne|entgelt|verdienst|bruttogehalt|gehaltsrahmen|einstiegsgehalt|monatslohn|jahreslohn|" +
    "salaire|rémunération|salaire brut|salaire annuel|salaire mensuel|taux horaire|tjm|fourchette salariale|salaire brut annuel|salaire brut mensuel|" +
    "salario|sueldo|remuneración|retribución|salario bruto|salario anual|banda salarial|rango salarial|salario mensual|" +
    "薪资|薪酬|工资|薪水|月薪|年薪|待遇|时薪|薪资范围|薪资待遇|日薪|薪酬范围",
  seniority:
    "seniority|seniority level|level|experience level|career level|job level|karrierestufe|karrierelevel|niveau|niveau de poste|nivel|nivel profesional|职级|级别",
  years:
    "experience|years of experience|experience required|required experience|minimum experience|work experience|" +
    "berufserfahrung|erfahrung|expérience|expérience requise|expérience souhaitée|experiencia|experiencia requerida|experiencia mínima|años de experiencia|经验|工作经验|经验要求|工作年限",
  education:
    "education|education level|minimum education|required education|degree|qualification|education required|education requirements|minimum education level|" +
    "ausbildung|abschluss|bildungsabschluss|formation|niveau d'études|diplôme|diplôme requis|formation requise|" +
    "formación|estudios|titulación|nivel de estudios|estudios mínimos|formación mínima|学历|学历要求|最低学历",
  closingDate:
    "postula hasta|postular hasta|cierre de postulaciones|fecha límite de postulación|date limite pour postuler|date limite de candidature|délai de postulation|postulation jusqu'au|délai d'inscription|anmeldeschluss|eingabefrist|bewerbung bis|bewerbungen bis|closing|solliciteren tot|reageren tot|sluitingsdatum|scadenza|opening and closing period for this job application|opening and closing period|opening and closing dates|sista ansökningsdag|inscrições|inscrição|advertised until|job closing date|vacancy closing date|advert closing date|ends|open & closing dates|open and closing dates|candidaturas|candidatura|prazo|prazo de inscrição|报名截止时间|closing date|end date|application end date|closes|close date|apply by|deadline|application deadline|applications close|application closing date|deadline to apply|deadline for applications|last date to apply|" +
    "job closes|posting end date|valid through|expires|closing|apply before|bewerbungsfrist|bewerbungsschluss|bewerben bis|bewerbung bis|bewerbungsende|" +
    "date limite|date limite de candidature|clôture|date de clôture|date limite de dépôt des candidatures|clôture des candidatures|candidature avant le|" +
    "fecha límite|fecha de cierre|plazo de solicitud|fecha límite de solicitud|plazo de inscripción|cierre|fecha límite de inscripción|报名时间|截止日期|报名截止|截止时间|申请截止日期|报名截止日期|投递截止",
  required:
    "skills|required skills|key skills|technical skills|must have|must-have|must haves|must-haves|tech stack|technologies|tools|core skills|essential skills|stack|skills required|mandatory skills|" +
    "kenntnisse|fähigkeiten|kompetenzen|technologien|tech-stack|muss|compétences|compétences requises|compétences clés|compétences techniques|outils|technologies requises|" +
    "habilidades|competencias|conocimientos|tecnologías|requisitos técnicos|imprescindible|habilidades requeridas|技能|技能要求|必备技能|技术栈|专业技能",
  preferred:
    "nice to have|nice-to-have|nice to haves|nice-to-haves|preferred|preferred skills|desired|desired skills|desirable skills|bonus skills|bonus points|pluses|optional skills|good to have|desirable|" +
    "wünschenswert|wünschenswert sind|von vorteil|von vorteil sind|idealerweise|pluspunkte|kann|compétences souhaitées|atouts|vos atouts|les plus|souhaité|souhaités|souhaitées|idéalement|un plus|" +
    "deseable|deseables|valorable|valorables|se valora|se valorará|preferible|preferiblemente|idealmente|competencias deseables|加分项|优先|优先条件",
};

const fields: readonly LabelField[] = [
  "title",
  "company",
  "location",
  "remote",
  "employmentType",
  "salary",
  "seniority",
  "years",
  "education",
  "closingDate",
  "required",
  "preferred",
];

const labels = new Map<string, LabelField>(
  fields.flatMap((field) => table[field].split("|").map((label): [string, LabelField] => [label, field])),
);

/** The field that a label names, in any of the five languages. */
export function labelField(label: string): LabelField | undefined {
  const plain = label
    .toLowerCase()
    .replace(/\([^()]{0,30}\)|\[[^[\]]{0,30}\]/g, "")
    .replace(/[*_#>•·"【】]/g, "")
    .replace(/\uFE0F/g, "")
    .replace(/^[\s\p{Extended_Pictographic}-]+|^[一二三四五六七八九十]{1,2}、/gu, "")
    .trim()
    .replace(/\s+/g, " ");
  const bare = plain.replace(/^(?:the|our|your|le|la|el|der|die|das) /, "");
  return labels.get(plain) ?? labels.get(bare) ?? qualified(bare);
}

/** "Position location", "remuneration/ salary": a label with a word before it, or two adjacent ones. */
function qualified(label: string): LabelField | undefined {
  const named = labels.get(label.replace(ofPosting, ""));
  if (named !== undefined) return named;
  const sides = label.split(/ ?\/ ?| & | and /);
  const fields = new Set(sides.flatMap((side) => labels.get(side.replace(ofPosting, "")) ?? []));
  return sides.length === 2 && fields.size === 1 ? [...fields][0] : undefined;
}

const ofPosting = /^(?:job|position|vacancy|post|posting|work|application) /;

/** The longest label in characters, including marks around it. */
export const MAX_LABEL_LENGTH = 70;

/** Labels of a page's data. Above or before a value such a word is not part of a sentence. */
export const labelsOfData: readonly LabelField[] = [
  "company",
  "location",
  "remote",
  "employmentType",
  "salary",
  "closingDate",
];
