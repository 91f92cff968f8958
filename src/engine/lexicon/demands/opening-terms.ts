/** Words for an opening's enumerations in posting languages, by value. */
export const remoteWords = {
  on_site:
    "on site|onsite|in person|in office|at the office|vor ort|prasenz|sur site|presentiel|presencial|not remote|no remote|non remote|not a remote|kein homeoffice|kein home office|pas de teletravail|sin teletrabajo|坐班|现场|不支持远程|in the office|on premises|5 days in the office|five days in the office|5 days a week in the office|five days a week in the office|im büro|sur place|au bureau|en présentiel|en la oficina|en oficina|no escritório|in presenza|in sede|in ufficio|op locatie|op kantoor|ter plaatse|på plats|på kontoret|stacjonarn*|w biurze|na miejscu|na pracovišti|v kanceláři|na místě|prezenčně|do kanceláře|osobně|na pobočce|出社|在公司|オフィス勤務|常駐|常驻|到岗|驻场",
  hybrid:
    "hybrid|hybrid remote|hybride*|hibrido|hibrida|partially remote|partly remote|partial remote|teilweise homeoffice|teletravail partiel|teletrabajo parcial|days remote|days from home|tage homeoffice|jours de teletravail|dias de teletrabajo|混合办公|混合|hybrid*|híbrid*|ibrid*|hybryd*|days a week in the office|days per week in the office|days in the office|days in office|days on site|days onsite|days a week from home|days at home|days wfh|tage home office|tage remote|tage mobil|tage mobiles arbeiten|mobiles arbeiten an|teilweise remote|jours télétravail|jours en télétravail|jours à distance|días en oficina|días en la oficina|días en remoto|días desde casa|parcialmente remoto|dias em casa|dias remotos|dias de home office|dias de teletrabalho|giorni di smart working|giorni in smart working|giorni da remoto|giorni da casa|parzialmente da remoto|dagen thuiswerken|dagen thuis|dagen vanuit huis|deels thuis|gedeeltelijk thuis*|dagar distansarbete|dagar på distans|dagar hemifrån|delvis på distans|dni pracy zdalnej|dni zdalnie|dni z domu|częściowo zdaln*|dny home office|dní home office|dny z domova|dny práce z domova|částečně z domova|ハイブリッド*|dni w tygodniu w biurze|dagen per week op kantoor|日在宅|日リモート*|日テレワーク*|一部リモート*|一部在宅|リモート併用|在宅併用|在宅并用|居家办公1天|居家办公2天|居家办公3天|居家办公两天|居家办公三天|居家两天|居家三天|天居家|天远程",
  remote:
    "remote|remotely|zu hause|a la maison|hemma|在家办公|在家|werk je thuis|thuis werk*|居家办公|居宅|work from home|working from home|wfh|work from anywhere|home office|homeoffice|teletravail|full remote|distanciel|teletrabajo|remoto|remota|a distancia|远程|居家|100 remote|von zu hause|mobiles arbeiten|telearbeit|à distance|depuis chez vous|remot*|desde casa|teletrabalho|em casa|da remoto|smart working|lavoro agile|telelavoro|da casa|thuiswerk*|thuis werken|vanuit huis|op afstand|på distans|distansarbete*|hemifrån|zdaln*|z domu|z domova|na dálku|vzdálen*|フルリモート*|リモート*|在宅|テレワーク*",
} as const;

export const employmentWords = {
  FULL_TIME:
    "full time|fulltime|vollzeit*|temps plein|temps complet|jornada completa|tiempo completo|tempo integral|全职|período integral|tempo inteiro|tempo pieno|voltijd*|heltid*|pełny etat|pełen etat|pełnego etatu|pełnym wymiarze|plný úvazek|plného úvazku|hlavní pracovní poměr|正社員|正社员|フルタイム*|常勤|全日制",
  PART_TIME:
    "part time|parttime|teilzeit*|minijob|temps partiel|mi temps|media jornada|tiempo parcial|jornada parcial|meio periodo|tempo parcial|兼职|tempo parziale|deeltijd*|deltid*|niepełny etat|niepełnego etatu|niepełnym wymiarze|pół etatu|1 2 etatu|3 4 etatu|část etatu|poloviční úvazek|polovičního úvazku|částečný úvazek|zkrácený úvazek|meio expediente|パート|パートで*|パートの*|パートタイ*|アルバイト*|非常勤",
  CONTRACTOR:
    "contractor|projektvertrag*|projektauftrag|auf projektbasis|in p iva|p iva|partita iva|合同制|外包合同|kontrakt b2b|contratto di collaborazione|collaborazione freelance|samozatrudnien*|spolupráce na ičo|contract role|contract position|contract to hire|freelance*|independent contractor|1099|c2c|freiberuflich*|independant*|autonomo|外包|自由职业|month contract|w2|corp to corp|b2b|partita iva|libero professionista|zzp*|egenföretagare|frilans*|konsultuppdrag|samozatrudnienie|na ičo|osvč|recibos verdes|prestação de serviços|autônom*|業務委託|业务委託|請負|请负|フリーランス*",
  TEMPORARY:
    "temporary|temp|maternity cover|parental leave cover|elternzeitvertretung|mutterschutzvertretung|remplacement de conge maternite|remplacement conge maternite|baja maternal|baja por maternidad|licença maternidade|sostituzione maternita|zwangerschapsvervanging|zwangerschapsverlof|föräldravikariat|umowa na zastępstwo|na zastępstwo|záskok*|zástup za mateřskou|seasonal|fixed term|befristet*|zeitarbeit|saison*|cdd|interim*|temporal|eventual|temporario|临时|季节工|durée déterminée|saisonni*|duración determinada|temporári*|prazo determinado|tempo determinado|termo certo|tempo determinato|stagional*|interinale|tijdelijk*|bepaalde tijd|seizoen*|vikariat*|visstid*|säsong*|tidsbegränsad*|tillfällig*|czas określony|sezonow*|tymczasow*|dobu určitou|doba určitá|doby určité|sezónní|dočasn*|契約社員|契约社员|派遣|期間限定|期间限定",
  INTERN:
    "intern|internship|praktikum|praktikant*|stagiaire|stage|becario|becaria|practicas|pasantia|estagio|实习|*praktikum|pflichtpraktik*|stagiair*|*stage|pasante|becari*|estagiári*|tirocin*|stagist*|praktik|praktikplats*|staż|stażyst*|praktyki|praktykant*|stáž|stáže|stážist*|インターン*",
  VOLUNTEER: "volunteer*|ehrenamt*|benevol*|voluntari*|志愿者",
  PER_DIEM: "per diem|prn|as needed",
  OTHER: "apprenticeship|other|sonstige|autre|otro|outro",
} as const;

export const seniorityWords = {
  intern:
    "intern|internship|trainee|apprentice|praktikant*|stagiaire|becario|becaria|estagiario|实习|stagiair*|stagist*|tirocinant*|estagiári*|stażyst*|stážist*|インターン*",
  junior:
    "junior|jr|entry level|graduate|new grad|newly qualified|berufseinsteiger*|debutant*|初级|应届|juniora|juniorem|juniors|juniorní|recién titulad*|sin experiencia|recém formad*|neolaureat*|starter|starters|pas afgestudeerd*|nyexaminerad*|nyutexaminerad*|młodsz*|absolwent*|absolvent*|začínající|新卒|未経験|未经验|ジュニア*",
  mid: "mid|mid level|intermediate|pleno|confirme*|semi senior|中级|medior|regular|ミドル*|中堅|中坚",
  senior:
    "senior|sr|snr|expert|erfahrene*|experimente*|高级|资深|seniora|seniorem|seniors|seniorní|experimentad*|ervaren|erfaren|starsz*|doświadczon*|zkušen*|シニア*|ベテラン*",
  staff: "staff",
  lead: "lead|leader|team lead|foreman|vorarbeiter*|teamleit*|head chef|chef d equipe|jefe de equipo|encargad*|组长|领班|主管|team leader|schichtleit*|gruppenleit*|cheffe d equipe|responsable d équipe|jefa de equipo|líder|lider|lidera|liderka|リード*|capo squadra|caposquadra|capoturno|teamleider*|ploegleider*|voorman|gruppledare*|teamledare*|arbetsledare*|lagledare*|brygadzist*|kierownik zmiany|kierownik zespołu|vedoucí týmu|vedoucí směny|リーダー*|チームリーダー*|班長|班长|团队主管",
  principal: "principal|distinguished",
  manager:
    "manager*|management|supervisor|leiter*|leitung|responsable|gerente|jefe|jefa|经理|responsabile|leidinggevende|avdelningschef*|enhetschef*|kierowni*|menedżer*|manažer*|vedoucí oddělení|マネージャー*|マネジャー*|課長|课长|店長|店长",
  director:
    "director*|diretor*|总监|財務総監|部長|head of|direktor*|directeur|directrice|总监|direttor*|direttrice|direktör*|dyrektor*|ředitel*|ディレクター*",
  executive:
    "chief|ceo|cto|cfo|coo|vice president|vp|geschaftsfuhr*|vorstand|president|总裁|总经理|amministratore delegato|代表取締役|代表取缔役|役員|役员",
} as const;

export const periodWords = {
  hour: "hour|hourly|hr|hrs|h|stunde*|stundlich|heure|horaire|hora|小时|时薪|horas|ora|orari*|uur|uurloon|timme|timmen|timlön|tim|godz|godzin*|hod|hodin*|時給|毎時",
  day: "day|daily|diem|diária|diarias|dniówka|dniówk*|dagloon|tagesgage|jornal|tjm|tag|taglich|tagessatz|jour|journalier|dia|diario|日薪|天|giorno|giornalier*|dagtarief|per dag|dzień|dzienn*|denně|日給",
  week: "week|weekly|weekloon|wochenlohn|wk|woche|wochentlich|semaine|hebdomadaire|semana|semanal|周薪|settiman*|veckolön|per vecka|tydzień|tygodn*|týden|týdně|週給",
  month:
    "month|monthly|mo|monat*|mois|mensuel*|mes|mensual|mensal|月|月薪|mtl|mensual*|mensais|b m|mese|mensil*|maand*|p m|månad*|mån|månadslön|mies|miesiąc*|miesięczn*|měsíc*|měsíčn*|měs|月給|月額|月収",
  // "an" alone is English: "an hour".
  year: "year|yearly|yr|annual*|annum|pa|p a|jahr*|par an|l an|brut an|bruts an|euros an|000 an|k an|annuel*|ano|anual*|年|年薪|anuais|b a|anno|annu*|ral|jaar|jaarlijks|per år|om året|årslön|årligen|rok|rocznie|roczn*|ročně|roční*|年収|年俸|年額",
} as const;

export const currencyWords = {
  USD: "usd|us$|us dollar*|美元|美金|米ドル",
  EUR: "eur|euro|euros|teur|欧元",
  GBP: "gbp|pound|pounds|sterling",
  CHF: "chf|franken|sfr|francs suisses|franchi svizzeri|francos suizos|francos suíços|瑞士法郎",
  CAD: "cad|canadian dollar*|加元",
  AUD: "aud|australian dollar*|澳元",
  NZD: "nzd",
  JPY: "jpy|yen|円",
  CNY: "cny|rmb|yuan|元|人民币",
  TWD: "twd|ntd|新台币|新台幣|新臺幣|台币|台幣|臺幣",
  COP: "cop|pesos colombianos",
  CLP: "clp|pesos chilenos",
  ARS: "ars|pesos argentinos",
  HUF: "huf|forint*",
  RON: "ron|lei",
  KRW: "krw|won",
  PHP: "php",
  INR: "inr|rupee*|rupien",
  SEK: "sek|kronor",
  NOK: "nok|norska kronor|norske kroner|norwegian kroner|norwegische kronen|noorse kronen",
  DKK: "dkk|danska kronor|danske kroner|danish kroner|dänische kronen|deense kronen",
  PLN: "pln|zloty|zl|zł|złotych|złoty",
  CZK: "czk|kč|korun",
  MXN: "mxn|pesos mexicanos",
  BRL: "brl|reais|real",
  SGD: "sgd|新加坡元",
  HKD: "hkd|港元|港币|港幣",
  ZAR: "zar|rand",
} as const;

/** Currency signs with the currencies they may stand for. */
export const currencySigns: Readonly<Record<string, readonly string[]>> = {
  "€": ["EUR"],
  "£": ["GBP"],
  "₹": ["INR"],
  "¥": ["JPY", "CNY"],
  R$: ["BRL"],
  kr: ["SEK", "NOK", "DKK", "ISK"],
  $: ["USD", "CAD", "AUD", "NZD", "SGD", "HKD", "MXN", "ARS", "CLP", "COP", "TWD"],
};
