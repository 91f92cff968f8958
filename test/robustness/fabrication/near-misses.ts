import type { Json } from "../../support/json.ts";

/** A resume that nearly says something, and what a posting asks for. */
export interface NearMiss {
  name: string;
  /** JSON Resume; work and skills of a fictional person. */
  resume: Json;
  /** Skills the posting asks for that nobody may say the person has. */
  lacks: string[];
  /** Skills the resume does show. */
  has: string[];
}

function resume(highlights: string[], skills: string[], more: Json = {}): Json {
  return {
    basics: { name: "Mira Fictional", email: "mira@example.org" },
    work: [{ name: "Example Works (fictional)", position: "Team member", startDate: "2019-01", highlights }],
    skills: [...skills, "Cooking"].map((name) => ({ name })),
    ...more,
  };
}

const row = (name: string, content: Json, lacks: string[], has: string[] = []): NearMiss => ({
  name,
  resume: content,
  lacks,
  has,
});

export const nearMisses: NearMiss[] = [
  row("Java is not JavaScript", resume([], ["JavaScript"]), ["Java"], ["JavaScript"]),
  row("JavaScript is not Java", resume(["Wrote Java services"], []), ["JavaScript"], ["Java"]),
  row("C is not C++", resume([], ["C++"]), ["C"], ["C++"]),
  row("C++ is not C", resume(["Firmware in C, for pumps"], []), ["C++"], ["C"]),
  row("hepatitis C is no language", resume(["Vaccinated against Hepatitis A, B, C"], []), ["C"]),
  row(
    "a go-live is no Go",
    resume(["Led the Epic Go-Live", "Ready to Go above and beyond"], []),
    ["Go"],
    ["Epic"],
  ),
  row("who reacts does not use React", resume(["React quickly to alarms. React to falls."], []), ["React"]),
  row("React is not React Native", resume([], ["React"]), ["React Native"], ["React"]),
  row("Excel at something is no Excel", resume(["Excel at calm words; excelled in triage"], []), ["Excel"]),
  row("MySQL is not PostgreSQL", resume([], ["MySQL"]), ["PostgreSQL"], ["MySQL"]),
  row("a BSN is no licence, and as a skill no degree", resume([], ["BSN"]), ["RN license", "CCRN", "BSN"]),
  row("an RN-to-BSN student has neither", resume(["Enrolled in an RN/BSN programme"], []), [
    "RN license",
    "BSN",
  ]),
  row("nurse level IV gives no infusions", resume(["Nurse level IV on a phase IV trial"], []), [
    "IV therapy",
  ]),
  row(
    "an employer's name is no tool",
    resume([], [], {
      work: [{ name: "Oracle Excel Tableau (fictional)", position: "Cook", startDate: "2019" }],
      volunteer: [{ organization: "Kubernetes Club (fictional)", position: "Driver", startDate: "2019" }],
    }),
    ["Excel", "Tableau", "Kubernetes"],
  ),
  row(
    "a school's and an issuer's name is no skill",
    resume([], [], {
      education: [
        { institution: "Python Ruby College (fictional)", area: "Music", studyType: "BA", endDate: "2015" },
      ],
      certificates: [{ name: "First Aid", issuer: "Kubernetes Institute (fictional)", date: "2020" }],
      awards: [{ title: "Best Soup", awarder: "Tableau Society (fictional)", date: "2020" }],
    }),
    ["Python", "Kubernetes", "Tableau"],
  ),
  row(
    "what is denied is not had",
    resume(
      [
        "No experience with Kubernetes, but daily work with PostgreSQL",
        "Never used Docker or Helm",
        "Deployed without Jenkins",
        "I haven't worked with Terraform",
        "Keine Erfahrung mit Ansible",
        "Aucune expérience avec Tableau",
        "Sin experiencia en Power BI",
        "没有 Redis 经验",
      ],
      ["no Kafka", "Java"],
    ),
    [
      "Kubernetes",
      "Docker",
      "Helm",
      "Jenkins",
      "Terraform",
      "Ansible",
      "Tableau",
      "Power BI",
      "Redis",
      "Kafka",
    ],
    ["PostgreSQL", "Java"],
  ),
  row(
    "what is wanted is not had",
    resume(
      [
        "Want to learn Rust",
        "Interested in Elixir and Haskell",
        "Möchte Scala lernen",
        "Quiero aprender Kotlin",
        "想学习 Swift",
      ],
      ["learning Ruby", "SQL"],
      {
        basics: {
          name: "Mira Fictional",
          summary: "Career goals: CISSP, Kubernetes. Seeking a role where I can use Terraform.",
        },
      },
    ),
    ["Rust", "Elixir", "Haskell", "Scala", "Kotlin", "Swift", "Ruby", "CISSP", "Kubernetes", "Terraform"],
    ["SQL"],
  ),
  row(
    "a group of wishes or of nothing is no group of skills",
    resume([], [], {
      skills: [
        { name: "Want to learn", keywords: ["Rust", "Kubernetes"] },
        { name: "Docker", level: "No experience" },
        { name: "Interested in", keywords: ["Terraform"] },
        { name: "Databases", keywords: ["PostgreSQL"] },
      ],
    }),
    ["Rust", "Kubernetes", "Docker", "Terraform"],
    ["PostgreSQL"],
  ),
  row(
    "what is planned or in progress is not held",
    resume([], [], {
      certificates: [
        { name: "CISSP (in progress)" },
        { name: "CCRN", date: "2031-05" },
        { name: "ACLS candidate" },
      ],
      education: [
        { institution: "Example School", studyType: "BSN", area: "Nursing", startDate: "2024-09" },
        {
          institution: "Example School",
          studyType: "BSN",
          area: "Nursing",
          startDate: "2024-09",
          endDate: "2031-06",
        },
      ],
    }),
    ["CISSP", "CCRN", "ACLS", "BSN"],
  ),
];

/** Text resumes in which a wish must not lose the word that makes it one. */
export const wishfulText = `Ada Fictional
Software Engineer
ada@example.org

CAREER GOALS
- Lead a team of 4711
- Get the CISSP
- Work with Terraform

EXPERIENCE
Software Engineer, Example Systems (fictional)
2019 - present
- Java services for 30 customers; no experience with Kubernetes

SKILLS
Java, SQL, no Docker, learning Rust
Want to learn: Haskell, Zig

EDUCATION
BSc Computer Science, Example University (fictional), 2015 - 2019
PhD candidate, Example University (fictional), 2021 - present

CERTIFICATIONS
AWS Certified Solutions Architect - planned 2031
`;
