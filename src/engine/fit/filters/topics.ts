import { isCued, type LimitTopic, limitsOf, limitTopics } from "../../lexicon/demands/personal-limits.ts";
import { timeTopics } from "../opening/work-times.ts";
import { notedHours } from "./noted-hours.ts";
import { notedPlace } from "./noted-place.ts";

/** An opening of which nothing is known: what a sentence is compared about shows in the question that is left. */
const unknownWork = { title: "" };

/** The topics in which a sentence sets a limit: by its words, and by what an opening can be compared about. */
export function topicsLimited(sentence: string): LimitTopic[] {
  const about = new Set(limitsOf(sentence));
  if (isCued(sentence)) {
    for (const topic of timeTopics(sentence)) about.add(topic);
    if (notedHours(sentence, unknownWork)) about.add("schedule");
    if (!about.has("relocation") && notedPlace(sentence, {}, unknownWork)) about.add("place");
  }
  return limitTopics.filter((topic) => about.has(topic));
}
