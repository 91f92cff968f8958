import { describe, expect, test } from "vitest";
import { normalisePosting } from "../../../../src/engine/posting/normalise.ts";
import { finder } from "./finder.ts";

const read = (text: string) => normalisePosting({ text }, finder).opportunity;
const asked = (text: string) => read(text).requirements?.map((one) => one.text) ?? [];

const letterhead = [
  '"Ferrow Mill" Trust, Inc.',
  "TITLE:  Stock Clerk",
  "POSITION LOCATION:  Lower Tarn region",
  "REQUIRED QUALIFICATIONS:",
  "- Experience with stock lists",
  "- Attention to small parts",
  "REMUNERATION/ SALARY:  $900 per month",
  "APPLICATION PROCEDURES:  Please send your resume to:",
  "Ferrow Mill Office",
  "7 Weir Street, Third floor, Excel House",
  "APPLICATION DEADLINE:  12 January 2027",
  "----------------------------------",
  "To place a posting for job experience in your organization, write to us.",
].join("\n");

describe("a board's posting with labels", () => {
  test("the employer stands alone above the labelled title, quotation marks and all", () => {
    expect(read(letterhead).company).toBe('"Ferrow Mill" Trust, Inc.');
    expect(read("Orrin Relief (OR)\nJOB TITLE:  Driver").company).toBe("Orrin Relief (OR)");
  });

  test("a labelled place wins over the address to apply to, known or not", () => {
    expect(read(letterhead).locations).toEqual(["Lower Tarn region"]);
  });

  test("a label may have a word before it or another one beside it", () => {
    expect(read(letterhead)).toMatchObject({ closingDate: "2027-01-12", salary: { min: 900 } });
  });

  test("a labelled line ends the demands, and a rule near the end parts the board's own words", () => {
    expect(asked(letterhead)).toEqual(["Experience with stock lists", "Attention to small parts"]);
  });
});

describe("the lines below a title", () => {
  test("are the employer and its place", () => {
    const text = "Mechanic\nCorvane Trucks SA\nBilbao\n\nWe keep lorries on the road, by day and by night.";
    expect(read(text)).toMatchObject({ company: "Corvane Trucks SA", locations: ["Bilbao"] });
  });

  test("are parted by the number of a region on the French service's pages", () => {
    const text = "Vendeur (H/F)\nLE BOCAGE D'OR - 68 - COLMAR\n\nNous recherchons une personne.";
    expect(read(text)).toMatchObject({ company: "LE BOCAGE D'OR", locations: ["COLMAR"] });
  });

  test("name a department of a state as the employer", () => {
    const text = "Soil Scientist\nDepartment Of Agriculture\nForest Service\n\nLocation: Denver, Colorado";
    expect(read(text).company).toBe("Department Of Agriculture");
  });

  test("are two towns and no employer, or a recruiter and none", () => {
    expect(read("Mason\nAlnwick and Rothbury\n\nOur yard is in Alnwick.").company).toBeUndefined();
    expect(
      read("Clerk\nLoxley Recruitment for a large group\nLeeds\n\nA good post in a busy place.").company,
    ).toBeUndefined();
  });

  test("tell by their order alone in a language without a reader", () => {
    const text =
      "Barnledare\nGrönby församling\nHöganäs\n\nVi söker en barnledare som är trygg och det är bra att du har erfarenhet av arbete med barn och att du kan leda en grupp. Det är ett arbete för dig som vill vara med och som har tid på kvällar och helger.";
    expect(read(text)).toMatchObject({
      title: "Barnledare",
      company: "Grönby församling",
      locations: ["Höganäs"],
    });
  });
});

describe("a forum's first line", () => {
  test("ends at its last bar where its break was lost", () => {
    const text = `Tarnwick (YC S21) | Backend Engineer | Remote / Global | https://tarnwick.example/jobs/Tarnwick ${"builds maps of rivers for towns. ".repeat(8)}`;
    expect(read(text)).toMatchObject({ title: "Backend Engineer", remote: "remote" });
  });

  test("says by a mark in capitals where the work is done", () => {
    expect(read("Tarnwick ONSITE Full-time, relocation to Leeds is paid\n\nWe make maps.").remote).toBe(
      "on_site",
    );
  });
});

describe("an item of a list of demands", () => {
  test.each(["Attention to details", "Able to follow directions", "Vehículo propio"])(
    "%s is asked",
    (item) => {
      expect(asked(`Clerk\n\nRequirements\n- ${item}\n- Excel`)).toContain(item);
    },
  );

  test("is asked without a bullet below its heading, and by its number", () => {
    expect(asked("Packer\n\nRequirements:\nOwn safety shoes needed\nPatience with small parts")).toEqual([
      "Own safety shoes needed",
      "Patience with small parts",
    ]);
    expect(
      asked(
        "Analyst\n\nQualifications\nYou have shown: 1) drawing up yearly plans; 2) writing to clerks of other towns",
      ),
    ).toContain("2) writing to clerks of other towns");
  });

  test.each([
    "Your resume must show the dates of each job",
    "You will receive credit for all qualifying experience",
    "Only shortlisted candidates will be contacted",
    "Education must be accredited by a recognized body",
    "See our website for the full list",
    "There is no minimum experience required",
  ])("%s is procedure and asks for nothing", (item) => {
    expect(asked(`Clerk\n\nRequirements\n- ${item}\n- Excel`)).toEqual(["Excel"]);
  });

  test("is none in a list of benefits below a line that announces them", () => {
    expect(
      asked(
        "Clerk\n\nRequirements\n- Excel\n\nYou will have many benefits including:\n- Long-term care insurance\n- Training",
      ),
    ).toEqual(["Excel"]);
  });

  test("is none below what the person will do", () => {
    expect(asked("Clerk\n\nWe need you to support us in:\n- our store (Excel, Python)")).toEqual([]);
  });
});

describe("sentences", () => {
  test("of the person who is wanted are demands, of the role they are none", () => {
    expect(asked("Driver\n\nCandidates must be at ease with lifts and ladders. We pay well.")).toEqual([
      "at ease with lifts and ladders",
    ]);
    expect(
      asked("Analyst\n\nThis role is essential and gives support to Excel and to Python users."),
    ).toEqual([]);
  });

  test("with a visa as their work ask for no permit", () => {
    expect(asked("Visa Assistant\n\nDuties\n- Answers calls on visa applications")).toEqual([]);
    expect(asked("Clerk\n\nNotes: All residents must have the required residency permits.")).toHaveLength(1);
  });

  test("of more than forty words are one demand, whose commas part nothing", () => {
    const long = `At least one year of experience that equipped the applicant with the knowledge, skills and abilities to perform the duties of the post, such as principles, concepts and practices of river maps, and that is typical of the work of the post in question and of those beside it in any of our towns`;
    expect(asked(`Mapper\n\nQualifications\n${long}.`)).toHaveLength(1);
  });
});

describe("the same text in another form", () => {
  const plain =
    "Clerk\nFerrow Mill Ltd\nLeeds\n\nRequirements\n- Excel\n- Two years of experience in a store";

  test("with a mail's marks before its lines is read the same", () => {
    const { spans: _, ...quoted } = read(plain.replace(/^/gm, "> "));
    expect(quoted).toMatchObject({ title: "Clerk", company: "Ferrow Mill Ltd", locations: ["Leeds"] });
    expect(quoted.requirements?.map(({ text }) => text)).toEqual(asked(plain));
  });

  test("is joined where it was broken at a width, though a link made one line long", () => {
    const broken = [
      "Clerk",
      "REQUIRED QUALIFICATIONS:",
      "The successful candidate will possess the following skills and all of",
      "those that were acquired by a prior job at a desk or by on-the-job",
      "training:",
      "- Experience in writing to clerks of other towns and to the many other",
      "people of the office",
      "- Good hand with the old presses and with the lists that belong to the",
      "older ones of them",
      "Write to the office at this address, which is a rather long one: https://ferrow.example/a/long/path/to/it",
    ].join("\n");
    expect(asked(broken)).toEqual([
      "Experience in writing to clerks of other towns and to the many other people of the office",
      "Good hand with the old presses and with the lists that belong to the older ones of them",
    ]);
  });

  test("has its closing day with the time of a program behind it", () => {
    expect(read("Clerk\nClosing date: 2027-03-12T23:59:59+0000").closingDate).toBe("2027-03-12");
  });
});

test("a law, a standard or letters behind knowledge words are asked for like what stands beside them", () => {
  const text = `Carer
Requirements
- Knowledge of mandated reporting and Ohio Revised Code 2151
- Knowledge of Title IX and FERPA
- LISW in the State of Ohio
- Call 1234567 now`;
  expect(asked(text)).toEqual([
    "mandated reporting",
    "Ohio Revised Code 2151",
    "Title IX",
    "FERPA",
    "LISW in the State of Ohio",
  ]);
});

test("a telephone number behind the employer is no part of its name", () => {
  expect(read("Hospice carer wanted. Call Dana at Sample Hospice 740 555 0199.").company).toBe(
    "Sample Hospice",
  );
});

test("a class ends a sentence by its letter, and the next sentence has its own wish", () => {
  const { requirements = [] } = read(
    "Disponent\nDas bringst du mit: Excel, Führerschein Klasse B. SAP-Kenntnisse sind ein Plus.",
  );
  expect(requirements.map(({ text, necessity }) => [text, necessity])).toEqual([
    ["Excel", "required"],
    ["Führerschein Klasse B", "required"],
    ["SAP-Kenntnisse", "preferred"],
  ]);
});

test("a date to apply by stands behind a long word too", () => {
  const text = "Teamleiter\nNordmuster GmbH\nBewerbung mit Gehaltsvorstellung bis 20.12.2026 an Frau Muster.";
  expect(read(text).closingDate).toBe("2026-12-20");
});

test("two things asked of the reader in one French sentence are two demands, and a wish ends in its own word", () => {
  const { title, requirements = [] } = read(`IDE de nuit en cardiologie, CHU Exemple – Brest
CDD 6 mois, temps plein.
Vous avez une première expérience en soins intensifs et vous maîtrisez la surveillance hémodynamique.
Profil recherché :
- DU de coordination gériatrique apprécié`);
  expect(title).toBe("IDE de nuit en cardiologie");
  expect(requirements.map(({ text, necessity }) => [text, necessity])).toEqual([
    ["une première expérience en soins intensifs", "required"],
    ["surveillance hémodynamique", "required"],
    ["DU de coordination gériatrique", "preferred"],
  ]);
});

test("a degree with its subjects, or what else will do, is one demand", () => {
  const text = `Responsable de Calidad
Requisitos:
- Grado en Química, Biología, CTA o similar, o bien FP superior con experiencia demostrable
- Grado en Química, Biología o afín, inglés B2`;
  expect(asked(text)).toEqual([
    "Grado en Química, Biología, CTA o similar, o bien FP superior con experiencia demostrable",
    "Grado en Química, Biología o afín",
    "inglés B2",
  ]);
});
