/** Beside others at work, in all languages with words for it. */
export const besideWords =
  "next to|alongside|beside|neben|an der seite|à côté|aux côtés|junto al?|al lado|ao lado|junto com|accanto|a fianco|naast|bredvid|vid sidan|obok|vedle";

/** A group or a kind of people at work, whose name may come before or after it. */
export const groupWords =
  "teams?|departments?|units?|groups?|people|staff|crew|desk|admin\\p{L}*|developers?|engineers?|experts?|specialists?|consultants?|abteilung|gruppe|leute|fachleute|entwickler\\p{L}*|berater\\p{L}*|équipe|service|collègues|développeurs?|consultants?|equipo|departamento|compañeros|equipa?|equipe|setor|colegas|squadra|reparto|colleghi|afdeling|collega['’]?s|teamet|avdelning\\p{L}*|kolleg\\p{L}*|zespo\\p{L}+|dział\\p{L}*|tým\\p{L}*|oddělení";

/** Being there where others tell of a thing, which is not using it. */
export const audienceWords =
  "(?:attended|watched|listened to|sat in on|went to|heard)\\s[^,;◊]{0,40}?(?:talks?|webinars?|lectures?|presentations?|meet-?ups?|demos?|info\\p{L}* (?:day|event|evening|session)|keynotes?)|(?:assisté à|suivi)\\s[^,;◊]{0,40}?(?:présentation|conférence|webinaire|démonstration)|(?:asist\\p{L}+ a|escuch\\p{L}+)\\s[^,;◊]{0,40}?(?:charla|presentación|conferencia|webinar|demostración)|(?:assisti a|particip\\p{L}+ (?:de|em|num|numa))\\s[^,;◊]{0,40}?(?:palestra|apresentação|webinar|demonstração)|(?:assistito a|partecipato a|ascoltato)\\s[^,;◊]{0,40}?(?:presentazione|conferenza|webinar|dimostrazione)|(?:lyssna\\p{L}* på|deltog i)\\s[^,;◊]{0,40}?(?:föredrag|föreläsning|webbinarium|presentation)|(?:wysłuchał\\p{L}*|uczestniczył\\p{L}*)\\s[^,;◊]{0,40}?(?:prezentacji|wykładu|wykładzie|webinarze|pokaz\\p{L}*)";

/** The event before the thing, and being there after it, where the verb comes last. */
export const audienceEnds: readonly (readonly [string, string])[] = [
  [
    "\\p{L}*(?:vortr[aä]g\\p{L}*|webinar\\p{L}*|infoveranstaltung|infoabend|präsentation|messe)",
    "besucht\\p{L}*|gehört|angehört|angesehen|teilgenommen",
  ],
  ["lezing|presentatie|webinar|praatje|demonstratie", "bijgewoond|gevolgd|gehoord"],
  ["přednášk\\p{L}*|prezentac\\p{L}*|webinář\\p{L}*", "vyslechl\\p{L}*|zúčastnil\\p{L}*|navštívil\\p{L}*"],
  [
    "(?:講演|セミナー|説明会|讲座|分享会)?",
    "[^。]{0,6}(?:講演|セミナー|説明会)[^。]{0,3}(?:聴講|聞)|[^。]{0,6}(?:讲座|分享会|说明会)",
  ],
];

/** A verb of taking one thing's place by another, before the old one, and the word before the new one. */
export const replacedWords: readonly (readonly [string, string])[] = [
  ["replac(?:ed|es|ing|e|ement of)|swapp(?:ed|ing)|switch(?:ed|ing) us off", "with|by|for"],
  ["ersetz\\p{L}+|ablös\\p{L}+|abgelöst|ersatz von", "durch"],
  ["rempla\\p{L}+", "par"],
  ["su[b]?stitu\\p{L}+|reempla\\p{L}+|cambi(?:é|ado|o)", "por|con|pelo|pela"],
  ["sostitui\\p{L}+", "con"],
  ["verv(?:angen|ing|angt|anging van)", "door"],
  ["ersatte|ersatt|bytte ut", "med|mot"],
  ["zastąpi\\p{L}+|zastępowa\\p{L}+", "przez|na"],
  ["nahradil\\p{L}*|náhrada", "za"],
];

/** Where the old thing comes first: "Jenkins durch GitHub Actions ersetzt. */
export const replacedEnds: readonly (readonly [string, string])[] = [
  ["durch", "ersetzt\\p{L}*|abgelöst\\p{L}*"],
  ["door", "vervangen"],
  ["をやめ|から", "[^。]{1,20}(?:へ移行|に置き換え|に切り替え)"],
  ["替换(?:为|成)|换成", ""],
];

/** A firm that sells or offers a thing, which says nothing of who works there. */
export const sellingFirms =
  "(?:our|the|my) (?:company|firm|employer|shop|business) (?:sells?|sold|resells?|distributes?|offers?)|unsere? (?:firma|unternehmen|betrieb) (?:verkauft|vertreibt|bietet)|(?:notre|mon) (?:entreprise|société|employeur) (?:vend|distribue|propose)|(?:nuestra|mi|la) empresa (?:vende|distribuye|ofrece)|(?:a |nossa |minha )+empresa (?:vende|distribui|oferece)|(?:la )?(?:nostra|mia) (?:azienda|ditta) (?:vende|distribuisce|offre)|(?:ons|mijn) bedrijf (?:verkoopt|levert)|vårt företag säljer|nasza firma (?:sprzedaje|oferuje)|naše firma (?:prodává|nabízí)";

/** Verbs and nouns of selling, directly before what is sold. */
export const sellingWords =
  "sold|sells?|selling|resold|sales? of|verkauft\\p{L}*|verkaufe|verkauf von|vertrieb von|vend(?:s|u|ais|a|í|ía|ido|o|i|ia|endo)|vente d[eu']?|venta de|venda de|venduto|vendevo|vendita di|verkocht\\p{L}*|verkoop van|sålde|sålt|försäljning av|sprzedawa\\p{L}+|sprzedaż|prodáva\\p{L}+|prodej|販売した|销售";

/** A demand that is about selling. */
export const sellingDemands =
  "s[eo]ll?\\p{L}*|sales?|retail\\p{L}*|account manag\\p{L}*|business development|\\p{L}*verkauf\\p{L}*|\\p{L}*vertrieb\\p{L}*|vent\\p{L}*|vend\\p{L}*|commercial\\p{L}*|comercial\\p{L}*|verko\\p{L}+|försälj\\p{L}*|sprzeda\\p{L}+|prode\\p{L}+|prodá\\p{L}+|販売|営業|销售";
