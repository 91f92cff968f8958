import { wordSet } from "../text/fold.ts";

/** Names of languages in English, German, Spanish, French, Portuguese, Italian, Dutch and Chinese, by ISO 639 code. */
export const languageNames = {
  en: "english|inglesa|englisch*|ingles|inglese|anglais*|engels*|英语|英文",
  de: "german|deutsch*|aleman|alemao|alema|alemana|allemand*|tedesco|duits*|德语|德文",
  fr: "french|franzosisch*|frances|francais*|francese|francesa|frans|法语|法文",
  es: "spanish|spanisch*|espanol|espanhol|espanhola|castellano|espagnol*|spagnolo|spaans|西班牙语",
  pt: "portuguese|portugiesisch*|portugues|portugais*|portoghese|葡萄牙语",
  it: "italian|italienisch*|italiano|italien*|italiaans|意大利语",
  nl: "dutch|niederlandisch*|neerlandes|holandes|neerlandais*|nederlands*|olandese|荷兰语",
  zh: "chinese|mandarin|chinesisch*|chino|chines|mandarim|chinois*|cinese|普通话|国语|中文|汉语|标准普通话",
  yue: "cantonese|kantonesisch|cantones|cantonais|粤语|广东话",
  nan: "hokkien|taiwanese|闽南语|台语",
  hak: "hakka|客家话",
  wuu: "shanghainese|上海话",
  ja: "japanese|japanisch*|japones|japonais*|giapponese|日语|日文",
  ko: "korean|koreanisch*|coreano|coreen*|韩语|韩文",
  ru: "russian|russisch*|ruso|russo|russe|俄语|俄文",
  ar: "arabic|arabisch*|arabe|arabo|阿拉伯语",
  pl: "polish|polnisch*|polaco|polones|polonais*|polacco|波兰语",
  tr: "turkish|turkisch*|turco|turc|土耳其语",
  uk: "ukrainian|ukrainisch*|ucraniano|ukrainien*|ucraino|乌克兰语",
  ca: "catalan|katalanisch*|catala",
  "ca-valencia": "valenciano|valencian",
  gl: "gallego|galego|galician",
  eu: "euskera|basque|vasco|baskisch",
  ht: "haitian creole|creole",
  vi: "vietnamese|vietnamesisch*|vietnamita|vietnamien|越南语",
  th: "thai|thailandisch|泰语",
  tl: "tagalog|filipino",
  ceb: "cebuano|bisaya",
  ilo: "ilocano",
  id: "indonesian|indonesisch|indonesio|indonesien|印尼语",
  ms: "malay|malaiisch|马来语",
  jv: "javanese",
  su: "sundanese",
  hi: "hindi|印地语",
  ur: "urdu",
  pa: "punjabi",
  bn: "bengali|bangla",
  ta: "tamil",
  te: "telugu",
  gu: "gujarati",
  mr: "marathi",
  ml: "malayalam",
  kn: "kannada",
  or: "odia|oriya",
  as: "assamese",
  kok: "konkani",
  sd: "sindhi",
  ks: "kashmiri",
  tcy: "tulu",
  doi: "dogri",
  bho: "bhojpuri",
  mai: "maithili",
  raj: "rajasthani",
  ne: "nepali",
  si: "sinhala",
  my: "burmese",
  km: "khmer",
  lo: "lao",
  mn: "mongolian",
  fa: "farsi|persian|persisch|persan",
  "fa-af": "dari",
  ps: "pashto|paschtu",
  ku: "kurdish|kurdisch|kurde",
  he: "hebrew|hebraisch|hebreo|hebreu|希伯来语",
  yi: "yiddish",
  cy: "welsh|cymraeg|walisisch",
  ga: "irish|irisch",
  gd: "gaelic",
  br: "breton",
  la: "latin|latein",
  eo: "esperanto",
  fy: "frisian|friesisch",
  lb: "luxembourgish|letzeburgisch|luxemburgisch",
  gsw: "alsacien",
  co: "corse|corsican",
  oc: "occitan",
  mt: "maltese",
  rom: "romani",
  lad: "ladino",
  wen: "sorbian|sorbisch",
  sv: "swedish|schwedisch*|sueco|suedois*|瑞典语",
  no: "norwegian|norwegisch*|noruego|norvegien",
  da: "danish|danisch*|danes|danois",
  fi: "finnish|finnisch|finlandais|finlandes",
  is: "icelandic|islandisch",
  et: "estonian|estnisch|estonien",
  lv: "latvian|lettisch|letton",
  lt: "lithuanian|litauisch|lituanien",
  cs: "czech|tschechisch*|tcheque|checo|捷克语",
  sk: "slovak|slowakisch|slovaque",
  sl: "slovenian|slovene|slowenisch",
  hu: "hungarian|ungarisch*|hongrois|hungaro|匈牙利语",
  ro: "romanian|rumanisch*|roumain|rumano|rumeno",
  bg: "bulgarian|bulgarisch|bulgare|bulgaro",
  el: "greek|griechisch*|grec|griego|希腊语",
  hr: "croatian|kroatisch*|croate|croata",
  sr: "serbian|serbisch*|serbe|serbio",
  bs: "bosnian|bosnisch",
  mk: "macedonian|mazedonisch",
  sq: "albanian|albanisch|albanais|albanese",
  be: "belarusian",
  ka: "georgian|georgien",
  hy: "armenian|armenien",
  az: "azerbaijani",
  uz: "uzbek",
  kk: "kazakh",
  ky: "kyrgyz",
  tg: "tajik",
  tk: "turkmen",
  tt: "tatar",
  sw: "swahili|kiswahili",
  am: "amharic",
  ti: "tigrinya|tigrinisch",
  om: "oromo",
  so: "somali",
  yo: "yoruba",
  ig: "igbo",
  ha: "hausa",
  ff: "fula|fulani",
  wo: "wolof",
  bm: "bambara",
  ak: "akan|twi",
  ee: "ewe",
  kri: "krio",
  ln: "lingala",
  rw: "kinyarwanda",
  rn: "kirundi",
  lg: "luganda",
  zu: "zulu",
  xh: "xhosa",
  st: "sotho",
  tn: "tswana",
  sn: "shona",
  nd: "ndebele",
  af: "afrikaans",
  mg: "malagasy",
  ber: "berbere|tamazight",
  kab: "kabyle",
  qu: "quechua",
  gn: "guarani",
  ay: "aymara",
  nah: "nahuatl",
  myn: "maya",
  nv: "navajo",
  mi: "maori",
  sm: "samoan",
  to: "tongan",
  haw: "hawaiian",
  ase: "american sign language|asl",
  bfi: "british sign language|bsl",
  gsg: "deutsche gebardensprache|dgs",
  fsl: "langue des signes francaise|lsf",
  bzs: "lingua brasileira de sinais|libras",
  sign: "sign language|gebardensprache|langue des signes|lengua de signos|lingua de sinais|手语",
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
  "we|want|someone|somebody|who|speaks|parlez|parles|parle|sprechen|sprichst|spricht|gut|habla|hables|hablas|fale|fala|parla|you|know|knows|understand|understands|um|uns|wir|leitura|tecnico|tecnica|escrita|conversacao|fala|ler|technical|business|customers|guests|clients|speaking|communicate|comfortable|conversation|idioma|standard|标|准|language|languages|skills|skill|knowledge|command|communication|verbal|oral|speaking|speak|speaker|speakers|read|write|reading|writing|both|very|at|least|level|ability|able|must|should|ideally|also|second|another|other|with|plus|any|" +
  "sprachkenntnisse|kenntnisse|sprache|mindestens|auf|niveau|reicht|idealerweise|weitere|gerne|bzw|sprachniveau|" +
  "langue|maitrise|connaissance|idioma|idiomas|dominio|conocimientos|minimo|minima|conocimiento|domina|hablar|lengua|conhecimento|conhecimentos|lingua|" +
  "required|preferred|essential|asset|strong|desirable|desired|welcome|advantage|bonus|valued|necessary|mandatory|needed|vorteil|von|wunschenswert|erforderlich|souhaite|apprecie|exige|un|atout|serait|est|requis|imprescindible|valorable|se|valora|valorara|valorado|valorizado|deseable|deseavel|diferencial|sera|seria|obrigatorio|" +
  "及|以|上|水|平|具|备|听|说|读|写|能|力|的|优|先|证|书|者|可|作|为|工|语|言|良|好|沟|通";

/** Words that say how well a language is spoken. */
export const FLUENCY_WORDS =
  wordSet(`native fluent heritage speaker first proficient conversational basic intermediate advanced beginner
  elementary bilingual mother tongue professional working limited proficiency full fluency business level good
  very excellent reading writing spoken written upper lower pre fluently some school knowledge read
  muttersprache muttersprachler muttersprachlich fliessend verhandlungssicher grundkenntnisse gute gut sehr
  fortgeschritten konversationssicher kenntnisse grundlagen niveau stufe
  langue maternelle courant couramment notions intermediaire avance debutant bilingue technique lu parle ecrit
  scolaire professionnel bon bonnes
  nativo nativa materna lengua fluido avanzado intermedio basico alto medio bajo nivel profesional fluida
  and or und oder et ou y o in i ii iii home everyday passive competent
  hablado escrito leido fluidez bueno buena muy usuario
  falado lido bom boa bem pouco basica intermediaria fluente avancada
  madrelingua scolastico discreto discreta buono buona ottimo ottima fluente parlato scritto letto livello elementare
  moedertaal vloeiend goed redelijk basis gesproken geschreven schriftelijk mondeling
  passiv gesprochen geschrieben wort schrift ausbaufahig mittel oral parlee ecrite lue courante lee habla escribe fala escreve technisch sicher`);

/** Words before the level at which a language is spoken, where several abilities have one each. */
export const SPOKEN =
  /(?<!\p{L})(?:spoken|speaking|oral|gesprochen|sprechen|mündlich|parl[ée]e?|à l['’]oral|hablad[oa]|expresión oral|falad[oa]|fala|parlat[oa]|gesproken|spreken|mondeling|口语)\s{0,2}[:：–-]\s{0,2}/iu;

/** Words before those of another ability. */
export const OTHER_ABILITY =
  /(?<!\p{L})(?:written|writing|reading|read|listening|understanding|schriftlich|geschrieben|lesen|hörverstehen|[ée]crit|lu|compris|compréhension|escrit[oa]|leíd[oa]|lectura|comprensión|lido|leitura|compreensão|scritt[oa]|lett[oa]|ascolto|geschreven|lezen|schrijven|书写|阅读)\s{0,2}[:：–-]/iu;
