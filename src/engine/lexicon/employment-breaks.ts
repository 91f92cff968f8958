// Words, without accents, for not working at the time, by language.

const WORDS: Readonly<Record<string, string>> = {
  en: `career break|career gap|employment gap|gap year|sabbatical|unemploy\\p{L}*|out of work|between jobs|job search|laid off|layoff|made redundant|redundancy|furlough\\p{L}*|maternity|paternity|parental leave|family leave|medical leave|sick leave|leave of absence|stay[- ]at[- ]home|at home caring|(?:caring|cared|caregiving|caregiver) for (?:my|our|(?:an? )?(?:ill |sick |elderly |age?ing |disabled |close )?(?:parents?|relatives?|family members?|mother|father))|time off|raising (?:my|our|a) (?:famil|child|son|daughter)\\p{L}*|homemaker|full[- ]time parent|travel(?:l?ing|l?ed)? (?:the world|abroad|around|year|through)|work (?:&|and) travel|backpacking|break`,
  de: `elternzeit|mutterschutz|erziehungszeit|arbeitslos\\p{L}*|arbeitssuchend\\p{L}*|arbeitsuchend\\p{L}*|sabbatjahr|auszeit|pflege (?:eine[rs]?|meine[rs]?|von|der|des) (?:angehorig\\p{L}*|mutter|vater|eltern|familie\\p{L}*)|berufliche neuorientierung|krankheit|weltreise|hausfrau|hausmann|familienfrau|familienmann|kinderbetreuung|erwerbslos\\p{L}*`,
  es: `en paro|desemple\\p{L}*|excedencia|baja (?:maternal|medica|por)|permiso de maternidad|ano sabatico|cuidado de (?:familia\\p{L}*|hij\\p{L}*|mi)|pausa laboral`,
  fr: `chomage|conge (?:maternite|parental|sabbatique|paternite)|annee sabbatique|recherche d['’ ]emploi|sans emploi|arret maladie|pause carriere|mere au foyer|pere au foyer|tour du monde`,
  pt: `desempreg\\p{L}*|licenca (?:maternidade|parental|sem)|ano sabatico|pausa na carreira|interrupcao de carreira|cuidados? (?:a|de|com) famil\\p{L}*`,
  it: `disoccupa\\p{L}*|maternita|anno sabbatico`,
  nl: `werkloos|werkzoekend|zwangerschapsverlof|ouderschapsverlof|sabbatjaar`,
  zh: `待业|离职|失业|产假|备考|全职妈妈|休假|间隔年|职业空窗|照顾家`,
};

/** Finds such words in a folded text. */
export const EMPLOYMENT_BREAK = new RegExp(
  Object.entries(WORDS)
    .map(([language, words]) => (language === "zh" ? `(?:${words})` : `(?<!\\p{L})(?:${words})(?!\\p{L})`))
    .join("|"),
  "u",
);
