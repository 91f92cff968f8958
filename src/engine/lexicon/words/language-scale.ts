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
