import { applying, type LimitTopic, limitTopics } from "../../lexicon/demands/personal-limits.ts";
import { isCued, refusesPlainly } from "../../notes/limit-clauses.ts";
import { limitsOf, refusesWork } from "../../notes/limits.ts";
import { isNotOwn } from "../../notes/others-limits.ts";
import { refusedThings, refusesNow } from "../../notes/refused-things.ts";
import { kept } from "../../text/kept.ts";
import { timeTopics } from "../opening/work-times.ts";
import { endsDay } from "./noted-clock.ts";
import { notedHours } from "./noted-hours.ts";
import { notedPlace } from "./noted-place.ts";
import { limitsStart } from "./noted-start.ts";
import { leastHomeDays, mostOfficeDays } from "./office/noted-office.ts";
import { kindsRefused, needsGrant, needsHome } from "./work/noted-work.ts";

/** An opening of which nothing is known. A comparison that answers for it has found a limit in the sentence. */
const unknownWork = { title: "" };

/** An allergy limits what a person can work with. */
const allergic =
  /(?<!(?:no|not|keine|kein|pas d['’]|sin|sem|senza|geen|bez|ingen) )(?<!\p{L})(?:\p{L}*allerg\p{L}+|al[eé]rgi\p{L}+|uczulon[aey]|alerji\p{L}*)(?!\p{L})/iu;

interface LimitSaid {
  /** The topics in which a sentence sets a limit. */
  about: readonly LimitTopic[];
  /** It sets one, be it in a topic or in another side of a job. */
  isLimit: boolean;
}

/** What a sentence limits: by its words, and by what an opening can be compared about. */
export const limitSaid = kept((said: string): LimitSaid => {
  const sentence = withoutApplying(said);
  if (sentence === "" || isNotOwn(said)) return { about: [], isLimit: false };
  const about = topicsLimited(sentence);
  const isOfWork = () =>
    (isCued(sentence) || refusesNow(sentence) || needsHome(sentence)) && kindsRefused(sentence).length > 0;
  return {
    about,
    isLimit:
      about.length > 0 ||
      refusesWork(sentence) ||
      isOfWork() ||
      needsGrant(sentence) ||
      refusedThings(sentence).length > 0 ||
      refusesPlainly(sentence),
  };
});

const ofApplying = new RegExp(String.raw`(?<!\p{L})(?:${applying})(?!\p{L})`, "iu");

/** A sentence without its clauses on an application, an interview or one's papers, which limit no job. */
function withoutApplying(sentence: string): string {
  if (!ofApplying.test(sentence)) return sentence;
  const clauses = sentence.split(/[,;:]\s|\s(?:and|but|und|aber|et|mais|pero|och|maar|ale)\s/iu);
  return clauses.filter((clause) => !ofApplying.test(clause)).join(", ");
}

function topicsLimited(sentence: string): LimitTopic[] {
  const about = new Set(limitsOf(sentence));
  if (endsDay(sentence) || limitsStart(sentence)) about.add("schedule");
  if ((mostOfficeDays(sentence) ?? leastHomeDays(sentence)) !== undefined) about.add("place");
  if (allergic.test(sentence)) about.add("health");
  if (isCued(sentence)) {
    for (const topic of timeTopics(sentence)) about.add(topic);
    if (notedHours(sentence, unknownWork)) about.add("schedule");
    if (!about.has("relocation") && notedPlace(sentence, {}, unknownWork)) about.add("place");
  }
  return limitTopics.filter((topic) => about.has(topic));
}
