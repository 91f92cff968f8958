import type { RequirementKind } from "../../../posting/types.ts";
import { lowerFirst, quoted } from "../compose.ts";
import { startsWithVerb } from "../said/en-verbs.ts";

const quote = quoted("“", "”");
const years =
  /^(?:(?:a )?minimum(?: of)?|at least|over|more than)?\s*(?:\d{1,2}\+?|one|two|three|four|five|six|seven|eight|nine|ten)(?:\s?[-–]\s?\d{1,2})?\+?\s*(?:\(\d+\)\s*)?(?:years?|yrs?)(?:['’]| or more)?(?: of)?\s+/iu;
const able = /^(?:must be )?(?:able|ability|capable|willing(?:ness)?) (?:to|of)\s+/iu;
const knowing =
  /^(?:(?:good|strong|excellent|solid|working|basic|in-depth|sound|daily|regular|frequent|everyday|confident)\s+)?(?:use|usage|knowledge|understanding|proficiency|familiarity|skills?|expertise|command) (?:in|of|with)\s+/iu;

/** "Demonstrate experience in teaching" asks for experience in teaching. */
const showing = /^(?:(?:must|should|will) )?(?:have|demonstrate|possess|show|hold)s? (?:an? |the )?/iu;

/** An English interviewer's question about a demand. */
export function askEnglish(kind: RequirementKind, given: string): string {
  const text = given.replace(showing, "");
  switch (kind) {
    case "licence":
    case "certificate":
      return `We ask for ${quote(text)}. Do you hold it, and until when is it valid?`;
    case "education":
      return `We ask for ${quote(text)}. How has your training prepared you for this work?`;
    case "language":
      return `Tell me about a time when you needed this language at work: ${quote(text)}. How did it go?`;
    case "authorization":
      return `Our advertisement says ${quote(text)}. What is your situation?`;
    case "place":
    case "schedule":
      return `Would this suit you: ${quote(text)}?`;
    case "experience": {
      const bare = text.replace(years, "") || text;
      // A keyword alone is no work: "3 years of Kotlin".
      if (!/experience/i.test(bare) && bare.split(" ").length <= 2) return aboutThing(bare);
      const topic = /experience/i.test(bare) ? lowerFirst(bare) : bare;
      const what = /^(?:in|as|with|on|at|of) /.test(topic) ? "time" : "work";
      const your = /experience/i.test(topic) ? "your" : `your ${what}`;
      return `Tell me about ${your}${your === "your work" ? ":" : ""} ${quote(topic)}. What was the hardest part, and how did you handle it?`;
    }
    case "other":
      return aboutDoing(text) ?? `Our advertisement says ${quote(text)}. What can you tell us about that?`;
    default:
      return aboutDoing(text) ?? aboutThing(text);
  }
}

function aboutDoing(text: string): string | undefined {
  const task = text.replace(able, "");
  if (task === text && !startsWithVerb(text)) return undefined;
  return `Tell me about a time when you had to ${quote(lowerFirst(task))}. What did you do, and what came of it?`;
}

function aboutThing(text: string): string {
  const thing = text.replace(knowing, "");
  const ask = "What did you do, and what came of it?";
  if (isTool.test(thing)) return `Tell me about a time when you relied on ${quote(thing)}. ${ask}`;
  return thing.includes(" ")
    ? `Tell me about a time when ${quote(lowerFirst(thing))} was what mattered most. ${ask}`
    : `Tell me about a time when your work called for ${quote(thing)}. ${ask}`;
}

/** Names of tools contain capitals or are acronyms. */
const isTool = /\p{Lu}{2}|\p{L}\p{Lu}|\s\p{Lu}|\d|[+#]/u;
