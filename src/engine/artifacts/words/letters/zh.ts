import { listed, quoted, sentence } from "../compose.ts";
import { type Said, textsOf } from "../said/types.ts";
import { sayChinese } from "../said/zh.ts";
import { asideIn, isPlainName } from "./common.ts";
import type { LetterWords, Studied } from "./types.ts";

const quote = quoted("“", "”");
const stop = "。";
const all = (items: readonly string[]) => listed(items, "和", "、");
const aside = asideIn("（", "）", "，", "");

export const chineseLetter: LetterWords = {
  greeting: (company, person) =>
    person
      ? `尊敬的${person.name}${person.style}：您好！`
      : company
        ? `${company}招聘团队：您好！`
        : "招聘团队：您好！",
  attention: ({ name, style }) => `${name}${style}`,
  subject: (title) => `应聘职位：${title}`,
  day: (day, month, year) => `${year}年${month}月${day}日`,
  placed: (place, day) => `${place}，${day}`,
  about: (title) => (title ? `我想应聘贵公司的${title}一职。` : "我想应聘贵公司的职位。"),
  aboutWork: (title) => `我想了解${title}方面的工作。`,
  asks: (demands, nth) => `贵公司${nth === 0 ? "" : "还"}要求${all(demands)}。`,
  tongue: (name) => name,
  plain: (name) => (isPlainName(name) ? name : undefined),
  date: (month, year) => `${year}年${month}月`,
  post: ({ title, at, isCurrent, isVolunteer, isEarlier, ...dates }) => {
    const [from, until] = [inYear(dates.from), inYear(dates.until)];
    const place = `${at ? `在${at}` : ""}${title ? `担任${title}` : isVolunteer ? "做志愿者" : "工作"}`;
    if (isCurrent) return `自${from}起，我${place}。`;
    if (from && from === until) return `${from}，我${place}。`;
    if (from && until) return `${isEarlier ? "此前，" : ""}${from}至${until}，我${place}。`;
    return until ? `至${until}，我${place}。` : `我曾${place}。`;
  },
  says: sayChinese,
  did,
  figures: (items) => `具体数字：${items.join("；")}。`,
  noted: (items) => `摘自我的简历：${items.map(quote).join("、")}。`,
  withAside: aside,
  certificates: (items) => sentence(`我持有的证书包括${all(items)}`, stop),
  studied,
  grade: "成绩",
  speaks: (languages) => sentence(`我掌握的语言有${all(languages)}`, stop),
  skills: (names) => sentence(`我的技能包括${all(names)}`, stop),
  others: (items, kind) =>
    sentence(
      `我的${{ course: "课程", project: "项目", award: "奖项", publication: "发表" }[kind]}包括${all(items)}`,
      stop,
    ),
  space: "",
  quote,
  request: "期待近期能与您通过电话或当面交流。",
  closing: () => "此致敬礼！",
};

/** "2009年" for a year alone. */
function inYear(date: string): string {
  return /^\d{4}$/.test(date) ? `${date}年` : date;
}

function did(said: readonly Said[], _isCurrent: boolean, nth: number): string {
  const done = textsOf(said, "did");
  const doing = textsOf(said, "doing");
  const lead = nth === 0 ? "任职期间，我" : "在那里，我";
  return [
    ...(done.length > 0 ? [`${lead}${done.join("，并")}`] : []),
    ...(doing.length > 0 ? [`工作内容${done.length > 0 ? "还" : ""}包括${doing.join("，以及")}`] : []),
  ]
    .map((text) => sentence(text, stop))
    .join("");
}

function studied({ area, degree, honours, at, isCurrent, ...dates }: Studied): string {
  const [from, until] = [inYear(dates.from), inYear(dates.until)];
  const years = isCurrent ? from && `${from}起` : from && until ? `${from}至${until}` : until;
  const what =
    area || !degree
      ? `我${isCurrent ? "正在" : "曾"}${at ? `在${at}` : ""}学习${area}`
      : `我的学历包括${degree}${at ? `，${at}` : ""}`;
  return sentence(aside(what, [area ? degree : "", honours, years].filter(Boolean)), stop);
}
