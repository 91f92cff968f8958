import { compose } from "../compose.ts";
import { type FileContent, UnreadableFile } from "../types.ts";
import { findElement, readXml } from "../xml.ts";
import { readCandidate } from "./candidate.ts";
import { readLearner } from "./learner.ts";

/** Reads both dialects of Europass XML. Throws UnreadableFile if it contains no person. */
export function readEuropass(xml: string): FileContent {
  const root = readXml(xml);
  const candidate = findElement(root, "Candidate");
  const learner = findElement(root, "LearnerInfo");
  const found = candidate ? readCandidate(candidate) : learner && readLearner(learner);
  if (!found) throw new UnreadableFile("content is Europass XML without a person in it: export it again.");
  return { format: "europass", ...compose(found), warnings: [] };
}
