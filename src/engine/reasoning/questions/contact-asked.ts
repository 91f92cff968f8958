// Whom to write to or call about an opening. Languages as in question-words.

const asks =
  /(?<!\p{L})(?:who(?:['’]s| is) (?:the|my) (?:recruiter|recruiting manager|hiring manager|hr (?:person|manager|contact))|contact(?: person| name| details)?|who (?:do|should|can|must) i (?:contact|write|call|ring|ask|send|email|apply)|to whom|who(?:m)? (?:to|shall i) (?:contact|write to|call|ask)|ansprechpartner(?:in)?|ansprechperson|kontaktperson|kontakt|an wen|bei wem|interlocut\p{L}+|à qui|contacto|a quién|contato|a quem|para quem|contatto|referente|a chi|contactpersoon|aan wie|osob\p{L} kontaktow\p{L}+|do kogo)(?!\p{L})/iu;
/** What the user did, or a letter: another question with these words. */
const ofOther =
  /(?<!\p{L})(?:have i|did i|habe ich|ai-je|he|letter|call(?:ed)?|with (?:customers|clients))(?!\p{L})/iu;

/** True if a question asks whom to write to or call about an opening. */
export function asksForContact(query: string): boolean {
  return asks.test(query) && !ofOther.test(query);
}

const TITLE =
  "(?:mr|mrs|ms|miss|dr|frau|herrn?|mme|mlle|monsieur|madame|sra?|srta|sig|sig\\.?ra|dott|pan[aią]?|mevr|dhr|de heer|mevrouw|ing|prof)";
/** Lines that name a person behind a word for contact or a form of address, or else an address to write to. */
export const contacts: readonly RegExp[] = [
  new RegExp(
    `(?<!\\p{L})(?:contact\\p{L}*|kontakt\\p{L}*|ansprech\\p{L}+|interlocut\\p{L}+|contato|contatto|referente|queries|questions|fragen|enquiries|apply to|send|envi\\p{L}+|bewerb\\p{L}+)(?!\\p{L}).{0,90}(?<!\\p{L})(?:${TITLE}\\.? \\p{Lu}|\\p{Lu}\\p{Ll}+ \\p{Lu}\\p{Ll}+)`,
    "iu",
  ),
  new RegExp(`(?<!\\p{L})${TITLE}\\.? \\p{Lu}\\p{Ll}+`, "u"),
  /[^\s@]+@[^\s@]+\.\p{L}{2,}|(?<!\p{L})(?:tel|phone|telefon|téléphone|teléfono|telefone)(?!\p{L}).{0,10}\d/iu,
];
