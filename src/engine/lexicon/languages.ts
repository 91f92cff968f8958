/** Names of languages in English, German, Spanish, French, Portuguese, Italian, Dutch and Chinese, by ISO 639-1 code. */
export const languageNames = {
  en: "english|inglesa|englisch*|ingles|inglese|anglais*|engels*|英语|英文",
  de: "german|deutsch*|aleman|alemao|alema|alemana|allemand*|tedesco|duits*|德语",
  fr: "french|franzosisch*|frances|francais*|francese|francesa|frans|法语",
  es: "spanish|spanisch*|espanol|espanhol|espanhola|castellano|espagnol*|spagnolo|spaans|西班牙语",
  pt: "portuguese|portugiesisch*|portugues|portugais*|portoghese|葡萄牙语",
  it: "italian|italienisch*|italiano|italien*|italiaans|意大利语",
  nl: "dutch|niederlandisch*|neerlandes|holandes|neerlandais*|nederlands*|olandese|荷兰语",
  zh: "chinese|mandarin|cantonese|chinesisch*|chino|mandarin|chinois*|普通话|国语|粤语|中文|汉语",
  ja: "japanese|japanisch*|japones|japonais*|giapponese|日语|日文",
  ko: "korean|koreanisch*|coreano|coreen*|韩语",
  ru: "russian|russisch*|ruso|russo|russe|俄语",
  ar: "arabic|arabisch*|arabe|arabo|阿拉伯语",
  pl: "polish|polnisch*|polaco|polones|polonais*",
  tr: "turkish|turkisch*|turco",
  uk: "ukrainian|ukrainisch*|ucraniano|ukrainien*",
  ca: "catalan|katalanisch*",
  gl: "gallego|galego|galician",
  eu: "euskera|basque|vasco",
  ht: "haitian creole|creole",
  vi: "vietnamese|vietnamesisch*|vietnamita",
  tl: "tagalog|filipino",
  hi: "hindi|punjabi|urdu|bengali|tamil",
  cy: "welsh|cymraeg",
  sv: "swedish|schwedisch*|sueco|suedois*|norwegian|danish|danisch*|finnish|norwegisch*",
  cs: "czech|tschechisch*|slovak|hungarian|ungarisch*|romanian|rumanisch*|greek|griechisch*|hebrew|croatian|kroatisch*|serbisch*",
  sign: "american sign language|asl|sign language|gebardensprache|langue des signes|lengua de signos|libras",
  any: "second language|foreign language*|other language*|another language|fremdsprache*|weitere sprachen|langue etrangere|autre langue|segundo idioma|otro idioma|otros idiomas|lengua cooficial|外语|bilingual*|multilingual|bilingue*|zweisprachig*|trilingual|双语",
} as const;

/** Words of a level of a language; those of the European framework and of China's tests are their own. */
export const languageLevels = {
  level:
    "a1|a2|b1|b2|c1|c2|native*|mother tongue|fluent*|fluency|proficient|conversational|business level|intermediate|advanced|basic|spoken|written|good|excellent|strong|working knowledge|bilingual|" +
    "muttersprach*|fliessend*|verhandlungssicher*|sehr gute*|gute*|sichere*|grundkenntnisse|in wort und schrift|" +
    "courant|couramment|bilingue|langue maternelle|niveau|bon niveau|maitrise|lu|ecrit|parle|operationnel|professionnel|notions|" +
    "nativo|nivel|fluido|fluente|avanzado|avancado|intermedio|intermediario|basico|alto|medio|hablado|escrito|conversacional|" +
    "goede beheersing|vloeiend*|fluente|ottima|buona|" +
    "四级|六级|八级|四六级|专业八级|二级甲等|二级乙等|一级乙等|流利|熟练|精通|母语|良好|cet|hsk|toefl|ielts|jlpt|n1|n2",
} as const;

/** Words that stand around the name of a language and say nothing else. */
export const languageContext =
  "and|or|und|oder|sowie|et|ou|y|o|e|a|an|the|is|are|be|being|to|in|of|das|die|der|dem|le|la|les|l|el|del|do|da|du|de|d|des|en|het|van|" +
  "language|languages|skills|skill|knowledge|command|communication|verbal|oral|speaking|speak|speaker|speakers|read|write|reading|writing|both|very|at|least|level|ability|able|must|should|ideally|also|second|another|other|with|plus|any|" +
  "sprachkenntnisse|kenntnisse|sprache|mindestens|auf|niveau|reicht|idealerweise|weitere|gerne|bzw|sprachniveau|" +
  "langue|maitrise|connaissance|idioma|idiomas|dominio|conocimientos|minimo|minima|conocimiento|domina|hablar|lengua|conhecimento|conhecimentos|lingua|" +
  "required|preferred|essential|asset|strong|desirable|desired|welcome|advantage|bonus|valued|necessary|mandatory|needed|vorteil|von|wunschenswert|erforderlich|souhaite|apprecie|exige|un|atout|serait|est|requis|imprescindible|valorable|se|valora|valorara|valorado|valorizado|deseable|deseavel|diferencial|sera|seria|obrigatorio|" +
  "及|以|上|水|平|具|备|听|说|读|写|能|力|的|优|先|证|书|者|可|作|为|工|语|言|良|好|沟|通";
