import type { Json } from "../../support/json.ts";
import { markerOf, payloads } from "./payloads.ts";

/**
 * The texts to put into places: a payload each, with a marker of the place. Which payload a place gets turns with the
 * round, so that some rounds put each payload into some places and each place under some payloads.
 */
export function createSeeds(first = 0) {
  const names = new Map<string, string>();
  const own = new Set<string>();
  const marker = (place: string): string => {
    const word = markerOf(place);
    names.set(word.toLowerCase(), place);
    return word;
  };
  const kinds = Object.values(payloads);
  let turn = first;
  const dressed = (word: string, longest: number): string => {
    turn += 1;
    return (kinds[turn % kinds.length]?.(word) ?? word).slice(0, longest);
  };
  return {
    /** A payload for a place, cut to what the field takes. */
    text: (place: string, longest = 400_000): string => dressed(marker(place), longest),
    marker,
    /** The user's own words: of their resume and profile. */
    mine: (place: string, longest = 400_000): string => {
      const word = marker(`own ${place}`);
      own.add(word.toLowerCase());
      return dressed(word, longest);
    },
    places: {
      nameOf: (word: string) => names.get(word.toLowerCase()),
      isOwn: (word: string) => own.has(word.toLowerCase()),
    },
  };
}
export type Seeds = ReturnType<typeof createSeeds>;

/** A posting with the payload in each place a reader looks at. */
export function postingWith(seeds: Seeds, place: string): string {
  const say = (what: string) => seeds.text(`${place} ${what}`, 2000);
  const node = {
    "@context": "https://schema.org",
    "@type": "JobPosting",
    title: say("structured title"),
    hiringOrganization: { "@type": "Organization", name: say("structured company") },
    jobLocation: { "@type": "Place", address: { addressLocality: say("structured place") } },
    description: say("structured description"),
    qualifications: say("structured qualifications"),
    skills: [say("structured skill"), "IV therapy"],
    baseSalary: { "@type": "MonetaryAmount", currency: say("currency"), value: { value: say("pay") } },
  };
  const plain = `${say("title line")} at ${say("company line")}
Location: ${say("location line")}
Salary: 45000 - 52000 EUR per year ${say("salary line")}
Requirements
- 3 years of cardiac nursing
- IV therapy
- ${say("requirement")}
- Experience with ${say("experience")} and Telemetry
- Certification in ${say("certificate")}
- Fluent ${say("language")}
${say("heading")}:
Skills: Wound care, ${seeds.marker(`${place} plain skill`)}, ${say("skill list")}
Apply by 2026-12-01 ${say("closing")}`;
  const structured = `<script type="application/ld+json">${JSON.stringify(node).replaceAll("<", "\\u003c")}</script>`;
  return place.includes("structured") ? `<h1>Nurse</h1>${structured}<p>${say("paragraph")}</p>` : plain;
}

/** A resume as a file brings it: other words in every field that is read. */
export function resumeWith(seeds: Seeds): Json {
  const say = (what: string) => seeds.mine(`resume ${what}`, 1500);
  return {
    basics: {
      name: say("name"),
      label: say("label"),
      email: "robin@example.com",
      summary: say("summary"),
      location: { city: say("city") },
    },
    work: [
      {
        name: say("employer"),
        position: say("position"),
        startDate: "2015-04",
        summary: say("work summary"),
        highlights: [say("highlight"), "Gave IV therapy on a cardiac ward."],
      },
      {
        name: "Example Clinic",
        position: "Registered nurse",
        startDate: "2018-04",
        highlights: ["Led wound care."],
      },
    ],
    education: [
      { institution: say("institution"), area: say("area"), studyType: say("degree"), endDate: "2014" },
    ],
    certificates: [{ name: say("certificate"), issuer: say("issuer"), date: "2020-01-01" }],
    skills: [{ name: say("skill group"), keywords: ["IV therapy", "Telemetry", say("keyword")] }],
    languages: [{ language: say("language"), fluency: say("fluency") }],
    projects: [{ name: say("project"), description: say("project text") }],
    awards: [{ title: say("award"), awarder: say("awarder") }],
    [say("field name").slice(0, 60)]: say("field"),
  };
}
