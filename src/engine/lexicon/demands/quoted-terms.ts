import file from "../../../../db/lexicon/demands/quoted-terms.json" with { type: "json" };
import { dataFile } from "../data-file.ts";

const read = dataFile("demands/quoted-terms", file);

/** Words for an opening's fixed values. They count only in a quote, because in other text they mean too little. */
export const quotedRemoteWords = read.alternations("quotedRemoteWords", file.quotedRemoteWords);

export const quotedEmploymentWords = read.alternations("quotedEmploymentWords", file.quotedEmploymentWords);

export const quotedSeniorityWords = read.alternations("quotedSeniorityWords", file.quotedSeniorityWords);

export const quotedPeriodWords = file.quotedPeriodWords;

/** A lexicon with more words for some tags. */
export function withMore<Tag extends string>(
  words: Readonly<Record<Tag, string>>,
  more: Readonly<Partial<Record<Tag, string>>>,
): Record<Tag, string> {
  const all: Record<Tag, string> = { ...words };
  for (const tag in words) if (more[tag] !== undefined) all[tag] = `${words[tag]}|${more[tag]}`;
  return all;
}
