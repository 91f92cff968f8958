import type { Writer } from "../types.ts";

export const engineer: Writer = {
  name: "a software engineer",
  resume: {
    basics: { name: "Teodor Lindqvist", email: "teodor@example.org" },
    work: [
      {
        position: "Software Engineer",
        name: "Pebblestack",
        startDate: "2019-09",
        highlights: [
          "Built a billing service in TypeScript that handles 2 million invoices a month.",
          "Reduced the build time from 40 to 9 minutes.",
          "Contributed to the migration of the data warehouse to PostgreSQL.",
          "On call one week in five.",
        ],
      },
      {
        position: "Junior Developer",
        name: "Quillmere Labs",
        startDate: "2017-02",
        endDate: "2019-08",
        highlights: [
          "Maintained internal tools in PHP.",
          "Wrote tests under the guidance of a senior developer.",
        ],
      },
    ],
    education: [
      {
        studyType: "Bachelor of Science",
        area: "Computer Science",
        institution: "Hartsfell University",
        startDate: "2013",
        endDate: "2016",
      },
    ],
    projects: [
      { name: "Kestrel", description: "an open-source log viewer", highlights: ["About 300 users."] },
    ],
    skills: [
      { name: "Languages", keywords: ["TypeScript", "PHP", "SQL"] },
      { name: "Learning", keywords: ["Rust"] },
    ],
    certificates: [{ name: "AWS Certified Cloud Practitioner", date: "2021" }],
  },
  opening: {
    title: "Senior Backend Engineer",
    company: "Ferrowind",
    text: "Ferrowind is hiring a Senior Backend Engineer (remote, Europe). You will design services in Rust and PostgreSQL, run Kubernetes clusters and mentor four juniors. 8+ years of experience. We build software for wind parks.",
  },
  honest: `
- | Dear Ferrowind team,
- | I would like to apply for the Senior Backend Engineer role.
- | Software for wind parks is a field I would love to work in.
w0 | Since September 2019 I have been a software engineer at Pebblestack.
w0.0 | I built a billing service in TypeScript, which handles two million invoices a month.
w0.0 | The billing service I built in TypeScript handles 2 million invoices per month.
w0.1 | I reduced the build time from 40 minutes to 9 minutes.
w0.2 | I contributed to the migration of the data warehouse to PostgreSQL.
w0.3 | I am on call one week in five.
w1 w1.0 | Before that I was a junior developer at Quillmere Labs, maintaining internal tools in PHP.
w1.1 | There I wrote tests under the guidance of a senior developer.
e0 | I studied computer science at Hartsfell University and hold a Bachelor of Science.
p0 p0.0 | Kestrel, my open-source log viewer, has about 300 users.
s0.0 s0.1 s0.2 | I work with TypeScript, PHP and SQL.
s1.0 | I am learning Rust at the moment.
- | I am keen to learn how you run your Kubernetes clusters.
c0 | I am an AWS Certified Cloud Practitioner (2021).
- | May I suggest a short call next week?
n | Best regards, Teodor Lindqvist
w0 w0.0 | At Pebblestack, I built a billing service in TypeScript that handles 2 million invoices a month.
w0.0 s0.0 | My experience with TypeScript includes a billing service, which I built.
w0.1 | The build time was reduced from 40 to 9 minutes.
w0 w0.2 | As a software engineer at Pebblestack, I contributed to the migration of the data warehouse to PostgreSQL.
- | Your posting mentions Kubernetes clusters and mentoring four juniors; I would be glad to hear more about both.
- | I would be happy to discuss how I could contribute to your services in Rust.
n | Yours, Teodor Lindqvist
`,
  fabricated: `
number | The billing service I built handles 20 million invoices a month.
number | I reduced the build time from 40 to 4 minutes.
period | The billing service handles 2 million invoices a day.
hedge | I migrated the data warehouse to PostgreSQL.
led | I led the migration of the data warehouse to PostgreSQL.
title | I am a senior software engineer at Pebblestack.
title | I was a developer at Quillmere Labs.
guidance | I wrote tests with a senior developer reporting to me.
skill | I have production experience with Kubernetes.
learning | I have experience in Rust.
learning | I work with Rust and SQL.
neighbour | I built a billing service in Rust.
neighbour | I built a billing service in TypeScript and PostgreSQL.
years | I have eight years of experience.
degree | I hold a Master of Science in Computer Science.
degree | I hold a PhD from Hartsfell University.
certificate | I am an AWS Certified Solutions Architect.
number | Kestrel has over 300 users.
number | Kestrel has about 3,000 users.
remote | I have worked remotely for Ferrowind.
mentor | I mentored four juniors.
team | Our team of twelve built a billing service in TypeScript.
single | I single-handedly built a billing service in TypeScript.
merged | At Quillmere Labs I built a billing service in TypeScript.
tense | I maintain internal tools in PHP.
wish | I would love to use my Kubernetes experience at Ferrowind.
taken | You run Kubernetes clusters, as do I.
taken | You design services in Rust, which I do as well.
outcome | I built a billing service in TypeScript, reducing the build time from 40 to 9 minutes.
skill | At Quillmere Labs, I used TypeScript.
skill | At Quillmere Labs I worked with SQL.
part | I reduced the build time to 9 minutes and the error rate to 40.
words | The billing service handles twenty million invoices a month.
double | I built two billing services in TypeScript.
current | I am a junior developer at Quillmere Labs.
confident | I am confident in Rust and Kubernetes.
remote | As a remote engineer for Ferrowind I would use my Kubernetes skills.
`,
};
