// Says a question of a usual kind in the few English words that the other files read, whatever words and language it
// is asked in. What it is about stays in the user's words.

import { asksToLead } from "../../../fit/opening/experience/leading.ts";
import { asksOwnLimit } from "../own-limits.ts";
import { ownQuestion } from "../own-question.ts";
import { atStart, ofOpenings, which, withoutIt } from "./of-openings.ts";
import { has, hasAll, hasAny, type Meaning, of, smallWords, without } from "./usual-words.ts";

const begins = (meaning: Meaning) => atStart(of(meaning));

const truth = atStart(`${of("truth")}[\\s,]*(?:that|dass|que|qu['’]|che|że|dat)?\\s*`);
const what = begins("what");
const howLong = begins("howLong");
const howLongBehind = new RegExp(`^(?<topic>\\S[^?:;,]{1,40}?)\\s*[:;,–-]?\\s${of("howLong")}\\W*$`, "iu");
const able = begins("able");
/** What the user did, not how long or which. */
const hasDone = atStart(
  "(?:have i|did i|habe ich|war ich|ai-je|est-ce que j['’]ai|j['’]ai|(?:ya )?he|(?:eu )?já|ho|heb ik|(?:czy )?(?:kiedykolwiek )?\\p{L}+[łl][ae]m)(?!\\p{L})",
);
const atEmployer = new RegExp(
  `${of("did")}.{0,12}?${of("at")} (.{2,60}?)\\W*$|${of("at")} (.{2,60}?) ${of("did")}\\W*$`,
  "iu",
);
/** The state of a thing, not the user's own time. */
const ofThing = /^\W*(?:is|are|was|will|do(?:es)? (?!i)|ist|sind|est(?!-ce)|es|é|è|jest)(?!\p{L})/iu;
/** "J'ai envoyé", "habe ich schon beantragt": what was done. */
const done =
  /^\p{L}+(?:é|ée?s?|ado|ido|ato|uto|ito)\s|(?<!\p{L})(?:schon|déjà|ya|já|già|już|al)(?!\p{L})|\s(?:\p{L}*ge\p{L}{2,}(?:t|en)|(?:be|ver|er|ent|zer)\p{L}{3,}(?:t|en))$/iu;
const MOST_WORDS = 4;
const article =
  "(?:l['’]|(?:le|la|les|une?|den|die|das|eine?[nrm]?|['’]?ne?n?|een|het|de|il|lo|gli|el|los|las|una|o|a|uma?)(?!\\p{L}))";
const filler = "tu|du|you|en gros|so far|alles|exactly";
const on = "about|zu|über|sur|sobre|su|o";
const asRole = /(?<!\p{L})(?:as|als|comme|como|come|jako|sou|soy|(?:llevo|trabaj\p{L}+) de)(?!\p{L})/iu;

/** A question if it is one about the user's own years, skills or papers. */
function ownOnly(read: string): string | undefined {
  return ownQuestion(read) === undefined ? undefined : read;
}

/** The user's own pay or the least that they want, or what another thing pays. */
function ofPay(query: string): string | undefined {
  if (!what.test(query) || has("openings", query)) return undefined;
  const isOwn = hasAny(query, "i", "my", "wants");
  if (isOwn && has("least", query)) return "What is my minimum salary?";
  const whose = without(query, of("what"), of("pays"), smallWords);
  if (has("pays", query) && !isOwn && whose !== "" && !has("most", query))
    return `How much does the ${whose} pay?`;
  const isAlone = without(query, of("what"), of("earn"), of("now"), smallWords) === "";
  return has("earn", query) && isAlone ? "How much do I earn?" : undefined;
}

/** How long the user has done something. */
function ofTime(query: string): string | undefined {
  const about = query.replace(howLong, " ");
  if (about === query || ofThing.test(about) || hasAny(about, "takes", "become")) return undefined;
  const topic = without(without(about, of("have"), of("i"), smallWords), `^(?:de|${of("at")})(?!\\p{L})`);
  return ownOnly(`How long have I worked ${asRole.test(about) ? "as" : "in"} ${topic}?`);
}

/** Whether the user has or knows something. */
function ofHaving(query: string): string | undefined {
  const meaning = begins("have").test(query) ? "have" : "know";
  const about = query.replace(begins(meaning), " ");
  const own = without(about, `^\\s*${article}`);
  const isOwn = about !== query && own.split(" ").length <= MOST_WORDS && !done.test(own);
  return isOwn ? ownOnly(`Do I ${meaning} ${own}?`) : undefined;
}

/** "Kann ich CNC programmieren?": whether the user knows it. Without a thing, the act is what they may know. */
function ofAbility(query: string): string | undefined {
  const about = without(query.replace(able, " "), `^${article}`);
  if (!able.test(query) || !has("skilled", about) || asksOwnLimit(query) || has("openings", query))
    return undefined;
  const thing = without(about, of("skilled"), `^\\s*(?:${article}|an?|the)(?!\\p{L})`);
  // An act is a noun in German: "Schweißen".
  return ownOnly(`Do I know ${thing === "" ? about.charAt(0).toUpperCase() + about.slice(1) : thing}?`);
}

/** Whether the user has led people, in whatever words. */
function ofLeading(query: string): string | undefined {
  return hasDone.test(query) && asksToLead(query) && !/\d/u.test(query)
    ? ownOnly("Do I have experience in leading people?")
    : undefined;
}

/** "Playwright: how long?", "SAP seit wann?" */
function ofTimeBehind(query: string): string | undefined {
  const topic = howLongBehind.exec(query)?.groups?.topic;
  return topic === undefined || hasAny(topic, "openings", "i") || ofThing.test(topic)
    ? undefined
    : ownOnly(`How long have I worked in ${topic}?`);
}

/** The kinds of questions, each with how it is read; undefined if it is another. */
const kinds: readonly ((query: string) => string | undefined)[] = [
  // What is known of the user, all of it or what the resume says on something.
  (query) =>
    has("knowsMe", query) && without(query, of("knowsMe"), of("what"), smallWords, filler) === ""
      ? "What do you know about me?"
      : undefined,
  (query) => {
    const about = without(query, of("what"), of("says"), of("cv"), of("my"), of("at"), smallWords, on);
    return what.test(query) && hasAll(query, "cv", "says") && about !== ""
      ? `What have I noted about ${about}?`
      : undefined;
  },
  (query) =>
    has("far", query) && !has("i", query) && !/\d|how far along/iu.test(query)
      ? `How far away is ${without(query, of("far"), which.source, of("i"), smallWords)}?`
      : undefined,
  // When a paper ends.
  (query) =>
    has("ends", query) && hasAny(query, "paper", "my") && !has("openings", query) && !which.test(query)
      ? ownOnly(
          `When does my ${without(query, of("howLong"), of("ends"), of("my"), smallWords, " ab\\W*$")} expire?`,
        )
      : undefined,
  withoutIt,
  ofOpenings,
  ofPay,
  (query) =>
    hasAll(query, "must", "learn") && !has("become", query) ? "What should I learn next?" : undefined,
  (query) => {
    const employer =
      what.test(query) && !/\d{4}/u.test(query) && atEmployer.exec(query)?.slice(1).find(Boolean);
    return employer ? `What did I do at ${employer}?` : undefined;
  },
  (query) =>
    ofLeading(query) ??
    ownOnly(query) ??
    ofTime(query) ??
    ofTimeBehind(query) ??
    ofAbility(query) ??
    ofHaving(query),
];

/** The question in usual English words; itself if it is of no such kind. */
export function inUsualWords(query: string): string {
  const stated = query.replace(truth, "");
  for (const kind of kinds) {
    const read = kind(stated);
    if (read !== undefined) return read;
  }
  return stated;
}
