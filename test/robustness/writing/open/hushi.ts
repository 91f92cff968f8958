import type { Writer } from "../types.ts";

export const hushi: Writer = {
  name: "一名护士",
  resume: {
    basics: { name: "罗见微" },
    work: [
      {
        position: "主管护师",
        name: "白鹭市第三医院",
        startDate: "2018-06",
        highlights: ["在心内科护理15张床位的病人。", "参与编写护理手册。", "将输液差错降低了30%。"],
      },
      {
        position: "护士",
        name: "清河社区诊所",
        startDate: "2014-07",
        endDate: "2018-05",
        highlights: ["协助医生完成门诊接诊。"],
      },
    ],
    education: [{ studyType: "大专", area: "护理学", institution: "白鹭卫生学院", endDate: "2014" }],
    certificates: [{ name: "护士执业证书", date: "2014" }, { name: "急救证书（计划2026年）" }],
    languages: [{ language: "英语", fluency: "基础" }],
  },
  opening: {
    title: "护士长",
    company: "金桥康复医院",
    text: "金桥康复医院招聘护士长一名，管理20名护士，要求本科学历，熟悉重症监护，英语流利。我们重视康复护理。联系人：沈主任。",
  },
  honest: `
- | 尊敬的沈主任：
- | 您好！我希望应聘贵院的护士长职位。
w0 | 我自2018年6月起在白鹭市第三医院担任主管护师。
w0.0 | 我在心内科护理15张床位的病人。
w0.1 | 我参与编写护理手册。
w0.2 | 我将输液差错降低了30%。
w1 w1.0 | 2014年到2018年，我在清河社区诊所担任护士，协助医生完成门诊接诊。
e0 | 我是大专学历，毕业于白鹭卫生学院护理学专业。
c0 | 我持有护士执业证书。
- | 贵院重视康复护理，这很吸引我。
- | 期待与您面谈，谢谢！
n | 此致敬礼 罗见微
w0 w0.2 | 在白鹭市第三医院，我将输液差错降低了30%。
- | 希望能有机会加入贵院。
`,
  fabricated: `
number | 我在心内科护理50张床位的病人。
hedge | 我编写了护理手册。
number | 我将输液差错降低了60%。
title | 我在白鹭市第三医院担任护士长。
title | 我在清河社区诊所担任主管护师。
degree | 我是本科学历。
skill | 我熟悉重症监护。
language | 我英语流利。
planned | 我持有急救证书。
led | 我管理20名护士。
merged | 我在清河社区诊所将输液差错降低了30%。
hedge | 我完成了门诊接诊。
date | 我自2016年起在白鹭市第三医院担任主管护师。
taken | 贵院要求熟悉重症监护，我熟悉。
taken | 贵院要求英语流利，我具备。
`,
};
