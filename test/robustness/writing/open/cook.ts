import type { Writer } from "../types.ts";

export const cook: Writer = {
  name: "a cook",
  resume: {
    basics: { name: "Mirela Dusk", label: "Cook", location: { city: "Bristol" } },
    work: [
      {
        position: "Sous Chef",
        name: "The Copper Heron",
        startDate: "2018-03",
        endDate: "2023-06",
        highlights: [
          "Led a brigade of six.",
          "Cut food waste by 12% with a new ordering plan.",
          "Helped write the autumn menu.",
        ],
      },
      {
        position: "Commis Chef",
        name: "Saltmarsh Inn",
        startDate: "2015-04",
        endDate: "2018-02",
        highlights: ["Prepared sauces and cold starters for 80 guests a night."],
      },
    ],
    education: [
      {
        studyType: "NVQ Level 2",
        area: "Professional Cookery",
        institution: "Estuary College",
        endDate: "2015",
      },
    ],
    certificates: [
      { name: "Food Safety Level 3", issuer: "Harbour Training", date: "2021" },
      { name: "Allergen Awareness (in progress)" },
    ],
    skills: [{ name: "Kitchen", keywords: ["Menu planning", "Butchery"] }],
    awards: [{ title: "Regional Young Cook, third place", date: "2017" }],
  },
  opening: {
    title: "Head Chef",
    company: "Lantern Quay",
    text: "Lantern Quay is looking for a Head Chef. You will lead a kitchen team of ten, write seasonal menus with local fish and keep costs under control. HACCP knowledge and pastry skills desired. We are an award-winning restaurant by the water in Falmouth. Write to Ms. Petra Holloway.",
  },
  honest: `
- | Dear Ms. Holloway,
- | I am writing about your opening for a Head Chef at Lantern Quay.
- | Your seasonal menus with local fish are what made me want to write to you.
w0 | From March 2018 to June 2023 I worked as sous chef at The Copper Heron.
w0 w0.0 | At The Copper Heron, I was leading a brigade of six as sous chef.
w0.0 w0.1 | I led a brigade of six and cut food waste by 12% with a new ordering plan.
w0.1 | With a new ordering plan, food waste was cut by 12 percent.
w0.2 | I helped write the autumn menu there.
w1 w1.0 | Earlier, as commis chef at Saltmarsh Inn, I prepared cold starters and sauces for 80 guests a night.
c0 | I hold a Food Safety Level 3 certificate from Harbour Training (2021).
c1 | My Allergen Awareness certificate is in progress.
s0.0 s0.1 | My skills include menu planning and butchery.
a0 | In 2017 I took third place in the Regional Young Cook award.
w1 w0 | I was commis chef at Saltmarsh Inn until 2018 and then sous chef at The Copper Heron.
- | I would be happy to come in for a trial shift or a conversation.
- | I am very interested in leading a kitchen team of ten.
n | Yours sincerely, Mirela Dusk
w0 w0.0 | In my role as sous chef at The Copper Heron, I led a brigade of six.
w0 w0.1 | At The Copper Heron (2018-2023), I cut food waste by 12%.
- | Please find my resume attached.
- | I am excited about the chance to write seasonal menus with local fish at Lantern Quay.
w0.0 | I would bring to your kitchen team my experience of leading a brigade of six.
w0 w0.0 | Having led a brigade of six at The Copper Heron, I am drawn to your kitchen team of ten.
- | Thank you very much for reading my letter.
- | I believe I could contribute to your team.
- | You ask for HACCP knowledge, which I would be eager to learn.
w0 | The Copper Heron was my place of work until June 2023.
w1.0 | I prepared sauces for 80 guests a night.
- | I have read your posting with great interest.
w1 | I began as commis chef at Saltmarsh Inn in April 2015.
`,
  fabricated: `
number | I led a brigade of sixteen.
number | I cut food waste by 21%.
hedge | I wrote the autumn menu.
title | I was head chef at The Copper Heron.
title | I worked as chef at Saltmarsh Inn.
swap | As sous chef at Saltmarsh Inn I led a brigade of six.
merged | At Saltmarsh Inn I led a brigade of six.
award | I am an award-winning chef.
award | I won the Regional Young Cook award in 2017.
progress | I hold an Allergen Awareness certificate.
skill | I have strong pastry skills.
skill | I know HACCP well.
tense | I am sous chef at The Copper Heron.
tense | Since 2018 I have led a brigade of six at The Copper Heron.
years | I worked at The Copper Heron from 2015 to 2023.
degree | I hold a degree in Professional Cookery.
causation | By cutting food waste I raised profits.
unit | I cut food waste by 12 kilos.
more | I cut food waste by more than 12%.
wish | I look forward to bringing my pastry skills to Lantern Quay.
level | I hold a Food Safety Level 4 certificate.
elided | Ran the kitchen of Lantern Quay.
place | I cooked in Paris.
cause | I cut food waste by 12% by leading a brigade of six.
mine | I am excited to use my HACCP knowledge at Lantern Quay.
again | I hope to continue leading a kitchen team of ten.
as | I am interested in this role as a chef with HACCP knowledge.
with | With HACCP knowledge and pastry skills, I would suit your kitchen.
offer | I am happy to offer HACCP knowledge and pastry skills.
promise | You will see pastry skills in my work.
taken | You ask for HACCP knowledge, and I have it.
taken | Your posting asks for pastry skills, which are among my skills.
fronted | Head Chef, I apply to Lantern Quay.
fronted | I, Head Chef of The Copper Heron, apply to Lantern Quay.
plus | I led a brigade of 6+.
greater | I led a brigade of >6.
nothing | I have all of it.
outcome | I led a brigade of six, cutting food waste by 12%.
skill | At Saltmarsh Inn, I used butchery.
alone | I personally led a brigade of six.
have | I am happy to have led a kitchen team of ten.
flattery | The Copper Heron is an award-winning restaurant.
best | You are the best restaurant in Falmouth.
frequency | I prepared sauces for 80 guests an hour.
month | I worked at The Copper Heron from January 2018 to June 2023.
until | I worked at The Copper Heron until 2018.
`,
};
