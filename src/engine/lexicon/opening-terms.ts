/** Words of the enumerations of an opening, in the languages of postings, by the value that they name. */
export const remoteWords = {
  on_site:
    "on site|onsite|in person|in office|at the office|vor ort|prasenz|sur site|presentiel|presencial|not remote|no remote|non remote|not a remote|kein homeoffice|kein home office|pas de teletravail|sin teletrabajo|坐班|现场|不支持远程",
  hybrid:
    "hybrid|hybrid remote|hybride*|hibrido|hibrida|partially remote|partly remote|partial remote|teilweise homeoffice|teletravail partiel|teletrabajo parcial|days remote|days from home|tage homeoffice|jours de teletravail|dias de teletrabajo|混合办公|混合",
  remote:
    "remote|remotely|work from home|working from home|wfh|work from anywhere|home office|homeoffice|teletravail|full remote|distanciel|teletrabajo|remoto|remota|a distancia|远程|居家",
} as const;

export const employmentWords = {
  FULL_TIME:
    "full time|fulltime|vollzeit*|temps plein|temps complet|jornada completa|tiempo completo|tempo integral|全职",
  PART_TIME:
    "part time|parttime|teilzeit*|minijob|temps partiel|mi temps|media jornada|tiempo parcial|jornada parcial|meio periodo|tempo parcial|兼职",
  CONTRACTOR:
    "contractor|contract role|contract position|contract to hire|freelance*|independent contractor|1099|c2c|freiberuflich*|independant*|autonomo|外包|自由职业",
  TEMPORARY:
    "temporary|temp|seasonal|fixed term|befristet*|zeitarbeit|saison*|cdd|interim*|temporal|eventual|temporario|临时|季节工",
  INTERN:
    "intern|internship|praktikum|praktikant*|stagiaire|stage|becario|becaria|practicas|pasantia|estagio|实习",
  VOLUNTEER: "volunteer*|ehrenamt*|benevol*|voluntari*|志愿者",
  PER_DIEM: "per diem|prn|as needed",
  OTHER: "apprenticeship|other|sonstige|autre|otro|outro",
} as const;

export const seniorityWords = {
  intern: "intern|internship|trainee|apprentice|praktikant*|stagiaire|becario|becaria|estagiario|实习",
  junior: "junior|jr|entry level|graduate|new grad|newly qualified|berufseinsteiger*|debutant*|初级|应届",
  mid: "mid|mid level|intermediate|pleno|confirme*|semi senior|中级",
  senior: "senior|sr|snr|expert|erfahrene*|experimente*|高级|资深",
  staff: "staff",
  lead: "lead|leader|team lead|foreman|vorarbeiter*|teamleit*|head chef|chef d equipe|jefe de equipo|encargad*|组长|领班|主管",
  principal: "principal|distinguished",
  manager: "manager*|management|supervisor|leiter*|leitung|responsable|gerente|jefe|jefa|经理",
  director: "director*|head of|direktor*|directeur|directrice|总监",
  executive: "chief|ceo|cto|cfo|coo|vice president|vp|geschaftsfuhr*|vorstand|president|总裁|总经理",
} as const;

export const periodWords = {
  hour: "hour|hourly|hr|hrs|h|stunde*|stundlich|heure|horaire|hora|小时|时薪",
  day: "day|daily|diem|tag|taglich|tagessatz|jour|journalier|dia|diario|日薪|天",
  week: "week|weekly|wk|woche|wochentlich|semaine|hebdomadaire|semana|semanal|周薪",
  month: "month|monthly|mo|monat*|mois|mensuel*|mes|mensual|mensal|月|月薪",
  // "an" alone is English: "an hour".
  year: "year|yearly|yr|annual*|annum|pa|p a|jahr*|par an|l an|brut an|bruts an|euros an|000 an|k an|annuel*|ano|anual*|年|年薪",
} as const;

export const currencyWords = {
  USD: "usd|us$|us dollar*",
  EUR: "eur|euro|euros|欧元",
  GBP: "gbp|pound|pounds|sterling",
  CHF: "chf|franken|sfr",
  CAD: "cad|canadian dollar*",
  AUD: "aud|australian dollar*",
  NZD: "nzd",
  JPY: "jpy|yen|円",
  CNY: "cny|rmb|yuan|元|人民币",
  INR: "inr|rupee*|rupien",
  SEK: "sek",
  NOK: "nok",
  DKK: "dkk",
  PLN: "pln|zloty|zl",
  MXN: "mxn",
  BRL: "brl|reais|real",
  SGD: "sgd",
  HKD: "hkd",
  ZAR: "zar|rand",
} as const;

/** Signs of money with the currencies that they may stand for. */
export const currencySigns: Readonly<Record<string, readonly string[]>> = {
  "€": ["EUR"],
  "£": ["GBP"],
  "₹": ["INR"],
  "¥": ["JPY", "CNY"],
  R$: ["BRL"],
  $: ["USD", "CAD", "AUD", "NZD", "SGD", "HKD", "MXN", "ARS", "CLP", "COP"],
};
