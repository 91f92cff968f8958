/** "jefe/a", "Avocat(e)", "Leiter/in", "Leiter*in": a word with both endings. */
export const both = /(\p{L}{3,})(?:\((\p{Ll}{1,5})\)|(?:\/-?|[*:_·])(\p{Ll}{1,6}))(?![\p{L}/])/gu;

/** A title with both forms of its words written out, to be searched: "coordinateur coordinatrice". */
export function withBothForms(title: string): string {
  return title.replace(
    both,
    (_, word: string, bracket?: string, slash?: string) =>
      `${word} ${feminine(word, bracket ?? slash ?? "")}`,
  );
}

/** "collaboratrice" of "collaborateur(trice)", "infirmière" of "infirmier(ère)", "jefa" of "jefe/a", "avocate". */
export function feminine(word: string, ending: string): string {
  if (ending === "a") return /[oe]$/u.test(word) ? `${word.slice(0, -1)}a` : `${word}a`;
  if (ending.length < 3) return word + ending;
  const at = word.toLowerCase().lastIndexOf(ending.normalize("NFD").charAt(0));
  return at < 2 ? word + ending : word.slice(0, at) + ending;
}
