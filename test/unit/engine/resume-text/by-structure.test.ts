import { describe, expect, test } from "vitest";
import { jobs, read } from "./reading.ts";

const document = (...lines: string[]) => read(lines.join("\n")).document;
const work = (...lines: string[]) =>
  jobs(document("Ada Quill", "ada.quill@example.org", "", "EXPERIENCE", ...lines));

describe("jobs without dates", () => {
  test("are entries by how long they were", () => {
    expect(
      work(
        "Pico Alto Motos – Gerente de Vendas | 7 anos",
        "Responsável por metas e pelo atendimento.",
        "",
        "Moinho Livre – Auxiliar de Estoque | 6 meses",
        "Controle de estoque.",
      ),
    ).toEqual([
      "Gerente de Vendas | Pico Alto Motos | - | - | -",
      "Auxiliar de Estoque | Moinho Livre | - | - | -",
    ]);
  });

  test("are cards that say how long they were", () => {
    const card = ["INSTITUCIÓN:\t\tColegio Piedra Alta.", "CARGO:\t\t\tDocente de Química."];
    const length = ["TIEMPO LABORADO:\t3 años y ½.", "LUGAR:\t\t\tQuilla.", ""];
    expect(work(...card, ...length, ...card, ...length)).toEqual([
      "Docente de Química | Colegio Piedra Alta | Quilla. | - | -",
      "Docente de Química | Colegio Piedra Alta | Quilla. | - | -",
    ]);
  });
});

describe("resumes in languages of which words alone are known", () => {
  test("in Polish: dates, title and employer each on a line", () => {
    const lines = [
      "Doświadczenie zawodowe:",
      "maj 2013 - październik 2016",
      "Inżynier procesu",
      "Zakłady Kwarc",
      "Krótki opis stanowiska:",
      "Praca z młodymi ludźmi",
      "",
      "czerwiec 2013 - lipiec 2013",
      "Student-praktykant",
      "Kwarcbel Sp. z o.o.",
      "",
      "Zainteresowania:",
      "Kajaki",
    ];
    expect(jobs(document("Ada Quill", "ada.quill@example.org", "", ...lines))).toEqual([
      "Inżynier procesu | Zakłady Kwarc | - | 2013-05 | 2016-10",
      "Student-praktykant | Kwarcbel Sp. z o.o. | - | 2013-06 | 2013-07",
    ]);
  });

  test("in Russian: the employer above with its dates", () => {
    const lines = [
      "## **Опыт работы:**",
      '#### ООО "Кварц" (Январь 2017 - настоящее время)',
      "_Руководитель отдела_",
      "- Ведение проектов",
      "",
      "#### Кварцмаш (Июнь 2015 - Декабрь 2016)",
      "_Инженер_",
      "## **Образование:**",
    ];
    expect(
      jobs(read(["# Ада Квилл", "ada@example.org", "", ...lines].join("\n"), "markdown").document),
    ).toEqual([
      'Руководитель отдела | ООО "Кварц" | - | 2017-01 | -',
      "Инженер | Кварцмаш | - | 2015-06 | 2016-12",
    ]);
  });
});
