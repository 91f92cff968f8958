import type { HeldLanguage } from "../held/types.ts";

/** What denies the demand or condition after it in its clause. "No less than" and "not only" deny nothing. */
export const denyingWords: Readonly<Record<HeldLanguage, string>> = {
  en: "(?:no|not|never|without|\\p{L}{2,6}n['’]t|cannot)(?! (?:less|fewer|later|only|just|limited|more than))",
  de: "(?:nicht|ohne)(?! (?:nur|weniger|später))|kein\\p{L}*",
  fr: "sans|pas(?! (?:seulement|que|moins|uniquement))(?: d['’](?:une?)?)?|aucune?|ni",
  es: "(?:sin|no|no se|nunca)(?! (?:menos|sol[oa]|solamente))|ning[uú]n\\p{L}*",
  pt: "(?:sem|não|nunca)(?! (?:menos|apenas|só|somente))|nenhum\\p{L}*",
  it: "(?:non|senza)(?! (?:solo|meno))|nessun\\p{L}*",
  nl: "(?:niet|zonder)(?! (?:alleen|minder))|geen",
  sv: "(?:inte|ej|utan)(?! (?:bara|endast|mindre))|ingen|inget|inga",
  pl: "(?:nie|bez|brak)(?! (?:tylko|mniej))|żadn\\p{L}+",
  cs: "ne|nejedná se|nejde|nehledáme|není|nejsou|bez|nenabízíme|neposkytujeme|neumožňujeme|žádn\\p{L}+",
  ja: "未だ|非(?!常)",
  zh: "无需|無需|不需要?|不要求|不限|不接受|不支持|不提供|不能|不可以?|无法|取消|不招|没有|沒有|非",
};
