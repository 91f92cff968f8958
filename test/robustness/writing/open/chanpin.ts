import type { Writer } from "../types.ts";

export const chanpin: Writer = {
  name: "一名产品经理",
  resume: {
    basics: { name: "宋晴川" },
    work: [
      {
        position: "产品经理",
        name: "鹿鸣教育科技有限公司",
        startDate: "2021-03",
        highlights: [
          "负责题库产品，服务120所学校。",
          "参与了直播课系统的改版。",
          "将注册转化率从12%提升到19%。",
          "没有Kubernetes经验。",
        ],
      },
      {
        position: "产品助理",
        name: "白桥旅行网",
        startDate: "2018-07",
        endDate: "2021-02",
        highlights: ["协助产品总监撰写需求文档。", "访谈了45位用户。", "未负责过预算。"],
      },
    ],
    education: [{ studyType: "本科", area: "工业设计", institution: "临江大学", endDate: "2018" }],
    certificates: [{ name: "PMP（计划2027年考取）" }, { name: "NPDP", date: "2023" }],
    skills: [{ name: "工具", keywords: ["Axure", "SQL"] }],
    languages: [{ language: "英语", fluency: "六级" }],
  },
  opening: {
    title: "产品总监",
    company: "星野出行",
    text: "星野出行招聘产品总监，工作地点苏州。带领10人产品团队，负责年度预算，要求持有PMP，熟悉Kubernetes和Figma。",
  },
  honest: `
- | 尊敬的星野出行招聘团队：
- | 您好，我想应聘贵公司的产品总监职位。
w0 | 我从2021年3月起在鹿鸣教育科技有限公司担任产品经理。
w0.0 | 我负责题库产品，服务120所学校。
w0.1 | 我参与了直播课系统的改版。
w0.2 | 我将注册转化率从12%提升到19%。
w0.3 | 我没有Kubernetes经验。
w1 | 2018年7月至2021年2月，我在白桥旅行网担任产品助理。
w1.0 | 我协助产品总监撰写需求文档。
w1.1 | 我在那里访谈了45位用户。
w1.2 | 我未负责过预算。
e0 | 我2018年毕业于临江大学工业设计专业，本科学历。
c0 | 我计划2027年考取PMP。
c1 | 我在2023年取得了NPDP证书。
s0.0 s0.1 | 我会使用Axure和SQL。
`,
  fabricated: `
number | 我负责的题库产品服务1200所学校。
part | 我主导了直播课系统的改版。
part | 我负责直播课系统的改版。
swap | 我将注册转化率从19%降低到12%。
negation | 我有Kubernetes经验。
negation | 我负责过预算。
helped | 我撰写了需求文档。
title | 我在白桥旅行网担任产品总监。
years | 我从2018年起在鹿鸣教育科技有限公司担任产品经理。
employer | 我在白桥旅行网负责题库产品。
planned | 我持有PMP证书。
skill | 我熟悉Figma。
degree | 我拥有工业设计硕士学历。
tense | 我现在在白桥旅行网担任产品助理。
opening | 我带领10人产品团队。
`,
};
