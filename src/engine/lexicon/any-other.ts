/** "Kotlin or similar" names one thing. */
export const anyOther =
  /^(?:or |ou |oder |o )?(?:(?:an? |some )?(?:similar|equivalent|comparable|related)(?: \p{L}+)?|other|etc\.?|ähnliche[srn]?|vergleichbare?[srn]?|gleichwertige?[srn]?|équivalente?s?|similaires?|similar(?:es)?|equivalentes?|semelhantes?|同等|类似)$/iu;
