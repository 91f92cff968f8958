import { listed, lowerFirst, lowerTitle, monthNamed, quoted, sentence } from "./compose.ts";
import { startsWithDone } from "./past-verbs.ts";
import type { DocumentWords, Post } from "./types.ts";

const quote = quoted("“", "”");

export const english: DocumentWords = {
  language: "en",
  months: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
  present: "Present",
  headings: {
    summary: "Summary",
    skills: "Skills",
    work: "Experience",
    projects: "Projects",
    volunteer: "Volunteering",
    education: "Education",
    certificates: "Certificates",
    languages: "Languages",
    awards: "Awards",
    publications: "Publications",
  },
  comma: ", ",
  titles: {
    resume: (title) => (title ? `Resume for ${title}` : "Resume"),
    note: (place) => (place ? `Note about ${place}` : "Note"),
    brief: (place) => (place ? `Interview brief: ${place}` : "Interview brief"),
    at: (title, company) => `${title} at ${company}`,
  },
  letter: {
    greeting: (company) => (company ? `Dear hiring team at ${company},` : "Dear hiring team,"),
    about: (title) => `I am writing about your opening${title ? ` ${quote(title)}` : ""}.`,
    aboutWork: (title) => `I am writing to ask about work as ${named(title)}.`,
    asks: (quotes) => `You ask for ${listed(quotes.map(quote), " and ")}. Here is what I can show for that.`,
    date: monthNamed("January February March April May June July August September October November December"),
    post: postSentence,
    did,
    training: (items) => sentence(`Training and certificates: ${items.join("; ")}`),
    also: (items) => sentence(`You will also find in my resume: ${items.join("; ")}`),
    request: "Could we speak for half an hour in the coming weeks, by phone or in person?",
    offer: "I will gladly go through any of these points with you, and answer what this letter leaves open.",
    closing: "Kind regards,",
  },
  brief: {
    gaps: "Gaps to be ready for",
    questions: "Likely questions, and your stories",
    ask: "What to ask them",
    gap: (text) => `Asked for, and nothing stored shows it: ${text}`,
    partly: (text) => `Asked for, and only what is near it is stored: ${text}`,
    listed: (name) => `Your resume lists ${quote(name)}. Have one example of it ready.`,
    question: (kind, text) => {
      switch (kind) {
        case "licence":
        case "certificate":
          return `${quote(text)}: do you hold it, and until when is it valid?`;
        case "education":
          return `${quote(text)}: which part of your training prepared you for this work?`;
        case "language":
          return `${quote(text)}: where do you use it, and how well?`;
        case "authorization":
        case "place":
        case "schedule":
          return `${quote(text)}: does this suit you?`;
        default:
          return `${quote(text)}: when did you last do this, and what came of it?`;
      }
    },
    noStory: "Nothing stored answers this. Think of an example, or say plainly how you would learn it.",
    askPay: "What does the position pay?",
    askPlace: "Where is the place of work, and how much of it can be done from elsewhere?",
    askUse: (text) => `Where in the daily work does ${quote(text)} come up?`,
  },
};

function postSentence({ title, at, from, until, isCurrent }: Post): string {
  const place = [title && `as ${named(title)}`, at && `at ${at}`].filter(Boolean).join(" ");
  if (isCurrent) return sentence(`Since ${from} I have worked ${place}`);
  if (from && until) return sentence(`From ${from} to ${until} I worked ${place}`);
  return until ? sentence(`Until ${until} I worked ${place}`) : `About my work ${place}:`;
}

/** "I" before each line that says what was done; the others as they stand. */
function did(bullets: readonly string[], isCurrent: boolean): string {
  const isDone = (bullet: string) => charge.test(bullet) || startsWithDone(bullet, isCurrent);
  const done = bullets.filter(isDone);
  const others = bullets.filter((bullet) => !isDone(bullet));
  const said = (bullet: string) =>
    `${charge.test(bullet) ? (isCurrent ? "am " : "was ") : ""}${lowerFirst(bullet)}`;
  return [
    ...done.map((bullet, at) => sentence(`${at === 0 ? "There I" : "I also"} ${said(bullet)}`)),
    ...(others.length > 0 ? [work(others, isCurrent)] : []),
  ].join(" ");
}

const charge = /^responsible for /i;
/** A word for what is done, which can stand in a sentence without an article. */
const activity =
  /^(?!Beijing|Boeing|King|Nanjing|Reading|Sterling)\p{Lu}\p{Ll}*(?:ing|tion|sion|ment|ance|care)(?=\s|$)/u;

function work(bullets: readonly string[], isCurrent: boolean): string {
  const lead = `My work there ${isCurrent ? "includes" : "included"}`;
  return bullets.every((bullet) => activity.test(bullet))
    ? sentence(`${lead} ${listed(bullets.map(lowerFirst), ", and ")}`)
    : sentence(`${lead}: ${bullets.join("; ")}`);
}

/** "a line cook" for "Line cook"; a title written in capitals is a name. */
function named(title: string): string {
  const plain = lowerTitle(title);
  if (plain === title) return title;
  return /^[aeio]/.test(plain) ? `an ${plain}` : `a ${plain}`;
}
