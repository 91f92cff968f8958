/** Monday to Friday, as postings name them alone or as a habit. */
const DAYS = [
  "mon(?:days?)?|mo|montags?|lundis?|lunes|segundas?(?:-feiras?)?|lunedì|maandag(?:en)?|poniedział(?:ek|ki|ku)|måndag(?:ar)?",
  "tue(?:s|sdays?)?|di|dienstags?|mardis?|martes|terças?(?:-feiras?)?|martedì|dinsdag(?:en)?|wtor(?:ek|ki|ku)|tisdag(?:ar)?",
  "wed(?:nesdays?)?|mi|mittwochs?|mercredis?|miércoles|quartas?(?:-feiras?)?|mercoledì|woensdag(?:en)?|środ[ayęy]|onsdag(?:ar)?",
  "thu(?:rs?|rsdays?)?|do|donnerstags?|jeudis?|jueves|quintas?(?:-feiras?)?|giovedì|donderdag(?:en)?|czwart(?:ek|ki|ku)|torsdag(?:ar)?",
  "fri(?:days?)?|fr|freitags?|vendredis?|viernes|sextas?(?:-feiras?)?|venerdì|vrijdag(?:en)?|piąt(?:ek|ki|ku)|fredag(?:ar)?",
];
const DAY = `(?:${DAYS.join("|")})`;
const ARTICLE = "(?:(?:on|am|le|les|el|los|às|aos|il|op|de|we?) )?";
const RANGE = "(?:to|through|bis|au|a|al|t/m|tot en met|do|till)";
const LIST = String.raw`${DAY}(?:\s?(?:,|&|/|\+|and|und|et|y|e|en|i|och)\s?(?:and |und )?${ARTICLE}${DAY})*|${DAY}(?:\s?[-–]\s?|\s${RANGE}\s)${DAY}`;
/** Words beside the days and the place that say nothing else. */
const LIGHT = `(?:hybrid[aeo]?|híbrido|ibrido|hybride|model|modell?|you(?:['’]ll)?|we|will|be|are|is|work|working|in|at|the|our|on|every|each|team|fixed|anchor|office|days?|required|mandatory|sie|du|wir|arbeiten|sind|bist|im|am|an|jeweils|immer|fest|tage?|présence|obligatoire|au|à|le|les|jours?|nous|la|el|los|en|de|días?|às|aos|no|na|em|dias?|trabalho|il|al|giorni|op|het|wij|werken|w|we|dni|på)`;
const BEFORE = new RegExp(String.raw`^\W*(?:${LIGHT}[\s:,–-]+)*$`, "iu");
const AFTER = /^\s*(?:$|[,;.()–-]|(?:and|und|et|y|e|en|i|och|the rest)(?!\p{L}))/iu;

/** Reads how many days of the week a sentence names for a place, and nothing else: "Tuesdays and Thursdays in the office". */
export function weekdaysAt(there: string): (sentence: string) => number | undefined {
  const between = String.raw`[\s:,]+(?:${LIGHT}[\s:]+){0,4}?`;
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\d])(?:(${LIST})${between}(?:${there})|(?:${there})${between}(${LIST}))(?![\p{L}\d])`,
    "iu",
  );
  return (sentence) => {
    const match = pattern.exec(sentence);
    const list = match?.[1] ?? match?.[2];
    if (!match || list === undefined) return undefined;
    const rest = sentence.slice(match.index + match[0].length);
    return BEFORE.test(sentence.slice(0, match.index)) && AFTER.test(rest) ? count(list) : undefined;
  };
}

function count(list: string): number {
  const days = [...list.matchAll(new RegExp(String.raw`(?<!\p{L})${DAY}(?!\p{L})`, "giu"))].map(([said]) =>
    DAYS.findIndex((names) => new RegExp(`^(?:${names})$`, "iu").test(said)),
  );
  const [first = 0, last = first] = days;
  const isRange =
    new RegExp(String.raw`[-–]|\s${RANGE}\s`, "iu").test(list) && days.length === 2 && last > first;
  return isRange ? last - first + 1 : new Set(days).size;
}
