/** Terms of work of which a posting's job has one, and for which it may name the pay of the others. */
const kinds: readonly Readonly<Record<string, RegExp>>[] = [
  {
    night:
      /(?<!\p{L})(?:nights?|night[- ]?shifts?|nacht\p{L}*|nuit|noches?|noite|nott[ei]|notturn\p{L}+|natt\p{L}*|nocn\p{L}+|nočn\p{L}+)(?!\p{L})|[夜深][勤班间間夜]/iu,
    day: /(?<!\p{L})(?:day[- ]?(?:shift|crew|team|staff|duty|time)s?|days(?=\s*[,\n])|mornings?|early shift|(?:tag|früh)(?:schicht|dienst)\p{L}*|tagsüber|de jour|du matin|(?:de )?(?:dia|día|mañana|manhã)(?=\s*[,\n])|turno de (?:dia|día|mañana|manhã)|diurn\p{L}+|mattutin\p{L}+|dagdienst\p{L}*|overdag|dagtid|dagtjänst\p{L}*|dagskift\p{L}*|dzienn\p{L}+|rann\p{L}+|denn\p{L}+ směn\p{L}*)(?!\p{L})|[日昼]勤|[白早]班/iu,
    weekend:
      /(?<!\p{L})(?:weekends?|sundays?|wochenend\p{L}*|sonntag\p{L}*|feiertag\p{L}*|week-ends?|dimanches?|fi(?:ne|n)s? de semana|domingos?|festiv[oi]|feriados?|fine settimana|domenic\p{L}+|zondag\p{L}*|helg\p{L}*|söndag\p{L}*|weekend\p{L}*|niedziel\p{L}*|víkend\p{L}*|neděl\p{L}*)(?!\p{L})|周末|土日|週末/iu,
  },
  {
    full: /(?<!\p{L})(?:full[- ]?time|vollzeit\p{L}*|temps plein|(?:jornada|tiempo) complet[oa]|tempo (?:inteiro|integral|pieno)|voltijd\p{L}*|fulltime\p{L}*|heltid\p{L}*|(?:pełn\p{L}+ etat|pełnym etacie)\p{L}*|pln\p{L}+ úvaz\p{L}+)(?!\p{L})|正社員|全职/iu,
    part: /(?<!\p{L})(?:part[- ]?time|teilzeit\p{L}*|halbe stelle|temps partiel|mi-temps|media jornada|(?:jornada|tiempo) parcial|tempo parcial|meio período|deeltijd\p{L}*|parttime\p{L}*|deltid\p{L}*|(?:pół|część|części) etatu|(?:polovičn|částečn)\p{L}+ úvaz\p{L}+)(?!\p{L})|パート|アルバイト|兼职/iu,
  },
  {
    own: /(?<!\p{L})(?:b2b|freelance\p{L}*|self-employed|freiberuf\p{L}*|indépendant\p{L}*|autónom[oa]s?|autônom[oa]s?|partita iva|zzp\p{L}*|živnost\p{L}*|pessoa jurídica|pj)(?!\p{L})|業務委託/iu,
    employed:
      /(?<!\p{L})(?:permanent|(?:fest)?anstellung|cdi|contrato (?:laboral|de trabajo)|clt|lavoro dipendente|loondienst|tillsvidare\p{L}*|umow\p{L}+ o pracę|(?:wyłącznie|tylko) etat|pracovní poměr)(?!\p{L})/iu,
  },
];

/** True if a sentence is about one shift, number of hours or kind of contract, and the rest of the text about another. */
export function isOfOtherTerms(text: string, sentence: string): boolean {
  const rest = text.replace(sentence, " ");
  return kinds.some((kind) => {
    const [own, ...others] = namedIn(kind, sentence);
    if (own === undefined || others.length > 0) return false;
    const named = namedIn(kind, rest);
    return named.length > 0 && !named.includes(own);
  });
}

function namedIn(kind: Readonly<Record<string, RegExp>>, text: string): string[] {
  return Object.keys(kind).filter((name) => kind[name]?.test(text));
}
