import type { HeldWords } from "./types.ts";

export const es: HeldWords = {
  knowing:
    "entiendo|programado|programé|entré|entrado|abierto|escrito|pisado|experiencia|conocimientos?|nociones|formación|título|práctica|manejo|idea|usado|usé|usar|uso|utilizado|utilicé|utilizo|trabajado|trabajé|trabajo|aprendido|estudiado|manejado|domino|conozco|conocí|sé|hablo|tengo|poseo|familiarizad[oa]|visto|tocado|probado",
  denies: "no|nunca|cero|jamás|sin|ninguna?|ningún|tampoco|poc[oa]s?",
  deniesName: "no|sin|ni|salvo|excepto|en (?:vez|lugar) de|antes que|menos|a excepción de",
  between: "o|y|ni|de|del|en|con|la|el|los|las",
  lacks: "rechacé|me quedé sin|me falta|me faltan|carezco de|desconozco|falta de",
  lacksBehind:
    "(?:lamentablemente|por desgracia|desgraciadamente),? no|no (?:lo|la|l[oa]s) (?:\\p{L}+ )?(?:conozco|domino|hablo|entiendo|manejo|uso)|(?:lo|la)? ?(?:he )?olvid(?:é|ado)|se me olvidó|nunca (?:entré|programé|trabajé|usé|me presenté)|me falta|me es (?:ajen[oa]|desconocid[oa])",
  none: "ningun[oa]s?|ninguna?|cero|no\\b|sin\\b|nunca|nada",
  once: "no (?:hay|pasa|existe) (?:\\p{L}+ )?(?:día|semana|mes|turno|proyecto)|ni un (?:solo )?día sin|nunca sin|no sin|no (?:\\p{L}+ ){0,2}ajen[oa]s?|no (?:\\p{L}+ ){0,2}(?:imagino|concibo)|no es (?:ningún )?(?:secreto|problema)|nada más que|no (?:\\p{L}+ ){1,4}(?:otra cosa|más) que|sin (?:ningún )?(?:problemas?|dificultad)|nadie que no|jamás sin|no (?:\\p{L}+ ){0,2}(?:extrañ[oa]|desconocid[oa])|ya no|no sol[oa]|no sólo|no solamente|no únicamente",
  planned:
    "el mes que viene|el próximo (?:mes|curso|año)|preparando|preparo|matriculad[oa]|apuntad[oa]|inscrit[oa]|me formar[áa]n?|me examin[oa]|voy a|vamos a|planeo|tengo previsto|pienso (?:aprender|estudiar|hacer)|aprenderé|estudiaré|haré|empezaré|aprendiendo|el año que viene|próximamente|objetivo",
  plannedBehind: "en preparación|examen (?:en|el|previsto|fijado)|por aprobar|en curso|pendiente|previst[oa]",
  wished:
    "dud[éa]\\p{L}*|sería un sueño|valor[éa]ba?|ojalá|me plante\\p{L}*|plantearme|pensé en|consider[éeoa]\\p{L}*|barajé|tentad[oa]|sueño|algún día|me encantaría|estuve a punto|quiero|quisiera|querría|me gustaría|deseo|interesad[oa] en|ganas de|espero|aspiro|ilusión por|dispuest[oa] a|con interés (?:en|por)|sueño con",
  wishedBehind: "me interesa|me atrae",
  people:
    "(?:mi|mis|nuestr[oa]s?|una?|el|la|los) (?:\\p{L}+ )?(?:cliente|clienta|clientes|novi[oa]|espos[oa]|cuñad[oa]|sobrin[oa]|vecin[oa]|soci[oa]|equipo|empresa|departamento|becari[oa])|(?:mi|mis|nuestr[oa]|su|una?|el|la) (?:hermano|hermana|padre|madre|padres|marido|mujer|pareja|hijo|hija|tío|tía|prim[oa]|amig[oa]|compañer[oa]s?|colega|jef[ea]|encargad[oa]|antecesora?|agencia|proveedora?|empresa externa|consultora?)",
  doneByOthers:
    "(?:hech[oa]s?|realizad[oa]s?|gestionad[oa]s?|llevad[oa]s?) por (?:una?|mi|el|la|otr[oa]) (?:agencia|proveedor|compañer[oa]|jef[ea]|empresa|consultora?)|se (?:encargaba|encargó|ocupaba|ocupó) (?:una?|mi|el|la|otr[oa])|quien (?:llevaba|hacía|manejaba)",
  self: "mi (?:uso|trabajo|dominio|manejo)|yo|me|nos|nosotr[oa]s|conmigo",
  lapsed:
    "no (?:está|es) (?:ya )?(?:vigente|válid\\p{L}+)|fuera de (?:plazo|vigencia)|me examin\\p{L}+|no aprob\\p{L}+|sin éxito|me (?:lo )?retiraron|ya no está|suspens[oa]|suspendid[oa]|suspendí|no (?:apt[oa]|superad[oa]|aprobad[oa]|aprobé|superé|renovad[oa]|presentad[oa]|obtenid[oa]|completad[oa]|terminad[oa]|lo he renovado|me presenté)|caduc\\p{L}+|vencid[oa]|venció|expir\\p{L}+|abandon\\p{L}+|sin (?:renovar|terminar|aprobar|acabar)|se ofrecía\\p{L}*|ofertab\\p{L}+|a elegir|retirad[oa]|anulad[oa]",
  forgot:
    "nadie (?:me|nos) (?:ha |había )?(?:enseñ|mostr|explic|form)\\p{L}*|ni un (?:solo )?día de (?:experiencia|práctica)|un misterio para mí|de oídas|(?:solo|sólo) de nombre|(?:dejo|dejaba) a (?:otros|los demás|mis)|(?:sonó|suena) a chino|salté|evito|vi hacerlo|olvid\\p{L}+|no (?:me )?(?:acuerdo|recuerdo)",
  does: "conduce|habla|programa|programaba|enseña|cocina|domina|desarrolla|se encarga\\p{L}*|se ocupa\\p{L}*|lleva|llevaba|gestiona\\p{L}*|usa|usaba|maneja|manejaba|trabaja|sabe|hace|hacía|escribe|escribía",
  subject:
    "mi [\\p{L}-]+|(?:el|la|los|las|mi|mis|nuestr[oa]|una?) (?:\\p{L}+ )?(?:[\\p{L}-]*(?:or|ora|ista|ero|era|ico|ica|ante|equipo|empresa|departamento|agencia|cliente|cuñad[oa]))s?",
  flat: "no|nunca|jamás|nada|tampoco|ningun[oa]",
  it: "lo|la|los|las|eso|esto|ello|ese|ella|él",
};
