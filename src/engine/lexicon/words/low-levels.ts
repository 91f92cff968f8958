/** Words with which people state a low level of a skill, in all languages with words for it. */
export const lowLevel =
  /(?<!\p{L})(?:beginners?|basics?|novice|elementary|rudimentary|grundkenntnisse|grundlagen|basiskenntnisse|anfänger\p{L}*|débutant\p{L}*|notions?|bases|básic[oa]s?|basic[oa]s?|nociones|principiante|iniciante|noções|nozioni|basi|di base|basis|basiskennis|beginner|grundläggande|nybörjare|podstaw\p{L}*|początkując\p{L}*|základ\p{L}*|začátečník)(?!\p{L})|初级|入门|基础|基礎|初級|初心者/iu;

/** Words with which a demand asks for a high level. */
export const highLevel =
  /(?<!\p{L})(?:strong|expert\p{L}*|advanced|excellent|very good|outstanding|in-depth|deep|solid|thorough|extensive|proficien\p{L}+|master\p{L}*|sehr gute?[nrs]?|fundierte?[nrs]?|ausgeprägte?[nrs]?|vertiefte?[nrs]?|tiefgehende?[nrs]?|fortgeschritten\p{L}*|ausgezeichnete?[nrs]?|sichere?r? umgang|beherrsch\p{L}*|approfondi\p{L}*|excellente?s?|avancée?s?|très bonnes?|maîtrise|avanzad[oa]s?|dominio|excelentes?|sólid[oa]s?|avançad[oa]s?|domínio|ottim[aeio]|approfondit[aeo]|avanzat[aeo]|uitstekende?|gedegen|grondige|mycket god\p{L}*|avancerad\p{L}*|bardzo dobr\p{L}+|zaawansowan\p{L}+|pokročil\p{L}+|výborn\p{L}+)(?!\p{L})|精通|熟练|高度な/iu;
