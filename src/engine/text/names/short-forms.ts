const inBoth = "corp|dept|dra?|mrs?|sra?|stellv";
const inNames =
  "profa|mtr[ao]|dr[ao]s?|distt|teh|hnos|bros|gebr|govt|depto|univ|inh|prof|ing|dipl|abt|fachr|fachricht|fachber|ber|assoc|asst|intl|natl|pvt|ets|cie|sec|col|est|esc|inst|mgr|techn?|wiss|wissenschaftl|kaufm|lic|jun|sen|hon|brgy|rev|gen|bldg|ste|mme|cnel|gral|avda?|nac|prov|div|versch|pharm|dres|(?<=dr(?:es)?\\. )med|(?<=med\\. )(?:dent|vet)";
const inSentences =
  "(?<=\\p{L}\\.)(?:sc|ed|com|tech|phil|eng|arch|pharm)|(?<!(?:class|klasse|category|categoría|categoria|cat|kat|kl|type|typ|classe|level|band|permis|permiso|carnet|rijbewijs|patente|licen[cs]e|licenza|führerschein|körkort|førerkort|carta|carné|cnh|jazdy|kategorii|kategorie) )\\p{L}|incl|etc|e\\.g|i\\.e|approx|min|max|no|nr|st|vs|ms|jr|inc|ltd|pvt|co|ca|bzw|ggf|kat|kl|cat|inkl|evtl|std|yrs?|mos?|hrs?|exp|req|qual|temp|pt|ft|od|z\\.b|d\\.h|u\\.a|art|núm|ref|tel|av|aprox|mín|máx|env|godz|dott|sig|div|versch|lic|ing|tg|hnos|gebr|bros";

const inLine = endOf(`${inBoth}|${inNames}`);
const inProse = endOf(`${inBoth}|${inSentences}`);
/** The longest abbreviation with the character before it. */
const REACH = 16;

/** True if the dot at an index ends an abbreviation in a name ("Hnos.", "Govt."). "etc." may end a part of a line. */
export function endsShortForm(line: string, dot: number): boolean {
  return inLine.test(line.slice(Math.max(0, dot - REACH), dot));
}

/**
 * True if the dot at an index ends an abbreviation in a sentence ("approx."). "est" may be a sentence's last
 * word.
 */
export function endsShortWord(text: string, dot: number): boolean {
  return inProse.test(text.slice(Math.max(0, dot - REACH), dot));
}

function endOf(forms: string): RegExp {
  return new RegExp(`(?:^|[\\s(.])(?:${forms})$`, "iu");
}
