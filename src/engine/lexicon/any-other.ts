/** "Kotlin or similar", "B2 or better" and "a card or able to get one" name one item. */
export const anyOther =
  /^(?:better|higher|above|more|greater|native|besser|höher|mehr|supérieure?s?|superior(?:es)?|hoger|(?:be )?(?:able|willing) to .*|ability to .*|(?:currently )?working towards? .*)$|^(?:or |ou |oder |o )?(?:(?:an? |some )?(?:similar|equivalent|comparable|related)(?: \p{L}+)?|other|etc\.?|ähnliche[srn]?|vergleichbare?[srn]?|gleichwertige?[srn]?|équivalente?s?|similaires?|similar(?:es)?|equivalentes?|semelhantes?|同等|类似)$/iu;
