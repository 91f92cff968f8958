import type { HeldWords } from "./types.ts";

export const de: HeldWords = {
  knowing:
    "(?:berufs|praxis)?erfahrung(?:en)?|\\p{L}*kenntnisse|kenntnis|praxis|ausbildung|abschluss|schulung|ahnung|berührung|gearbeitet|benutzt|genutzt|verwendet|eingesetzt|gelernt|gemacht|bedient|kenne|kennt|kann|kennengelernt|beherrsche|spreche|umgehen|vertraut|sicher|geübt|habe|besitze",
  denies: "keine?[nrms]?|keinerlei|nie|niemals|nicht|ohne|noch nie|kaum",
  deniesBehind: "nicht|nie|noch nicht|kaum",
  deniesName: "keine?[nrms]?|nicht|ohne|außer|bis auf|statt|anstelle von|weder",
  between: "oder|und|noch|mit|in|von|der|die|das|den|dem",
  lacks: "fehlt mir|fehlen mir|mangelt es(?: mir)? an|fehlende[nrms]?|nicht vertraut mit",
  lacksBehind: "fehlt|fehlen|ist mir (?:fremd|neu|unbekannt)|fremd",
  none: "keine?[nr]?|nicht|nie|noch nie|ohne erfahrung|nein",
  once: "nicht mehr|nicht nur|keine\\p{L}* mehr|seit \\d{4} nicht|nicht allein",
  planned:
    "werde|wird|geplant|plane(?= [^;]{0,30}(?:kurs|schulung|lernen|zu ))|habe vor|vorhabe|dabei, mir|lerne (?:gerade|derzeit|aktuell|zurzeit)|künftig|zukünftig|nächstes jahr|bald|demnächst|ziele?:|berufsziel|strebe|in ausbildung zu\\p{L}*",
  plannedBehind:
    "laufend|geplant|in planung|vorgesehen|plane ich|werde ich|lernen|angemeldet|lerne ich (?:gerade|derzeit|aktuell|zurzeit)",
  wished:
    "möchte|würde gern\\p{L}*|würde ich gern\\p{L}*|interess(?:e|iert) (?:an|daran)|interesse|wünsche|hoffe|träume|gespannt auf|neugierig auf|bereit|gern\\p{L}* (?:lernen|kennenlernen)",
  wishedBehind: "möchte ich|will ich|würde ich gern\\p{L}*|kennenzulernen|kennenlernen|reizt mich",
  people:
    "(?:(?:mein|unser|sein|ihr)(?:e[nrms]?)?|(?:ein|der|die)e?) (?:\\p{L}+ )?(?:bruder|schwester|vater|mutter|eltern|mann|frau|partner|partnerin|sohn|tochter|onkel|tante|freund|freundin|kollegen?|kollegin|chef|chefin|vorgesetzte[r]?|vorgänger|vorgängerin|agentur|dienstleister|firma|berater)",
  doneByOthers:
    "hat sich (?:mein|eine?|unser)e? (?:chef|chefin|agentur|kollegin?|dienstleister|firma)|von (?:einer|einem|meiner|meinem) (?:agentur|dienstleister|kollegin|kollegen|chef|firma) (?:gemacht|erledigt|erstellt|betreut|übernommen)|(?:machte|erledigte|übernahm|betreute) (?:eine?|mein) (?:agentur|dienstleister|kollege|chef|firma)",
  self: "ich|mir|mich|wir|uns",
};
