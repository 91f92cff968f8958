import { expect, test } from "vitest";
import { certificates, read } from "./reading.ts";

function papers(heading: string, ...lines: string[]): (string | undefined)[] {
  const text = [
    "Alex Example",
    "alex@example.org",
    "",
    "EXPERIENCE",
    "Nurse, Hallam Hospital, 2009 - 2016",
    "",
    heading,
    ...lines,
    "",
    "SKILLS",
    "Word, Excel",
  ].join("\n");
  return (read(text).document.certificates ?? []).map(
    ({ heading: above, name }) => `${above ?? "-"} | ${name}`,
  );
}

test("a licence that names only its place has the heading above it", () => {
  expect(
    papers("BAR ADMISSIONS", "New York, 2009 (retired since 2017)", "New Jersey, 2010 (active)"),
  ).toEqual([
    "BAR ADMISSIONS | New York, 2009 (retired since 2017)",
    "BAR ADMISSIONS | New Jersey, 2010 (active)",
  ]);
  expect(papers("NURSING LICENSES", "Ohio, 2015", "Texas")).toEqual([
    "NURSING LICENSES | Ohio",
    "NURSING LICENSES | Texas",
  ]);
});

test("a licence with a name needs no heading, and a heading of several things gives none", () => {
  expect(papers("LICENSES", "First Aid, 2020")).toEqual(["- | First Aid"]);
  expect(papers("LICENSES AND CERTIFICATES", "First Aid, 2020")).toEqual(["- | First Aid"]);
});

test("a part of a course is no issuer", () => {
  const text =
    "Alex Example\nalex@example.org\n\nWeiterbildung\n2021  Stationsleitung, Teil 1 (230 Std. von 460)\n2022  Wundpflege, Modul 2\n";
  expect(certificates(read(text).document)).toEqual([
    "Stationsleitung, Teil 1 (230 Std. von 460) | - | 2021",
    "Wundpflege, Modul 2 | - | 2022",
  ]);
});

test.each([
  'Refresher: "Return to Practice" certificate, 40 hours, Hallam College, spring 2026',
  'Zertifikat "Pflege heute", Hallam College, 2026',
])("a certificate that was earned in a break is read: %s", (line) => {
  const text = `Alex Example\nalex@example.org\n\nEXPERIENCE\n\nNurse, Hallam Hospital        2009 - 2016\n- cared for 6 patients\n\nCAREER BREAK        2016 - present\n- ${line}\n`;
  const [paper] = certificates(read(text).document);
  expect(paper).toMatch(
    /^(?:"Return to Practice" certificate|Zertifikat "Pflege heute") \| Hallam College \| 2026$/,
  );
});

test("a short name with where it is valid is one licence, and no town", () => {
  const below = (line: string) => papers("LICENSES AND CERTIFICATIONS", line);
  expect(below("CPA, Ohio, 2017")).toEqual(["- | CPA"]);
  expect(below("RN, Texas, exp. 2027")).toEqual(["- | RN, Texas"]);
  expect(below("PE, California, License 55881")).toEqual(["- | PE, California, License 55881"]);
  expect(below("BLS, ACLS, 2021")).toEqual(["- | BLS", "- | ACLS"]);
  expect(below("Columbus, Ohio")).toEqual([]);
});

test.each([
  ["Sonstiges\nFührerschein Klasse B und Staplerschein", ["Führerschein Klasse B", "Staplerschein"]],
  ["Overig\nRijbewijs B en heftruckcertificaat", ["Rijbewijs B", "heftruckcertificaat"]],
  ["Divers\nPermis B et CACES 3", ["Permis B", "CACES 3"]],
  [
    "Otros\nCarnet de conducir B y carnet de carretillero",
    ["Carnet de conducir B", "carnet de carretillero"],
  ],
  ["Sonstiges\nFührerschein Klasse B und eigener Pkw", ["Führerschein Klasse B"]],
  ["Uprawnienia\nPrawo jazdy kat. B, C, C+E", ["Prawo jazdy kat. B, C, C+E"]],
])("a paper beside a driving licence, and all classes of one: %s", (section, names) => {
  const { document } = read(`Ada Quill\nada@example.org\n\n${section}\n`);
  expect(document.certificates?.map(({ name }) => name)).toEqual(names);
});

test("the end of one paper is not that of the paper before it", () => {
  const { document } = read(
    "Ada Quill\nada@example.org\n\nUprawnienia\nKarta kierowcy; kod 95 ważny do 2028\n",
  );
  expect(document.certificates?.find(({ name }) => name === "Karta kierowcy")?.endDate).toBeUndefined();
});
