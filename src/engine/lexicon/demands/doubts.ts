import type { HeldLanguage } from "../held/types.ts";

/** What denies the demand or condition after it in its clause. "No less than" and "not only" deny nothing. */
export const denyingWords: Readonly<Record<HeldLanguage, string>> = {
  en: "(?:no|not|never|without|\\p{L}{2,6}n['’]t|cannot)(?! (?:less|fewer|later|only|just|limited|more than))",
  de: "(?:nicht|ohne)(?! (?:nur|weniger|später))|kein\\p{L}*",
  fr: "sans|pas(?! (?:seulement|que|moins|uniquement))(?: d['’](?:une?)?)?|aucune?|ni",
  es: "(?:sin|no|no se|nunca)(?! (?:menos|sol[oa]|solamente))|ning[uú]n\\p{L}*",
  pt: "(?:sem|não|nunca)(?! (?:menos|apenas|só|somente))|nenhum\\p{L}*",
  it: "(?:non|senza)(?! (?:solo|meno))|nessun\\p{L}*",
  nl: "(?:niet|zonder)(?! (?:alleen|minder))|geen",
  sv: "(?:inte|ej|utan)(?! (?:bara|endast|mindre))|ingen|inget|inga",
  pl: "(?:nie|bez|brak)(?! (?:tylko|mniej))|żadn\\p{L}+",
  cs: "ne|nejedná se|nejde|nehledáme|není|nejsou|bez|nenabízíme|neposkytujeme|neumožňujeme|žádn\\p{L}+",
  ja: "未だ|非(?!常)",
  zh: "无需|無需|不需要?|不要求|不限|不接受|不支持|不提供|不能|不可以?|无法|取消|不招|没有|沒有|非",
};

/** Nouns of a job and its contract, as regular expression alternatives for whole words. */
export const jobNouns =
  "roles?|positions?|jobs?|posts?|work\\p{L}*|contracts?|employment|stelle\\p{L}*|arbeit\\p{L}*|tätigkeit|anstellung|\\p{L}*vertrag\\p{L}*|postes?|contrats?|travail|emplois?|missions?|trabajo|contratos?|puesto|jornada|empleo|vacante|plaza|lavoro|contratto|posizione|impiego|ruolo|orario|trabalho|contrato|vagas?|emprego|functie|baan|werk\\p{L}*|dienstverband|contract|tjänst\\p{L}*|anställning\\p{L}*|arbet\\p{L}*|jobb\\p{L}*|prac\\p{L}*|umow\\p{L}*|stanowisk\\p{L}*|etat\\p{L}*|prác\\p{L}*|úvaz\\p{L}*|poměr\\p{L}*|smlouv\\p{L}*|pozic\\p{L}*|míst\\p{L}*";

/** What else "full-time", "hybrid" or "temporary" may describe: people at work, times, and ways of working. */
export const workNouns =
  "employ\\p{L}*|hours?|basis|shifts?|vacanc\\p{L}*|opportunit\\p{L}*|placements?|permanent|engagement|assignments?|cover|staff|teams?|first|friendly|only|within|across|throughout|anywhere|worldwide|based|schedules?|patterns?|models?|set-?up|arrangements?|options?|possible|available|polic\\p{L}*|candidates?|appointments?|maternity|fixed|salar\\p{L}*|pay|equivalent|fte|days?|weeks?|per|preferred|allowed|offered|ok|compan\\p{L}*|cultur\\p{L}*|campaign|season\\p{L}*|internships?|working|replacement|relief|summer|evening|night|weekend|\\p{L}*arbeit\\p{L}*|tätig\\p{L}*|beschäftig\\p{L}*|anstellung\\p{L}*|modell\\p{L}*|kräfte|kraft|aushilf\\p{L}*|einsatz\\p{L}*|\\p{L}*verhältnis\\p{L}*|möglich\\p{L}*|mobil\\p{L}*|home-?office|functi\\p{L}*|dienstverband\\p{L}*|kracht\\p{L}*|aanstelling|vacature|mogelijk|anställ\\p{L}*|vikari\\p{L}*|uppdrag\\p{L}*|roll|befattning|möjlig\\p{L}*|zatrudni\\p{L}*|tryb\\p{L}*|wymiar\\p{L}*|form\\p{L}*|możliw\\p{L}*|režim\\p{L}*|výpomoc\\p{L}*|brigád\\p{L}*|možn\\p{L}*|spolupr\\p{L}*|zástup\\p{L}*|temps|mode|rythme|télétravail|organisation|cdd|cdi|offres?|formule|équipe|modalidad\\p{L}*|modelo|formato|esquema|régimen|oferta|horario|equipo|cien|lavor\\p{L}*|contratt\\p{L}*|posizion\\p{L}*|modalità|impieg\\p{L}*|rapporto|regime|incarico|cargo|posto|horário|equipe|atuação|\\d.*";
