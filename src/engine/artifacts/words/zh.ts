import { listed, quoted, sentence } from "./compose.ts";
import type { DocumentWords } from "./types.ts";

const quote = quoted("“", "”");
const stop = "。";

export const chinese: DocumentWords = {
  language: "zh",
  months: undefined,
  present: "至今",
  headings: {
    summary: "个人简介",
    skills: "专业技能",
    work: "工作经历",
    projects: "项目经历",
    volunteer: "志愿经历",
    education: "教育背景",
    certificates: "资格证书",
    languages: "语言能力",
    awards: "所获荣誉",
    publications: "发表论文",
  },
  comma: "、",
  titles: {
    resume: (title) => (title ? `简历：${title}` : "简历"),
    note: (place) => (place ? `求职信：${place}` : "求职信"),
    brief: (place) => (place ? `面试准备：${place}` : "面试准备"),
    at: (title, company) => `${title}，${company}`,
  },
  letter: {
    greeting: (company) => (company ? `${company}招聘团队：您好！` : "招聘团队：您好！"),
    about: (title) => `我想应聘贵公司的${title ? quote(title) : ""}职位。`,
    aboutWork: (title) => `我想了解${title}方面的工作。`,
    asks: (quotes) => `贵公司要求${listed(quotes.map(quote), "和", "、")}。以下是我与此相关的内容。`,
    date: (month, year) => `${year}年${month}月`,
    post: ({ title, at, from, until, isCurrent }) => {
      const place = `${at ? `在${at}` : ""}${title ? `担任${title}` : "工作"}`;
      if (isCurrent) return `自${from}起，我${place}。`;
      if (from && until) return `${from}至${until}，我${place}。`;
      return until ? `至${until}，我${place}。` : `关于我${place}的经历：`;
    },
    did: (bullets) => sentence(`工作内容包括：${bullets.join("；")}`, stop),
    training: (items) => sentence(`教育与证书：${items.join("；")}`, stop),
    also: (items) => sentence(`我的简历中还有：${items.join("；")}`, stop),
    request: "请问近期能否安排半小时，通过电话或当面交流？",
    offer: "我很乐意就以上各点作进一步说明，并回答信中没有写到的问题。",
    closing: "此致敬礼",
  },
  brief: {
    gaps: "需要准备的不足",
    questions: "可能的问题与你的实例",
    ask: "可以向对方提的问题",
    gap: (text) => `要求之中，已存资料没有体现：${text}`,
    partly: (text) => `要求之中，已存资料只有相近的内容：${text}`,
    listed: (name) => `你的简历列有${quote(name)}。请准备一个例子。`,
    question: (kind, text) => {
      switch (kind) {
        case "licence":
        case "certificate":
          return `${quote(text)}：你是否持有，有效期到什么时候？`;
        case "education":
          return `${quote(text)}：你的学习中哪一部分为这份工作打下了基础？`;
        case "language":
          return `${quote(text)}：你在哪里使用，水平如何？`;
        case "authorization":
        case "place":
        case "schedule":
          return `${quote(text)}：这对你合适吗？`;
        default:
          return `${quote(text)}：你最近一次是什么时候做的，结果如何？`;
      }
    },
    noStory: "已存资料没有答案。请想一个例子，或坦率说明你会怎样学习。",
    askPay: "这个职位的薪酬是多少？",
    askPlace: "工作地点在哪里，有多少可以远程完成？",
    askUse: (text) => `日常工作中哪里会用到${quote(text)}？`,
  },
};
