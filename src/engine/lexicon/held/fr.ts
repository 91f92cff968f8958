import type { HeldWords } from "./types.ts";

export const fr: HeldWords = {
  knowing:
    "comprends|programm[ée]\\p{L}*|développ[ée]\\p{L}*|approch[ée]\\p{L}*|ouvert|se sert|sers|expérience|connaissances?|notions?|formation|pratique|diplôme|compétences?|utilis[ée]\\p{L}*|travaill[ée]\\p{L}*|pratiqu[ée]\\p{L}*|manipul[ée]\\p{L}*|touch[ée]|maîtrise\\p{L}*|connais|connu|sais|parle|appris|possède|familière?|habitué\\p{L}*",
  denies: "(?:ne|n['’])|pas|aucune?|sans|jamais|peu",
  deniesName:
    "pas (?:de|d['’])|ni|sans|sauf|hormis|excepté|à part|au lieu d[e’']|plutôt qu[e’']|à la place d[e’']|aucune? (?:de )?",
  between: "ou|et|ni|de|du|des|la|le|les|l['’]|d['’]|avec|en|à",
  lacks:
    "jamais mis les (?:pieds|mains)|refusé|manque|il me manque|manque de|ignore|aucune? (?:notion|expérience|connaissance)s? (?:de|d['’]|en)",
  lacksBehind:
    "(?:en revanche|par contre|malheureusement|hélas),? (?:pas|non|aucune?|jamais)|je n['’]y connais rien|je ne (?:\\p{L}+ )?(?:connais|maîtrise|parle|comprends|pratique|sais)|je n['’]ai (?:jamais|pas)|(?:tout )?oublié|aucune notion|connais pas|me manque|fait (?:\\p{L}+ )?défaut|m['’]est (?:inconnue?|étrang\\p{L}*)",
  none: "non|aucune?|pas\\b|jamais|néant|sans",
  once: "pas (?:de|un seul?) (?:jour|semaine|projet|mois)|pas une (?:semaine|journée)|jamais sans|pas sans|n['’]imagine pas|imagine(?:r)? mal|pas étrang\\p{L}*|pas inconn\\p{L}*|pas un secret|rien d['’]autre que|ne (?:\\p{L}+ ){1,3}qu['’e]\\p{L}*|n['’](?:\\p{L}+ ){1,3}qu['’e]\\p{L}*|personne qui ne|aucun (?:problème|souci|secret)|sans (?:problème|souci|difficulté)|ne (?:\\p{L}+ ){0,2}pas (?:vivre|travailler|faire) sans|non seulement|pas seulement|ne [^,;]{1,30} plus|n['’][^,;]{1,30} plus|pas que",
  planned:
    "(?:le )?mois prochain|à la rentrée|je prépare|préparation (?:de|du)|je passerai|m['’]inscri\\p{L}*|inscrite? (?:à|au)|bientôt|vais|allons|compte (?:apprendre|suivre|me former|me mettre)|en train d['’]apprendre|prévois|projette|apprendrai|suivrai|commencerai|j['’]apprends|en cours d['’]apprentissage|l['’]an prochain|l['’]année prochaine|prochainement|objectif",
  plannedBehind: "en préparation|examen (?:prévu|en|le)|à passer|inscription|en cours|prévue?|à venir",
  wished:
    "ador\\p{L}+|serait un rêve|hésit\\p{L}+|me tent\\p{L}+|envisag\\p{L}*|songé?|pensé à|hésité|failli|tentée? par|caress\\p{L}*|rêv\\p{L}*|si seulement|occasion d[e'’]|souhait(?:e|erais)|voudrais|aimerais|envie (?:de|d['’])|désire|désireu(?:x|se)|intéressée? par|espère|rêve de|curieu(?:x|se) de|prête? à|veux|hâte de",
  wishedBehind: "m['’]intéresse|m['’]attire",
  people:
    "(?:mon|ma|mes|notre|nos|un|une|le|la|l['’]|les) ?(?:cliente?s?|employeur|boîte|équipe|fiancée?|jumeau|jumelle|neveu|nièce|voisine?|associée?|binôme|apprentie?|stagiaire|conjointe?)|(?:c['’]est )?(?:mon|ma|mes|notre|son|sa|une?|le|la) (?:frère|sœur|soeur|père|mère|parents|mari|femme|conjointe?|compagn(?:on|e)|fils|fille|oncle|tante|cousine?|amie?|collègues?|chef|cheffe|responsable|supérieure?|prédécesseure?|agence|prestataire|sous-traitant|consultante?)",
  doneByOthers:
    "(?:faite?s?|réalisée?s?|gérée?s?|assurée?s?|développée?s?) par (?:une?|mon|ma|l['’]|le|la) ?(?:agence|prestataire|sous-traitant|collègue|chef|cheffe|équipe externe|consultante?)|s['’]occupait|s['’]en occupait",
  self: "(?:mon|ma) (?:usage|travail|maîtrise|utilisation)|je|j['’]\\p{L}*|me|m['’]\\p{L}*|moi|nous",
  lapsed:
    "je passe(?:rai)?|non recyclée?|pas recyclée?|raté\\p{L}*|plus (?:à jour|valable|valide)|retiré\\p{L}*|passage (?:du|de la)|sans succès|échoué|échec|recalée?|non admise?|refusée?|ajournée?|pas (?:obtenue?|validée?|renouvelée?|terminée?|réussi|suivie?|passée?)|non (?:validée?|obtenue?|renouvelée?|terminée?|passée?)|périmée?|expirée?|caduque|échue?|abandonnée?|inachevée?|au choix|proposai\\p{L}*|raté|manqué|retirée?|plus valable",
  forgot:
    "personne ne (?:m['’]a|nous a) (?:jamais )?(?:appris|montré|expliqué|formé\\p{L}*)|pas un (?:seul )?jour (?:d['’]expérience|de pratique)|(?:un mystère|une énigme) pour moi|(?:que )?de nom|par ouï-dire|(?:laisse|laissais|laissé)\\p{L}* (?:cela |ça )?aux? (?:autres|collègues)|du chinois|de l['’]hébreu|séché|regardé faire|évite\\p{L}*|oubli\\p{L}+|plus aucun souvenir|ne (?:me )?(?:souviens|rappelle)",
  does: "conduit|conduisait|parle|programme|développait|enseigne|cuisine|sait|maîtrise|code|codait|s['’]occup\\p{L}+|gère|gérait|gèrent|utilise|utilisait|travaille|fait|faisait|écri(?:t|vait)|tourne|maintient|développe",
  subject:
    "mon [\\p{L}-]+|ma [\\p{L}-]+|(?:c['’]est )?(?:l['’]|la |le |les |mon |ma |notre |nos |une? )(?:\\p{L}+ )?(?:[\\p{L}-]*(?:iste|eur|euse|ien|ienne|équipe|société|entreprise|service|agence|frère|sœur|client|cliente|ateur|atrice|mari))s?",
  flat: "pas|jamais|rien|aucune?|guère",
  it: "l['’]\\p{L}+|le|la|les|y|en|ça|cela|dessus|n['’]y|celui-ci|celle-ci|l['’]autre",
};
