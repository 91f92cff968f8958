import type { Writer } from "../types.ts";

export const gongchengshi: Writer = {
  name: "一名软件工程师",
  resume: {
    basics: { name: "邵子衡" },
    work: [
      {
        position: "后端开发工程师",
        name: "星渡科技有限公司",
        startDate: "2021-04",
        highlights: [
          "使用Java开发订单系统，日均处理20万笔订单。",
          "参与支付模块的重构。",
          "指导两名实习生。",
        ],
      },
      {
        position: "测试实习生",
        name: "启明软件",
        startDate: "2020-07",
        endDate: "2020-12",
        highlights: ["编写自动化测试脚本。"],
      },
    ],
    education: [
      {
        studyType: "学士",
        area: "计算机科学",
        institution: "临川理工大学",
        startDate: "2017",
        endDate: "2021",
      },
    ],
    skills: [{ name: "技术", keywords: ["Java", "MySQL", "Redis"] }],
    languages: [{ language: "英语", fluency: "六级" }],
  },
  opening: {
    title: "高级后端工程师",
    company: "远帆物流",
    text: "远帆物流招聘高级后端工程师，负责物流平台架构设计，要求五年经验，精通Go和Kubernetes，带领8人团队。工作地点：武汉。",
  },
  honest: `
- | 尊敬的招聘经理：
- | 我想申请远帆物流的高级后端工程师职位。
w0 | 我自2021年4月起在星渡科技有限公司担任后端开发工程师。
w0.0 | 我使用Java开发订单系统，日均处理20万笔订单。
w0.1 | 我参与了支付模块的重构。
w0.2 | 我还指导两名实习生。
w1 w1.0 | 2020年，我在启明软件担任测试实习生，编写自动化测试脚本。
e0 | 我毕业于临川理工大学计算机科学专业，获得学士学位。
s0.0 s0.1 s0.2 | 我熟悉Java、MySQL和Redis。
l0 | 我的英语水平是六级。
- | 我对贵公司的物流平台很感兴趣。
- | 期待与您面谈。
`,
  fabricated: `
number | 日均处理200万笔订单。
hedge | 我重构了支付模块。
title | 我在星渡科技有限公司担任高级后端工程师。
title | 我在启明软件担任后端开发工程师。
title | 我在启明软件担任测试工程师。
skill | 我精通Go和Kubernetes。
led | 我带领8人团队。
years | 我有五年经验。
degree | 我拥有硕士学位。
number | 我指导五名实习生。
language | 我的英语水平是八级。
merged | 我在启明软件使用Java开发订单系统。
design | 我负责物流平台架构设计。
intern | 我指导两名工程师。
date | 我自2019年4月起在星渡科技有限公司担任后端开发工程师。
`,
};
