import type { Writer } from "../types.ts";

export const caiwu: Writer = {
  name: "一名会计",
  resume: {
    basics: { name: "纪文澜" },
    work: [
      {
        position: "总账会计",
        name: "云岭食品有限公司",
        startDate: "2020-03",
        highlights: ["负责12家门店的月度结账。", "将报表出具时间从8天缩短到5天。", "协助年度审计。"],
      },
      {
        position: "出纳",
        name: "青禾贸易公司",
        startDate: "2017-07",
        endDate: "2020-02",
        highlights: ["处理日常付款和银行对账。"],
      },
    ],
    education: [{ studyType: "本科", area: "会计学", institution: "南屏大学", endDate: "2017" }],
    certificates: [{ name: "初级会计证书", date: "2018" }],
    skills: [{ name: "软件", keywords: ["用友", "Excel"] }],
    languages: [{ language: "英语", fluency: "四级" }],
  },
  opening: {
    title: "财务主管",
    company: "海棠酒店集团",
    text: "海棠酒店集团诚聘财务主管，工作地点杭州。负责酒店财务核算和预算管理，要求中级会计职称，熟悉金蝶系统。",
  },
  honest: `
- | 尊敬的招聘负责人：
- | 您好，我想应聘海棠酒店集团的财务主管一职。
w0 | 我从2020年3月起在云岭食品有限公司担任总账会计。
w0.0 | 我负责12家门店的月度结账。
w0.1 | 我将报表出具时间从8天缩短到5天。
w0.2 | 我还协助年度审计。
w1 w1.0 | 此前我在青禾贸易公司担任出纳，处理日常付款和银行对账。
e0 | 我毕业于南屏大学会计学专业，本科学历。
s0.0 s0.1 | 我会使用用友和Excel。
- | 期待您的回复。
`,
  fabricated: `
number | 我负责22家门店的月度结账。
hedge | 我负责年度审计。
title | 我在青禾贸易公司担任总账会计。
title | 我在云岭食品有限公司担任财务主管。
skill | 我熟悉金蝶系统。
certificate | 我持有中级会计职称。
degree | 我拥有会计学硕士学历。
years | 我从2017年起在云岭食品有限公司担任总账会计。
swap | 我将报表出具时间从5天缩短到8天。
language | 我的英语达到六级。
`,
};
