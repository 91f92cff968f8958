/** A subject before the kind, unless it is a level or school. */
const NAMED_DIPLOMA =
  /^(?!.*(?:school|secondary|national|advanced|graduate|higher|level|extended|foundation|vocational|professional|technical|ordinary|general|hono|associate|college|trade|btec|cache|university|teaching|specialist|regents|leaving|ged\b|ib\b|ap\b|hs\b|\d))\p{Lu}[\p{L}/&' -]{3,50} (?:Diploma|Certificate)$/iu;

/** Where the kind starts in a text such as "Culinary Arts Diploma"; undefined for other texts. */
export function diplomaAt(text: string): number | undefined {
  return NAMED_DIPLOMA.test(text) ? text.lastIndexOf(" ") + 1 : undefined;
}

const DIPLOMA_OF =
  /^(?:(?:graduate |advanced |national )?diploma|certificate [IV]{1,3}) of (?=\p{Lu})(?!Higher|Education$)/iu;

/** Where kind and subject are divided in a text such as "Diploma of Site Supervision"; undefined for other texts. */
export function diplomaOf(text: string): { kind: number; subject: number } | undefined {
  const subject = DIPLOMA_OF.exec(text)?.[0].length;
  return subject === undefined ? undefined : { kind: subject - " of ".length, subject };
}

const LETTERED =
  /^([\p{L}\s.-]{4,40} \((?:\p{Lu}{2,5}|lato sensu|stricto sensu)\))\s(?:em|en|in|de|di|of)\s(?=\p{Lu})/u;

/** Where kind and subject are divided in a text such as "Pós-graduação (MBA) em Finanças"; undefined for other texts. */
export function letteredEnds(text: string): { kind: number; subject: number } | undefined {
  const [whole = "", kind = ""] = LETTERED.exec(text) ?? [];
  return whole === "" ? undefined : { kind: kind.length, subject: whole.length };
}
