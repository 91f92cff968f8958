import file from "../../../../db/lexicon/words/levels.json" with { type: "json" };
import { dataFile } from "../data-file.ts";

const read = dataFile("words/levels", file);

/** Words for language proficiency, by level of the European framework, lowest first. */
export const languageScale = file.languageScale;

/** Words with which people state a low level of a skill, in all languages with words for it. */
export const lowLevel =
  /(?<!\p{L})(?:beginners?|basics?|novice|elementary|rudimentary|grundkenntnisse|grundlagen|basiskenntnisse|anfänger\p{L}*|débutant\p{L}*|notions?|bases|básic[oa]s?|basic[oa]s?|nociones|principiante|iniciante|noções|nozioni|basi|di base|basis|basiskennis|beginner|grundläggande|nybörjare|podstaw\p{L}*|początkując\p{L}*|základ\p{L}*|začátečník)(?!\p{L})|初级|入门|基础|基礎|初級|初心者/iu;

/** Words with which a demand asks for a high level. */
export const highLevel =
  /(?<!\p{L})(?:strong|expert\p{L}*|advanced|excellent|very good|outstanding|in-depth|deep|solid|thorough|extensive|proficien\p{L}+|master\p{L}*|sehr gute?[nrs]?|fundierte?[nrs]?|ausgeprägte?[nrs]?|vertiefte?[nrs]?|tiefgehende?[nrs]?|fortgeschritten\p{L}*|ausgezeichnete?[nrs]?|sichere?r? umgang|beherrsch\p{L}*|approfondi\p{L}*|excellente?s?|avancée?s?|très bonnes?|maîtrise|avanzad[oa]s?|dominio|excelentes?|sólid[oa]s?|avançad[oa]s?|domínio|ottim[aeio]|approfondit[aeo]|avanzat[aeo]|uitstekende?|gedegen|grondige|mycket god\p{L}*|avancerad\p{L}*|bardzo dobr\p{L}+|zaawansowan\p{L}+|pokročil\p{L}+|výborn\p{L}+)(?!\p{L})|精通|熟练|高度な/iu;

/** Words that say how well a language is spoken. */
export const FLUENCY_WORDS = read.wordSet("fluencyWords");

/** Words that say how well something else is known: "Excel (advanced)". */
export const SKILL_LEVELS = read.wordSet("skillLevels");

/** Words before the speaking level, if several abilities have levels. */
export const SPOKEN =
  /(?<!\p{L})(?:spoken|speaking|oral|gesprochen|sprechen|mündlich|parl[ée]e?|à l['’]oral|hablad[oa]|expresión oral|falad[oa]|fala|parlat[oa]|gesproken|spreken|mondeling|口语)\s{0,2}[:：–-]\s{0,2}/iu;

/** Words before another ability's level. */
export const OTHER_ABILITY =
  /(?<!\p{L})(?:written|writing|reading|read|listening|understanding|schriftlich|geschrieben|lesen|hörverstehen|[ée]crit|lu|compris|compréhension|escrit[oa]|leíd[oa]|lectura|comprensión|lido|leitura|compreensão|scritt[oa]|lett[oa]|ascolto|geschreven|lezen|schrijven|书写|阅读)\s{0,2}[:：–-]/iu;
