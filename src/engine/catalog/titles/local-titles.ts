import type { LocalTitle, NamedText } from "../types.ts";

/** Feminine endings, and the masculine endings they replace. */
const replaced: Record<string, RegExp> = {
  a: /[oe]$/,
  in: /e$/,
  euse: /eur$/,
  rice: /eur$/,
  ère: /er$/,
};
const form = /(\p{L}+)\/(\p{L}+)/gu;

/**
 * Lines of a code, a tab, and titles separated by `|`. "Bäcker/in", "enfermero/a", "vendeur/euse" are two titles
 * each. Throws Error with the file and line of a malformed one.
 */
export function parseLocalTitles({ file, text }: NamedText): LocalTitle[] {
  const language = /(\w+)\.tsv$/.exec(file)?.[1] ?? "";
  return text.split(/\r?\n/).flatMap((line, index) => {
    if (line.trim() === "") return [];
    const [code = "", titles = "", ...rest] = line.split("\t");
    const written = titles.split("|").map((title) => title.trim());
    if (rest.length > 0 || written.includes(""))
      throw new Error(`Line ${index + 1} of the catalogue's ${file} is malformed.`);
    return written.flatMap((title) => localTitles(code, title, language));
  });
}

/** A title as written, or both of its forms, each with the written form. */
export function localTitles(code: string, written: string, language: string): LocalTitle[] {
  const forms = bothForms(written);
  return forms.map((title) => ({ code, title, language, ...(forms.length > 1 && { written }) }));
}

/** The masculine and feminine forms of a title written as both. */
function bothForms(title: string): string[] {
  const masculine = title.replace(form, "$1");
  const feminine = title.replace(form, (_, word: string, ending: string) =>
    word.replace(replaced[ending] ?? /$/, "").concat(ending),
  );
  return masculine === feminine ? [title] : [masculine, feminine];
}
