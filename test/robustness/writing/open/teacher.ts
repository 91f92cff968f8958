import type { Writer } from "../types.ts";

export const teacher: Writer = {
  name: "a teacher",
  resume: {
    basics: { name: "Aurelio Penhallow" },
    work: [
      {
        position: "Mathematics Teacher",
        name: "Stonebridge Secondary School",
        startDate: "2014-09",
        endDate: "2022-07",
        highlights: [
          "Taught algebra and geometry to classes of 30 pupils aged 11 to 16.",
          "Acting head of department for two terms in 2021.",
          "Raised the pass rate of year 11 from 71% to 84%.",
          "Organised the yearly chess tournament together with a colleague.",
        ],
      },
    ],
    education: [
      {
        studyType: "PGCE",
        area: "Secondary Mathematics",
        institution: "Fenwick University",
        endDate: "2014",
      },
      { studyType: "MA", area: "Education", institution: "Fenwick University", startDate: "2023-09" },
    ],
    publications: [{ name: "Fractions without fear", publisher: "Classroom Notes", releaseDate: "2019" }],
    languages: [{ language: "Spanish", fluency: "Conversational" }],
  },
  opening: {
    title: "Head of Mathematics",
    company: "Ashdown Academy",
    text: "Ashdown Academy needs a Head of Mathematics from January. You will lead a department of eight teachers, teach A-level statistics and run our robotics club. Applications to the principal, Mr. Rowan Tate.",
  },
  honest: `
- | Dear Mr. Tate,
- | I wish to apply for the post of Head of Mathematics at Ashdown Academy.
w0 | I was a mathematics teacher at Stonebridge Secondary School from September 2014 until July 2022.
w0.0 | I taught geometry and algebra to pupils aged 11 to 16, in classes of 30.
w0.1 | In 2021 I was acting head of department for two terms.
w0.2 | The pass rate of year 11 was raised from 71% to 84%.
w0.3 | Together with a colleague, I organised the yearly chess tournament.
e0 | I completed a PGCE in Secondary Mathematics at Fenwick University in 2014.
e1 | I am currently studying for an MA in Education at Fenwick University.
b0 | My article "Fractions without fear" was published in Classroom Notes in 2019.
l0 | My Spanish is conversational.
- | Your robotics club sounds wonderful, and I would enjoy hearing more about it.
- | Leading a department of eight teachers is the step I am hoping to take.
- | Could we arrange a visit to the school?
n | Yours faithfully, Aurelio Penhallow
`,
  fabricated: `
hedge | In 2021 I was head of department.
number | I raised the pass rate of year 11 from 61% to 84%.
swap | I raised the pass rate of year 11 from 84% to 71%.
scope | I raised the pass rate of the whole school.
number | I taught classes of 13 pupils.
subject | I taught A-level statistics.
club | I ran the robotics club at Stonebridge Secondary School.
sole | I organised the yearly chess tournament on my own and founded it.
degree | I hold an MA in Education.
degree | I completed an MA in Education at Fenwick University.
language | I speak fluent Spanish.
led | I led a department of eight teachers.
publication | My book "Fractions without fear" won a prize.
date | I published "Fractions without fear" in 2016.
tense | I teach algebra at Stonebridge Secondary School.
years | I have taught for ten years.
age | I taught pupils aged 16 to 18.
two | I was acting head of department for two years.
employer | I taught at Ashdown Academy.
title | I was Head of Mathematics.
never | Not one of my pupils failed.
`,
};
