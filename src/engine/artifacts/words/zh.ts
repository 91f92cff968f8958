import file from "../../../../db/lexicon/artifacts/section-headings.json" with { type: "json" };
import { quoted } from "./compose.ts";
import { chineseLetter } from "./letters/zh.ts";
import { asking } from "./questions/topics.ts";
import type { DocumentWords } from "./types.ts";

const quote = quoted("“", "”");

export const chinese: DocumentWords = {
  language: "zh",
  months: undefined,
  present: "至今",
  expected: (date) => `预计${date}`,
  validUntil: (date) => `有效期至${date}`,
  headings: file.zh,
  comma: "、",
  titles: {
    resume: (title) => (title ? `简历：${title}` : "简历"),
    note: (place) => (place ? `求职信：${place}` : "求职信"),
    brief: (place) => (place ? `面试准备：${place}` : "面试准备"),
    at: (title, company) => `${title}，${company}`,
  },
  letter: chineseLetter,
  brief: {
    gaps: "需要准备的不足",
    questions: "可能的问题与你的实例",
    ask: "可以向对方提的问题",
    gap: (text) => `尚未体现：${text}`,
    partly: (text) => `只体现了一部分：${text}`,
    listed: (name) => `你的简历列有${quote(name)}。请准备一个例子。`,
    question: asking(quote, {
      paper: "我们要求◊。你是否持有，有效期到什么时候？",
      education: "我们要求◊。你的学习怎样为这份工作打下基础？",
      language: "你在哪里使用这门语言，水平如何：◊？",
      condition: "这对你合适吗：◊？",
      experience: "请谈谈让你积累这项经验的工作：◊。结果如何？",
      work: "请谈谈让你积累这项经验的工作：◊。结果如何？",
      other: "关于◊，你有哪些经历？",
      skill: "请谈谈一次需要◊的经历。你做了什么，结果如何？",
    }),
    closeOnly: "已存有相近的资料，但没有您的陈述能证明。",
    sayPlainly: "请直接回答：可以、不可以，或从何时起可以。",
    noPaper: "请如实说明是否持有；如果没有，何时可以取得。",
    noStory: "请想一个实例，或如实说明自己的情况。",
    payAsked: "你期望的薪酬是多少？",
    payAnswer: (said, least) => `招聘信息写的是${said}。你的最低要求：${least}。`,
    per: { hour: "每小时", day: "每天", week: "每周", month: "每月", year: "每年" },
    quote,
    askPay: "这个职位的薪酬是多少？",
    askPlace: "工作地点在哪里，有多少可以远程完成？",
    askUse: (text) => `日常工作中哪里会用到${quote(text)}？`,
  },
};
