import type { HeldWords } from "./types.ts";

export const es: HeldWords = {
  knowing:
    "experiencia|conocimientos?|nociones|formación|título|práctica|manejo|idea|usado|usé|usar|uso|utilizado|utilicé|utilizo|trabajado|trabajé|trabajo|aprendido|estudiado|manejado|domino|conozco|conocí|sé|hablo|tengo|poseo|familiarizad[oa]|visto|tocado|probado",
  denies: "no|nunca|cero|jamás|sin|ninguna?|ningún|tampoco|poc[oa]s?",
  deniesName: "no|sin|ni|salvo|excepto|menos|a excepción de",
  between: "o|y|ni|de|del|en|con|la|el|los|las",
  lacks: "me falta|me faltan|carezco de|desconozco|falta de",
  lacksBehind: "me falta|me es (?:ajen[oa]|desconocid[oa])",
  none: "ningun[oa]s?|ninguna?|cero|no\\b|sin\\b|nunca|nada",
  once: "ya no|no sol[oa]|no sólo|no solamente|no únicamente",
  planned:
    "voy a|vamos a|planeo|tengo previsto|pienso (?:aprender|estudiar|hacer)|aprenderé|estudiaré|haré|empezaré|aprendiendo|el año que viene|próximamente|objetivo",
  plannedBehind: "en curso|pendiente|previst[oa]",
  wished:
    "quiero|quisiera|querría|me gustaría|deseo|interesad[oa] en|ganas de|espero|aspiro|ilusión por|dispuest[oa] a|con interés (?:en|por)|sueño con",
  wishedBehind: "me interesa|me atrae",
  people:
    "(?:mi|mis|nuestr[oa]|su|una?|el|la) (?:hermano|hermana|padre|madre|padres|marido|mujer|pareja|hijo|hija|tío|tía|prim[oa]|amig[oa]|compañer[oa]s?|colega|jef[ea]|encargad[oa]|antecesora?|agencia|proveedora?|empresa externa|consultora?)",
  doneByOthers:
    "(?:hech[oa]s?|realizad[oa]s?|gestionad[oa]s?|llevad[oa]s?) por (?:una?|mi|el|la|otr[oa]) (?:agencia|proveedor|compañer[oa]|jef[ea]|empresa|consultora?)|se (?:encargaba|encargó|ocupaba|ocupó) (?:una?|mi|el|la|otr[oa])|quien (?:llevaba|hacía|manejaba)",
  self: "yo|me|nos|nosotr[oa]s|conmigo",
};
