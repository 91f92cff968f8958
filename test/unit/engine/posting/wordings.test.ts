import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { prepareCatalog } from "../../../../src/engine/fit/scales.ts";
import { normalisePosting } from "../../../../src/engine/posting/normalise.ts";
import { readableDoc } from "../../../../src/engine/posting/readable.ts";
import { readLayout } from "../../../../src/engine/posting/requirements/headings/layout.ts";
import type { Opportunity } from "../../../../src/engine/posting/types.ts";
import { readBuiltInCatalog } from "../../../../src/platform/built-in-catalog.ts";

// How postings word one thing, a way a line: "what stands in the posting => what is read". "§" begins a whole posting;
// what has none stands between the lines of another.
const folder = join(import.meta.dirname, "wordings");
const { skills } = prepareCatalog(readBuiltInCatalog());

function linesOf(file: string): string[] {
  return readFileSync(join(folder, file), "utf8").trim().split("\n");
}

const shown: Record<string, (read: Opportunity) => string | undefined> = {
  pay: ({ salary }) => {
    if (!salary) return undefined;
    const { min, max, currency = "?", period = "?" } = salary;
    return `${min === max ? min : `${min ?? ""}-${max ?? ""}`} ${currency} ${period}`;
  },
  remote: ({ remote }) => remote,
  years: ({ yearsRequired }) => yearsRequired?.toString(),
  education: ({ education }) => education,
  employment: ({ employmentType }) => employmentType,
  closing: ({ closingDate }) => closingDate,
  seniority: ({ seniority }) => seniority,
  title: ({ title }) => title,
  company: ({ company }) => company,
  places: ({ locations }) => locations?.join(";"),
};

function postingOf(field: string, said: string): string {
  const text = said.replaceAll("\\n", "\n");
  if (text.startsWith("§")) return text.slice(1);
  if (field === "seniority") return `${text}\nQuillmark Dairy\n\nYou will help us.`;
  return `Lab Technician\nQuillmark Dairy\n\nAbout the job\nWe make yoghurt.\n\n${text}\n\nApply by mail.`;
}

describe.each(Object.entries(shown))("%s", (field, show) => {
  test("is read from each wording, and from nothing that only looks so", () => {
    const read = linesOf(`${field}.txt`).map((line) => {
      const said = line.slice(0, line.lastIndexOf(" => "));
      const { opportunity } = normalisePosting({ text: postingOf(field, said) }, skills);
      return `${said} => ${show(opportunity) ?? "none"}`;
    });
    expect(read).toEqual(linesOf(`${field}.txt`));
  });
});

test("every list of wordings is tried", () => {
  const known = [...Object.keys(shown), "headings", "requirements"].map((name) => `${name}.txt`);
  expect(readdirSync(folder).toSorted()).toEqual(known.toSorted());
});

test("a demand has the kind that its words show, and is one", () => {
  const read = linesOf("requirements.txt").map((line) => {
    const said = line.slice(0, line.lastIndexOf(" => "));
    const heading = /\p{Script=Han}/u.test(said) ? "任职要求：" : "Requirements:";
    const text = `Lab Technician\nQuillmark Dairy\n\n${heading}\n- ${said}\n- Blorping the wumbles\n`;
    const found = normalisePosting({ text }, skills).opportunity.requirements ?? [];
    const kinds = found.filter((one) => !one.text.includes("Blorping")).map(({ kind }) => kind);
    return `${said} => ${[...new Set(kinds)].join(" ")}`;
  });
  expect(read).toEqual(linesOf("requirements.txt"));
});

describe("a heading", () => {
  const items = "- Blorping the wumbles daily\n- Blorping them again\n";
  const forms = {
    "above bullets": (heading: string) => `Acme\n\n${heading}\n${items}`,
    "apart from its bullets": (heading: string) => `Acme\n\n${heading}\n\n${items}`,
    "with a colon, above lines": (heading: string) =>
      `Acme\n\n${heading.replace(/[?:]$/, "")}:\nBlorping\nWumbling\n`,
    "above lines": (heading: string) =>
      `Acme\n\n${heading}\nBlorping the wumbles daily\nWumbling the blorps\n`,
    "behind a tick": (heading: string) => `Acme\n\n✅ ${heading}\n• Blorping the wumbles daily\n`,
    "between stars": (heading: string) => `Acme\n\n**${heading}**\n\n* Blorping the wumbles daily\n`,
    "in capitals": (heading: string) => `Acme\n\n${heading.toUpperCase()}\n${items}`,
  };
  const asked = ["required", "preferred"];

  test.each(Object.entries(forms))(
    "%s opens demands where it announces them, and nowhere else",
    (_, form) => {
      let kind = "";
      const wrong = linesOf("headings.txt").flatMap((line) => {
        if (line.startsWith("# ")) {
          kind = line.slice(2);
          return [];
        }
        const section = readLayout(readableDoc(form(line))).at(-1)?.section ?? "open";
        const isRight = asked.includes(kind) ? section === kind : !asked.includes(section);
        return isRight ? [] : [`${line}: ${section}`];
      });
      expect(wrong).toEqual([]);
    },
  );
});
