/** A subject before the kind, where what stands there is no level or school. */
const NAMED_DIPLOMA =
  /^(?!.*(?:school|secondary|national|advanced|graduate|higher|level|extended|foundation|vocational|professional|technical|ordinary|general|hono|associate|college|trade|btec|cache|university|teaching|specialist|regents|leaving|ged\b|ib\b|ap\b|hs\b|\d))\p{Lu}[\p{L}/&' -]{3,50} Diploma$/iu;

/** Where the kind begins in a text such as "Culinary Arts Diploma"; undefined for other texts. */
export function diplomaAt(text: string): number | undefined {
  return NAMED_DIPLOMA.test(text) ? text.lastIndexOf(" ") + 1 : undefined;
}
