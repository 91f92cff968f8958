import type { HeldWords } from "./types.ts";

export const fr: HeldWords = {
  knowing:
    "expérience|connaissances?|notions?|formation|pratique|diplôme|compétences?|utilis[ée]\\p{L}*|travaill[ée]\\p{L}*|pratiqu[ée]\\p{L}*|manipul[ée]\\p{L}*|touch[ée]|maîtrise\\p{L}*|connais|connu|sais|parle|appris|possède|familière?|habitué\\p{L}*",
  denies: "(?:ne|n['’])|pas|aucune?|sans|jamais|peu",
  deniesName: "pas (?:de|d['’])|ni|sans|sauf|hormis|excepté|à part|aucune? (?:de )?",
  between: "ou|et|ni|de|du|des|la|le|les|l['’]|d['’]|avec|en|à",
  lacks: "manque|il me manque|manque de|ignore|aucune? (?:notion|expérience|connaissance)s? (?:de|d['’]|en)",
  lacksBehind: "me manque|m['’]est (?:inconnue?|étrang\\p{L}*)",
  none: "non|aucune?|pas\\b|jamais|néant|sans",
  once: "non seulement|pas seulement|ne [^,;]{1,30} plus|n['’][^,;]{1,30} plus|pas que",
  planned:
    "vais|allons|compte (?:apprendre|suivre|me former|me mettre)|en train d['’]apprendre|prévois|projette|apprendrai|suivrai|commencerai|j['’]apprends|en cours d['’]apprentissage|l['’]an prochain|l['’]année prochaine|prochainement|objectif",
  plannedBehind: "en cours|prévue?|à venir",
  wished:
    "souhait(?:e|erais)|voudrais|aimerais|envie (?:de|d['’])|désire|désireu(?:x|se)|intéressée? par|espère|rêve de|curieu(?:x|se) de|prête? à|veux|hâte de",
  wishedBehind: "m['’]intéresse|m['’]attire",
  people:
    "(?:c['’]est )?(?:mon|ma|mes|notre|son|sa|une?|le|la) (?:frère|sœur|soeur|père|mère|parents|mari|femme|conjointe?|compagn(?:on|e)|fils|fille|oncle|tante|cousine?|amie?|collègues?|chef|cheffe|responsable|supérieure?|prédécesseure?|agence|prestataire|sous-traitant|consultante?)",
  doneByOthers:
    "(?:faite?s?|réalisée?s?|gérée?s?|assurée?s?|développée?s?) par (?:une?|mon|ma|l['’]|le|la) ?(?:agence|prestataire|sous-traitant|collègue|chef|cheffe|équipe externe|consultante?)|s['’]occupait|s['’]en occupait",
  self: "je|j['’]\\p{L}*|me|m['’]\\p{L}*|moi|nous",
};
