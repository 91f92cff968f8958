const SHORT =
  /(?:^|[\s.(])(?:hnos|bros|gebr|govt|dept|depto|univ|inh|prof|ing|dipl|abt|assoc|asst|intl|natl|corp|pvt|ets|cie|sec|col|est|esc|inst|mgr|techn?|wiss|wissenschaftl|kaufm|stellv|lic|sra?|dra?|mrs?|jun|sen|hon|brgy|rev|gen|bldg|ste|mme|cnel|gral|avda?|nac|prov)$/iu;

/** Whether the dot at an index of a text ends a short form ("Hnos.", "Govt.") and no sentence or part. */
export function endsShortForm(text: string, dot: number): boolean {
  return SHORT.test(text.slice(Math.max(0, dot - 16), dot));
}
