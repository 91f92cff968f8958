import { wordsOf } from "../text/words.ts";
import type { WritingMaterial } from "./types.ts";
import { wordsIn } from "./words/index.ts";
import { writingLanguages } from "./words/types.ts";

/** The words of a title that are in no claim, opening or name of a document kind. */
export function unprovedWords(title: string, { claims, opening }: WritingMaterial): string[] {
  const texts = [...claims.map(({ text }) => text), opening?.title ?? "", opening?.company ?? ""];
  const said = new Set(texts.flatMap((text) => wordsOf(text).map(({ key }) => key)));
  const isCommon = (key: string) =>
    writingLanguages.some((language) => {
      const words = wordsIn(language);
      return words.is("plain", key) || words.is("headings", key);
    });
  // A single Chinese character is not a word, so names of documents are compared as a whole.
  const rest = documentNames.reduce((text, name) => text.replaceAll(name, " "), title);
  return wordsOf(rest)
    .filter(({ key }) => !said.has(key) && !isCommon(key))
    .map(({ start, end }) => rest.slice(start, end));
}

const documentNames = ["求职信", "简历", "应聘"];
