import { readPlace } from "../places/place.ts";
import { endsWithRole } from "../text/names/role-names.ts";
import { beforeSending } from "./before-sending.ts";
import { gapsOf, ofKind } from "./evidence.ts";
import { bodyOf } from "./letter/body.ts";
import { answerable, isBorneOut } from "./letter/demands.ts";
import { genderedTitle } from "./letter/gendered-title.ts";
import { inLanguage, toTranslate } from "./letter/in-language.ts";
import { fillers, withWhatIsHeld } from "./letter/named.ts";
import { candidates, countWords, proofs } from "./letter/proofs.ts";
import { signature } from "./letterhead.ts";
import { openingWords, placeOf } from "./opening-words.ts";
import { withOwnWork } from "./own-work.ts";
import { postOf } from "./resume/entry-heads.ts";
import {
  type AskedRequirement,
  aboutOpening,
  type Draft,
  fromClaims,
  type Line,
  type Material,
} from "./types.ts";
import { uncapped } from "./words/cased.ts";

/** Words in postings that say anyone may apply. They are not part of a title. */
const forAnybody =
  /\s*\(a\)(?=\s*$)|\s*[([][mwfdhxik](?:\s*[/|,*]\s*(?:[mwfdhxik]|div|gn))+[)\]]|\s+[-–—]?\s*(?:[HFM]\s?\/\s?[HFM](?:\s?\/\s?[XD])?)(?=\s*$)/giu;
/** What a posting adds after its title: hours, shifts, pay, places. */
const behind =
  /\s+[-–—|/]+\s+(?:(?:\d|[$€£]|full|part|day|night|evening|weekend|remote|hybrid|on-?site|urgent|immediate|sign)|(?:m|w|d|f)\/).*$/iu;

/** The letter's subject. */
function whyThisOpening(material: Material): string {
  const { asked, words } = material;
  const { letter } = words;
  return asked.isOpening
    ? letter.about(titleOf(material), articled(companyOf(material), material))
    : letter.aboutWork(titleOf(material) ?? "");
}

/** The opening's employer, in the case of a sentence. */
function companyOf({ asked }: Material): string | undefined {
  // "Lorrénergie SA – Nancy" names its place too.
  const name = openingWords(asked.company ?? "").replace(
    /(?<= (?:SAS?U?|SARL|GmbH|AG|KG|SE|Ltd|LLC|Inc\.?|PLC|S\.A\.|S\.L\.|S\.p\.A\.|Ltda\.?))(?:,| [–-]) .*$/u,
    "",
  );
  return uncapped(name) || undefined;
}

/** "Le Belvédère" if a line of a French posting starts with it, so that its letter says "au Belvédère". */
function articled(company: string | undefined, { asked, words }: Material): string | undefined {
  const lines = words.language === "fr" ? (asked.text ?? "").split("\n") : [];
  const named = ["Le", "La", "Les"].map((article) => `${article} ${company}`);
  return company && (named.find((name) => lines.some((line) => line.trim().startsWith(name))) ?? company);
}

/** Nothing of "– Night shift", and all of "/ Night Receptionist", which names a second post. */
function extrasOnly(more: string): string {
  const [, post = "", rest = ""] = /^(\s+[-–—|/]+\s.*?)((?:\s[-–—|/(].*)?)$/u.exec(more) ?? [];
  return endsWithRole(post.replace(/\s+\([^()]*\)$/u, "")) ? post + rest.replace(behind, "") : "";
}

/** The opening's title in a letter. One that is not a plain name is in quotation marks. */
function titleOf({ asked, claims, words }: Material): string | undefined {
  const plain = (asked.title ?? "")
    .replace(forAnybody, "")
    // "Guest Relations / Night Receptionist" names two posts.
    .replace(behind, extrasOnly);
  const whole = genderedTitle(uncapped(openingWords(plain)), claims);
  if (whole === "") return undefined;
  const title = words.letter.single?.(whole) ?? whole;
  return /^[\p{L}\p{N}][\p{L}\p{N}\p{M} .,+#&/'’()–-]{0,69}$/u.test(title)
    ? title
    : words.letter.quote(title);
}

const MOST_POSTS = 2;

/** What the person could add to a letter that is too short, as sentences to them. */
function wouldHelp(material: Material, demands: readonly AskedRequirement[]): string[] {
  const { asked, claims } = material;
  const silent = candidates(material).filter(({ bullets }) => bullets.length === 0);
  const bare = ofKind(claims, "skill").filter(({ id }) =>
    demands.some(({ claimIds }) => claimIds.includes(id)),
  );
  return [
    ...(candidates(material).length === 0
      ? ["Add the work you did, paid or not: title, employer, from when to when, and what you did there."]
      : []),
    ...silent.slice(0, MOST_POSTS).map(({ owner }) => {
      const { title, at } = postOf(owner, material);
      const place = [title, at].filter(Boolean).join(", ");
      return `Say what you did${place ? ` (${place})` : ""}: one line per task, starting with a verb, with a number if there is one.`;
    }),
    ...bare.map(({ text }) => `Say where you used this skill, in a line under that work: ${text}.`),
    ...(asked.isOpening && demands.length === 0
      ? ["The stored data meets none of the opening's requirements, so the letter names none."]
      : []),
  ];
}

const FEWEST_WORDS = 90;
const MOST_WORDS = 180;
const LONGEST_GREETED = 60;

/**
 * Drafts a letter: place and date, recipient, why this opening, the person's evidence, a request, a signature.
 * Everything about the person is a claim in its own words. If little is stored the letter is shorter, without
 * filler, and says what would help.
 */
export function outreachNote(given: Material): Draft {
  const own = withWhatIsHeld(withOwnWork(given));
  const material = inLanguage(own);
  const untranslated = toTranslate(own, material);
  const { titles } = material.words;
  const demands = answerable(material);
  const lines = letterLines(material, demands);
  const saysNothing = candidates(material).every(({ bullets }) => bullets.length === 0);
  const posts = proofs(material).flatMap(([whole]) => whole ?? []);
  const showsNone = demands.length > 0 && !demands.some(isBorneOut(posts));
  const isThin = sizeOf(lines) < FEWEST_WORDS || saysNothing || showsNone;
  return {
    title: titles.note(placeOf(material)),
    sections: [{ heading: "", lines }],
    gaps: gapsOf(material),
    omitted: [],
    beforeSending: [...beforeSending(own, lines, true), ...untranslated],
    ...(isThin && {
      wouldHelp:
        untranslated.length > 0
          ? ["Import your resume in the language of this letter, or add the translated lines to the letter."]
          : wouldHelp(material, demands),
    }),
  };
}

function letterLines(material: Material, demands: readonly AskedRequirement[]): Line[] {
  const { asked, words } = material;
  const { letter } = words;
  const company = companyOf(material);
  const whole = (body: readonly Line[]) => [
    ...head(material, company),
    aboutOpening(letter.greeting(isShort(company) ? company : undefined, asked.addressee), { kind: "line" }),
    aboutOpening(whyThisOpening(material), { kind: "paragraph" }),
    ...body,
    aboutOpening(letter.request, { kind: "paragraph" }),
    aboutOpening(letter.closing(asked.addressee), { kind: "line" }),
    ...signature(material),
  ];
  const fits = (body: readonly Line[]) => sizeOf(whole(body)) <= MOST_WORDS;
  let body = bodyOf(demands, material, fits);
  for (const more of fillers(material, body)) {
    if (sizeOf(whole(body)) >= FEWEST_WORDS) break;
    if (fits([...body, more])) body = [...body, more];
  }
  return whole(body);
}

/** True unless an employer's name is longer than people say it. The address has it in full. */
function isShort(company: string | undefined): boolean {
  return company !== undefined && company.length <= LONGEST_GREETED && !company.includes("(");
}

/** The recipient, place, date and subject. */
function head(material: Material, company: string | undefined): Line[] {
  const { asked, words } = material;
  if (!asked.isOpening) return [dateLine(material)];
  const { letter } = words;
  const title = titleOf(material);
  return [
    ...[asked.addressee && letter.attention(asked.addressee), company].flatMap((text) =>
      text ? [aboutOpening(text, { kind: "line", role: "address" })] : [],
    ),
    dateLine(material),
    ...(title ? [aboutOpening(letter.subject(title), { kind: "line", role: "subject" })] : []),
  ];
}

function dateLine({ claims, words, today }: Material): Line {
  const { letter } = words;
  const [year = "", month, day] = today.split("-");
  const place = ofKind(claims, "contact").find(({ path }) => path === "basics.location");
  const isAmerican = readPlace(place?.text ?? "").country === "US";
  const date = letter.day(Number(day), Number(month), year, isAmerican);
  const layout = { kind: "line", role: "date" } as const;
  const town = place?.text.split(/[,，]/u)[0]?.trim();
  return place && town ? fromClaims(letter.placed(town, date), [place], layout) : aboutOpening(date, layout);
}

function sizeOf(lines: readonly Line[]): number {
  return countWords(lines.map(({ text }) => text));
}
