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
