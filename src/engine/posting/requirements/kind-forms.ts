/** "B - Véhicule léger": a class of driving licence on a board. */
export const ofClass = /^(?:permis )?[A-E][1E]? - véhicule/iu;

/** "You need to be 18+", but not "18+ months". */
export const ageMark =
  /(?<!\d)(?:16|18|21)\+(?!\s?(?:months?|mos?|years?|yrs?|monate|jahre|hours?|h|k|days?)(?!\p{L}))/iu;

/** "De 25 a 45 años", "20-35 y/o": only an age. */
export const ofAge =
  /^age:? (?:not more than|below|under|up to|max(?:imum)?) \d{2}(?: ?(?:years?|yrs))?$|^(?:(?:must )?be |(?:must be |be )?(?:at least |minimum |over )|minimum age:? )?(?:1[5-9]|2[0-5])\+? ?(?:years?|yrs)(?: of age)?(?: (?:or|and) (?:older|over|above))?(?: old)?$|^(?:must be |be )?(?:1[5-9]|2[0-5])\+? (?:years?|yrs) (?:of age )?(?:or|and) (?:older|over|above)$|^(?:de |from |von |aged? |entre |between |zwischen )?(?:1[5-9]|2\d)\s?(?:a|to|bis|à|y|and|und|et|-)\s?[3-6]\d\s?(?:años|anos|years old|y\/o|yo|jahren?|ans|anni|jaar)$/iu;

/** Short names that are not words in any of the languages, so messages write them in lower case. */
export const unmistakable =
  /^(?:cnh|cdl|hgv|lgv|nvq|bsc|msc|phd|mba|hnd|ged|gcse|cpr|bls|acls|cscs|hcpc|oab|coren)$/iu;

/** A degree to be studied later is not required. */
export const willStudy =
  /^(?:a )?(?:commitment|commit|willing(?:ness)?|ready|readiness|prepared|happy|able|desire|bereit(?:schaft)?|bereit,|dispos(?:é|ition)|prêt)[^,;]{0,12} (?:to|zur?|à|die|das) (?:complete (?:the|a|an|our)|study|work towards|obtain|gain|achieve|weiterbildung|ausbildung)/iu;
