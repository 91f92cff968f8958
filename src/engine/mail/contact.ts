import type { Mail, Mailbox } from "./types.ts";

const noPerson =
  /no-?_?reply|do-?not-?reply|notification|mailer|automat|alert|newsletter|bounce|system|(?:^|[._-])(?:jobs?|careers?|karriere|bewerbung|recrutement|recruiting|recruitment|rrhh|hr|talent|hiring|candidaturas?|sollicitatie|lavora|info|support|team)(?:[._-]|$)/i;
const noName =
  /(?:team|recruit|hr\b|careers?|jobs?|talent|hiring|karriere|personal|bewerbung|ressources|recursos|no-?reply|gmbh|\bag\b|inc\b|ltd|s\.?a\.?\b|b\.?v\.?\b|group|via\b|notification|linkedin|indeed)/i;

/** The person who wrote a mail; undefined for a program, a team or a mail without sender. */
export function contactOf({ from }: Pick<Mail, "from">): Mailbox | undefined {
  const { name, address } = from;
  const local = address?.split("@", 1)[0] ?? "";
  const person =
    name !== undefined &&
    /^\p{Lu}[\p{L}.'-]+(?: \p{L}[\p{L}.'-]*){1,3}$/u.test(bare(name)) &&
    !noName.test(name)
      ? bare(name)
      : undefined;
  if (person === undefined) return undefined;
  return { name: person, ...(address && !noPerson.test(local) && { address }) };
}

/** "Nora Beck (Acme)", "Nora Beck | Acme", "Nora Beck from Acme". */
function bare(name: string): string {
  return (name.split(/\s[|@–-]\s|,|\s\(|\s(?:at|from|von|de chez|bij|via)\s/)[0] ?? "").trim();
}
