import { betweenHiring, hiringVerbs, notWorkers, workerArticles } from "../../../lexicon/hiring.ts";
import { type Doc, oncePerDoc } from "../../../text/doc.ts";
import { type Piece, slicePart } from "../../../text/piece.ts";
import { sentencesOf } from "../../../text/sentences.ts";
import { endOfWorker, workerIn } from "../title/title-call.ts";
import { type Hirer, hirerIn } from "./names.ts";

/** What a posting's first sentences say of who is hired, by whom, and where. */
export interface Opening extends Hirer {
  title?: Piece;
}

const [REACH, MOST_SENTENCES, LONGEST_SUBJECT] = [900, 6, 110];
const verb = new RegExp(`(?<=^|[\\s,)])(?:${hiringVerbs})(?=[\\s:]|(?<=['’]))`, "giu");
const lead = new RegExp(
  `^\\s?(?:(?:${betweenHiring}),?\\s){0,3}(?:(?:${workerArticles})(?:\\s|(?<=['’])))?`,
  "iu",
);
const pronoun = /(?:^|,\s)(?:we|i|wir|ich|nous|on|noi|wij|ik|vi|jeg|jag)$/iu;
/** "Gasthof Linde: Wir brauchen": the sentence is behind who speaks. */
const speaker = /[:!]\s|\s-\s/gu;

/** The first sentence that says who hires whom: "Garage Besson (Annonay) embauche un mécanicien". */
export const hiringSentence = oncePerDoc(readHiringSentence);

function readHiringSentence(doc: Doc): Opening | undefined {
  const lines = doc.lines.filter(({ text, start }) => text.trim() !== "" && start < REACH);
  for (const sentence of lines.flatMap(sentencesOf).slice(0, MOST_SENTENCES)) {
    for (const { 0: said, index } of sentence.text.slice(0, LONGEST_SUBJECT * 2).matchAll(verb)) {
      if (index > LONGEST_SUBJECT) break;
      const opening = openingAt(sentence, index, index + said.length);
      if (opening !== undefined) return opening;
    }
  }
  return undefined;
}

function openingAt(sentence: Piece, from: number, to: number): Opening | undefined {
  const subject = slicePart(sentence, 0, from);
  const said = slicePart(subject, 0, subject.text.replace(/,$/u, "").length);
  const hirer = pronoun.test(said.text) || said.text === "" ? speakerOf(said) : hirerIn(said);
  if (hirer === undefined) return undefined;
  const rest = sentence.text.slice(to);
  const behind = slicePart(sentence, to + (lead.exec(rest)?.[0].length ?? 0));
  const title = workerIn(behind) ?? (hirer.employer && unnamedWorker(behind));
  return title === undefined ? undefined : { ...hirer, title };
}

function speakerOf(said: Piece): Hirer {
  const end = [...said.text.matchAll(speaker)].at(-1)?.index;
  return end === undefined ? {} : (hirerIn(slicePart(said, 0, end)) ?? {});
}

const noWorker = new RegExp(`^(?:${notWorkers})(?!\\p{L})|^(?:${workerArticles})$`, "iu");
const MOST_WORDS = 4;

/** What an employer hires in words that no list has: a few, in lower case or as a German noun. */
function unnamedWorker(behind: Piece): Piece | undefined {
  const name = slicePart(behind, 0, endOfWorker(behind.text));
  const { text } = name;
  const isName = /^(?:\p{L}[\p{L}/*-]{2,}-? ?){1,4}$/u.test(text) && text.split(" ").length <= MOST_WORDS;
  return isName && !noWorker.test(text) ? name : undefined;
}
