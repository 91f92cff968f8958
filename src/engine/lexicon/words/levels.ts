import { wordSet } from "../../text/fold.ts";

/** Words for language proficiency, by level of the European framework, lowest first. */
export const languageScale = {
  a1: "a1|beginner|anfanger*|debutant|principiante|iniciante|初学",
  a2: "a2|basic|basics|elementary|elementary proficiency|grundkenntnisse|schulkenntnisse|basiskenntnisse|notions|scolaire|basico|basica|nociones|nocoes|基础",
  b1: "b1|intermediate|conversational|limited working|limited working proficiency|konversationssicher|intermediaire|intermedio|intermedia|intermediario|medio|nivel medio|四级|cet 4",
  b2: "b2|upper intermediate|good|gut|gute|guten|guter|gutes|working knowledge|professional working|professional working proficiency|bon niveau|bonne maitrise|buen nivel|bom nivel|良好|六级|cet 6",
  c1: "c1|advanced|fluent|fluently|fluency|proficient|proficiency|full professional|full professional proficiency|business fluent|business level|excellent|very good|strong|verhandlungssicher*|fliessend*|sehr gut|sehr gute|sehr guten|courant|couramment|maitrise|avance|professionnel|operationnel|fluido|fluida|fluente|avanzado|avanzada|avancado|alto|nivel alto|vloeiend|流利|熟练|精通|专业八级",
  c2: "c2|mastery|near native|annahernd muttersprachlich",
  native:
    "native*|native or bilingual proficiency|mother tongue|first language|muttersprach*|bilingual*|bilingue*|zweisprachig*|langue maternelle|lengua materna|lingua materna|nativo|nativa|madrelingua|母语",
} as const;

/** Words with which people state a low level of a skill, in all languages with words for it. */
export const lowLevel =
  /(?<!\p{L})(?:beginners?|basics?|novice|elementary|rudimentary|grundkenntnisse|grundlagen|basiskenntnisse|anfänger\p{L}*|débutant\p{L}*|notions?|bases|básic[oa]s?|basic[oa]s?|nociones|principiante|iniciante|noções|nozioni|basi|di base|basis|basiskennis|beginner|grundläggande|nybörjare|podstaw\p{L}*|początkując\p{L}*|základ\p{L}*|začátečník)(?!\p{L})|初级|入门|基础|基礎|初級|初心者/iu;

/** Words with which a demand asks for a high level. */
export const highLevel =
  /(?<!\p{L})(?:strong|expert\p{L}*|advanced|excellent|very good|outstanding|in-depth|deep|solid|thorough|extensive|proficien\p{L}+|master\p{L}*|sehr gute?[nrs]?|fundierte?[nrs]?|ausgeprägte?[nrs]?|vertiefte?[nrs]?|tiefgehende?[nrs]?|fortgeschritten\p{L}*|ausgezeichnete?[nrs]?|sichere?r? umgang|beherrsch\p{L}*|approfondi\p{L}*|excellente?s?|avancée?s?|très bonnes?|maîtrise|avanzad[oa]s?|dominio|excelentes?|sólid[oa]s?|avançad[oa]s?|domínio|ottim[aeio]|approfondit[aeo]|avanzat[aeo]|uitstekende?|gedegen|grondige|mycket god\p{L}*|avancerad\p{L}*|bardzo dobr\p{L}+|zaawansowan\p{L}+|pokročil\p{L}+|výborn\p{L}+)(?!\p{L})|精通|熟练|高度な/iu;

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
  falado lido bom boa bem pouco basica intermediaria intermediario fluente avancada tecnico tecnica instrumental
  madrelingua scolastico discreto discreta buono buona ottimo ottima fluente parlato scritto letto livello elementare
  moedertaal vloeiend goed redelijk basis gesproken geschreven schriftelijk mondeling
  wenig etwas fair passiv gesprochen geschrieben wort schrift ausbaufahig mittel oral parlee ecrite lue courante lee habla escribe fala escreve technisch sicher`);

/** Words before the speaking level, if several abilities have levels. */
export const SPOKEN =
  /(?<!\p{L})(?:spoken|speaking|oral|gesprochen|sprechen|mündlich|parl[ée]e?|à l['’]oral|hablad[oa]|expresión oral|falad[oa]|fala|parlat[oa]|gesproken|spreken|mondeling|口语)\s{0,2}[:：–-]\s{0,2}/iu;

/** Words before another ability's level. */
export const OTHER_ABILITY =
  /(?<!\p{L})(?:written|writing|reading|read|listening|understanding|schriftlich|geschrieben|lesen|hörverstehen|[ée]crit|lu|compris|compréhension|escrit[oa]|leíd[oa]|lectura|comprensión|lido|leitura|compreensão|scritt[oa]|lett[oa]|ascolto|geschreven|lezen|schrijven|书写|阅读)\s{0,2}[:：–-]/iu;
