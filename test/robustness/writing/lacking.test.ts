import { describe, expect, test } from "vitest";
import { claimsFor, refusedOf } from "./prove.ts";
import type { Writer } from "./types.ts";

/** Bullets that say what a person lacks, a line each. */
const lacking = {
  en: `No experience with Kubernetes
Never worked with Kubernetes
Without Kubernetes experience so far
Lacks experience with Kubernetes
Unfamiliar with Kubernetes
Kubernetes: none`,
  de: `Keine Erfahrung mit Kubernetes
Bisher ohne Erfahrung mit Kubernetes
Noch nie mit Kubernetes gearbeitet
Erfahrung mit Kubernetes fehlt
Kubernetes nicht bekannt`,
  es: `Sin experiencia con Kubernetes
No tengo experiencia con Kubernetes
Nunca he usado Kubernetes
Me falta experiencia con Kubernetes
Desconozco Kubernetes`,
  fr: `Pas d'expérience avec Kubernetes
Aucune expérience de Kubernetes
Sans expérience de Kubernetes
N'a jamais utilisé Kubernetes
Manque d'expérience avec Kubernetes`,
  pt: `Sem experiência com Kubernetes
Nenhuma experiência com Kubernetes
Não tenho experiência com Kubernetes
Nunca usei Kubernetes
Falta experiência com Kubernetes`,
  zh: `没有 Kubernetes 经验
无Kubernetes经验
未使用过Kubernetes
不熟悉Kubernetes
缺乏Kubernetes经验
尚未接触Kubernetes`,
};

/** Sentences that say that one has it. */
const having = {
  en: `I have experience with Kubernetes.
I work with Kubernetes.
I bring Kubernetes.`,
  de: `Ich habe Erfahrung mit Kubernetes.
Ich arbeite mit Kubernetes.`,
  es: `Tengo experiencia con Kubernetes.
Trabajo con Kubernetes.`,
  fr: `J'ai de l'expérience avec Kubernetes.
Je travaille avec Kubernetes.`,
  pt: `Tenho experiência com Kubernetes.
Trabalho com Kubernetes.`,
  zh: `我有Kubernetes经验。
我使用Kubernetes。`,
};

function writerOf(bullet: string, place: "bullet" | "summary" | "skill"): Writer {
  return {
    name: "someone",
    resume: {
      basics: { name: "Ottilie Brandvold", ...(place === "summary" && { summary: bullet }) },
      work: [
        {
          position: "Engineer",
          name: "Quenby Systems",
          startDate: "2020-01",
          ...(place === "bullet" && { highlights: [bullet] }),
        },
      ],
      ...(place === "skill" && { skills: [{ name: "Tools", keywords: [bullet] }] }),
    },
    opening: { title: "Engineer", company: "Tarn Works", text: "Tarn Works asks for Kubernetes." },
    honest: "",
    fabricated: "",
  };
}

function passed(text: string, bullet: string, place: "bullet" | "summary" | "skill"): boolean {
  const writer = writerOf(bullet, place);
  return (
    refusedOf(
      writer,
      text,
      claimsFor(writer).map(({ id }) => id),
    ).length === 0
  );
}

const languages = Object.keys(lacking) as (keyof typeof lacking)[];

describe.each(languages)("what a claim in %s says one lacks is said as had", (language) => {
  test.each(["bullet", "summary", "skill"] as const)(
    "in no letter of any language, where it is a %s",
    (place) => {
      const found = lacking[language]
        .split("\n")
        .flatMap((bullet) =>
          languages.flatMap((letter) =>
            having[letter]
              .split("\n")
              .flatMap((text) => (passed(text, bullet, place) ? [`${bullet} -> ${text}`] : [])),
          ),
        );
      expect(found).toEqual([]);
    },
  );
});

test("what a claim says one has may be said", () => {
  for (const text of having.en.split("\n"))
    expect(passed(text, "Experience with Kubernetes", "bullet")).toBe(true);
  expect(passed("Tengo experiencia con Kubernetes.", "Kubernetes", "skill")).toBe(true);
});

/** Certificates that are not held yet, and skills of a low level. */
const unfinished = `PMP (planned for 2027)
PMP (in progress)
PMP (geplant für 2027)
PMP (laufend)
PMP (previsto para 2027)
PMP (en curso)
PMP (prévu en 2027)
PMP (en cours)
PMP (prevista para 2027)
PMP (em andamento)
PMP（计划2027年考取）
PMP（在读）`;
const held = ["I hold the PMP.", "Ich habe PMP.", "Tengo PMP.", "J'ai PMP.", "Tenho PMP.", "我持有PMP。"];

test("a certificate that is planned is said as held in no language", () => {
  const found = unfinished.split("\n").flatMap((name) => {
    const writer = { ...writerOf("Wrote tests", "bullet") };
    writer.resume = { ...writer.resume, certificates: [{ name }] };
    const every = claimsFor(writer).map(({ id }) => id);
    return held
      .filter((text) => refusedOf(writer, text, every).length === 0)
      .map((text) => `${name} -> ${text}`);
  });
  expect(found).toEqual([]);
});

/** Skills of which one has only a little. */
const low = `Kubernetes (basic)
Kubernetes (beginner)
Kubernetes (Grundkenntnisse)
Kubernetes (Anfänger)
Kubernetes (nociones)
Kubernetes (básico)
Kubernetes (débutant)
Kubernetes (notions)
Kubernetes (iniciante)
Kubernetes（入门）
Kubernetes（基础）`;

test("a skill of a low level is said without its level in no language", () => {
  const found = low
    .split("\n")
    .flatMap((bullet) =>
      languages.flatMap((letter) =>
        having[letter]
          .split("\n")
          .flatMap((text) => (passed(text, bullet, "skill") ? [`${bullet} -> ${text}`] : [])),
      ),
    );
  expect(found).toEqual([]);
});
