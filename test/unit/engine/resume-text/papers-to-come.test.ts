import { describe, expect, test } from "vitest";
import { read } from "./reading.ts";

const work: Readonly<Record<string, string>> = {
  ZERTIFIKATE: "BERUFSERFAHRUNG\nKoch, Gasthof Muster, 2019 - heute",
  CERTIFICATS: "EXPÉRIENCE PROFESSIONNELLE\nCuisinière, Restaurant Modèle, 2019 - aujourd'hui",
  CERTIFICACIONES: "EXPERIENCIA LABORAL\nCocinera, Restaurante Muestra, 2019 - actualidad",
  CERTIFICAÇÕES: "EXPERIÊNCIA PROFISSIONAL\nCozinheira, Restaurante Exemplo, 2019 - atualmente",
  CERTIFICAZIONI: "ESPERIENZE LAVORATIVE\nCuoca, Ristorante Esempio, 2019 - oggi",
  CERTIFICATEN: "WERKERVARING\nKok, Restaurant Voorbeeld, 2019 - heden",
};

function papersIn(heading: string, lines: readonly string[]) {
  const job = work[heading] ?? "EXPERIENCE\nCook, Example Inn, 2019 - present";
  const text = `Jane Sample\njane@example.org\n\n${job}\n\n${heading}\n${lines.join("\n")}\n`;
  const { document, unread } = read(text);
  return {
    names: (document.certificates ?? []).map(({ name }) => name),
    unread: unread.map(({ text }) => text),
  };
}

describe("a paper that is still to come is not held", () => {
  test.each([
    ["CERTIFICATIONS", "IOSH Managing Safely, 2022", "PMP - pursuing, exam in March 2027"],
    ["CERTIFICATIONS", "IOSH Managing Safely, 2022", "CCNA (pursuing)"],
    ["CERTIFICATIONS", "IOSH Managing Safely, 2022", "Prince2, to be completed by 2027"],
    ["CERTIFICATIONS", "IOSH Managing Safely, 2022", "AWS SAA - will take in March 2027"],
    ["CERTIFICATIONS", "IOSH Managing Safely, 2022", "CKA, currently doing"],
    ["CERTIFICATIONS", "IOSH Managing Safely, 2022", "OSHA 30 (Feb 2027, scheduled)"],
    ["CERTIFICATIONS", "IOSH Managing Safely, 2022", "SMSTS - due to sit in March"],
    ["ZERTIFIKATE", "Hygieneschulung 2024", "Diätkoch - Kurs läuft"],
    ["ZERTIFIKATE", "Hygieneschulung 2024", "Sommelier, Prüfung im März 2027"],
    ["ZERTIFIKATE", "Hygieneschulung 2024", "Verwaltungslehrgang II, seit 2025"],
    ["CERTIFICACIONES", "Distintivo H, 2021", "Curso de sumiller, desde 2025"],
    ["CERTIFICATS", "HACCP, 2021", "TOEIC, à passer en juin 2027"],
    ["CERTIFICATS", "HACCP, 2021", "Permis d'exploitation : formation à suivre"],
    ["CERTIFICACIONES", "Distintivo H, 2021", "Food Safety, por presentar en junio de 2027"],
    ["CERTIFICAÇÕES", "HACCP, 2021", "Sommelier, exame em março de 2027"],
    ["CERTIFICAZIONI", "HACCP, 2021", "Sommelier, esame a marzo 2027"],
    ["CERTIFICATEN", "HACCP, 2021", "Sommelier, examen in maart 2027"],
  ])("%s: %s, and %s", (heading, held, ahead) => {
    const { names, unread } = papersIn(heading, [held, ahead]);
    expect(names).toHaveLength(1);
    expect(unread).toEqual([ahead]);
  });

  test.each(["Exam Board Certificate, 2019", "Certificate of Completion, 2020", "Prüfungsfachwirt, 2018"])(
    "%s is held",
    (held) => {
      expect(papersIn("CERTIFICATIONS", [held]).names).toHaveLength(1);
    },
  );
});

test.each([
  "CPA, passed final exam in 2018",
  "First Aid, exam on 12 May 2021, passed with merit",
  "Scheduled Drugs Handling Certificate, 2020",
  "Registered Nurse, since 2024",
])("%s is held", (line) => {
  expect(papersIn("CERTIFICATIONS", ["IOSH Managing Safely, 2022", line]).names).toHaveLength(2);
});

describe("a paper that its writer never got is not held, whatever course was passed", () => {
  test.each([
    ["CERTIFICATIONS", "IOSH Managing Safely - course passed, certificate never applied for"],
    ["CERTIFICATIONS", "PASMA - awaiting test date"],
    ["CERTIFICATIONS", "CDL Class A - permit only"],
    ["CERTIFICATIONS", "Real estate license – pre-licensing course completed 2021, exam not taken"],
    ["CERTIFICATIONS", "Forklift licence, training done, card never issued"],
    ["ZERTIFIKATE", "Wundexpertin ICW – Kurs besucht, Prüfung nicht abgelegt"],
    ["ZERTIFIKATE", "Staplerschein, Theorie bestanden, Schein nie ausgestellt"],
    ["CERTIFICATS", "Permis CACES 3 – formation suivie, certificat jamais obtenu"],
    ["CERTIFICACIONES", "Carnet de carretillero – curso hecho, carnet nunca solicitado"],
    ["CERTIFICAÇÕES", "NR-35 – curso concluído, certificado nunca emitido"],
    ["CERTIFICAZIONI", "Patentino muletto – corso fatto, patentino mai rilasciato"],
    ["CERTIFICATEN", "VCA Basis – cursus gevolgd, examen niet afgelegd"],
  ])("%s: %s", (heading, line) => {
    const { names, unread } = papersIn(heading, ["HACCP, 2021", line]);
    expect(names).toEqual(["HACCP"]);
    expect(unread).toEqual([line]);
  });

  test.each([
    ["CERTIFICATIONS", "NCLEX-RN: passed (licence not yet issued)"],
    ["CERTIFICATIONS", "CDL Class A, never suspended, 2016"],
    ["CERTIFICATIONS", "First Aid at Work (2019, not renewed)"],
    ["CERTIFICACIONES", "Carnet C, 2013, no presenta sanciones"],
  ])("%s: %s is held", (heading, line) =>
    expect(papersIn(heading, ["HACCP, 2021", line]).names).toHaveLength(2),
  );
});
