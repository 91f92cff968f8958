import { languagesOf } from "../../held/sentence-language.ts";
import { namesRole } from "../fields/title/roles.ts";
import { wordsIn } from "./of-the-job.ts";
import { isJobNoun, isOfJobOrReader, subjectsOf } from "./subject/words.ts";

const STEM = 5;
const LONGEST_TITLE = 80;
const learner =
  /(?<!\p{L})(?:trainee|apprentice|junior|azubi|auszubildende\p{L}*|lehrling|apprentie?|aprendi[zc]\p{L}*|ayudante|ajudante|apprendista|aiuto|leerling|elev|lärling|uczeń|pomoc\p{L}*|učeň|pomocn\p{L}+)\p{L}{0,2}(?!\p{L})|lärling|lehrling|leerling|lærling|見習|補助|助理|学徒/iu;
// The text is in simplified characters.
const hanRole =
  /(?:^|[。；;，,、\s])(\p{Script=Han}{2,6}?)(?:の|は|的)?(?:每?[月时年日周]?(?:给|薪|收)|(?:每[月天年周])?工资)/u;
const hanOwn = /^(?:本|该|此|这|当|基本|固定|平均|每|[月年时日]|税|底|综合|保底|试用)|岗|职位/u;

/** True if an amount is said of a role that the title does not name: "the head cook earns …" for a kitchen porter. */
export function isOfRoleBesideTitle(text: string, said: string, before: string): boolean {
  const title = text.trimStart().split(/\n|(?<=\p{L}{4})[.!]\s/u, 1)[0] ?? "";
  if (title.length > LONGEST_TITLE || title.includes(said.trim())) return false;
  const role = hanRole.exec(before)?.[1];
  if (role !== undefined) return !hanOwn.test(role) && !sharesWord(title, role) && isNewIn(text, said, role);
  if (!namesRole(title) || isOfReader(before)) return false;
  const roles = wordsIn(before).filter(
    (word) => /^\p{L}{4,}$/u.test(word) && namesRole(word) && !isJobNoun(word),
  );
  if (roles.length === 0) return false;
  const isNamed = roles.some((one) => title.toLowerCase().includes(stemOf(one)));
  if (isNamed) return learner.test(title) && !learner.test(before);
  return roles.every((one) => isNewIn(text, said, stemOf(one)));
}

function isOfReader(before: string): boolean {
  return languagesOf(before).some(
    (language) => language !== "ja" && language !== "zh" && isOfJobOrReader(before, subjectsOf(language)),
  );
}

function stemOf(word: string): string {
  return word.toLowerCase().slice(0, STEM);
}

/** Roles share their last characters, as compounds do: "店长" and "副店长". */
function sharesWord(title: string, role: string): boolean {
  return title.includes(role.slice(-2));
}

function isNewIn(text: string, said: string, stem: string): boolean {
  return !text.replace(said, " ").toLowerCase().includes(stem);
}
