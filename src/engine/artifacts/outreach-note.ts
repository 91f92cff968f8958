import { byRelevance, ofKind, supportFor } from "./evidence.ts";
import { aboutOpening, type Draft, fromClaims, type Material } from "./types.ts";

const MAX_STORIES = 3;
const MAX_SKILLS = 6;

/** Drafts a short note to the people behind an opening; everything about the user is a claim in its own words. */
export function outreachNote(material: Material): Draft {
  const { claims, asked } = material;
  const { supported, gaps } = supportFor(material);
  const jobs = ofKind(claims, "job").slice(0, 1);
  const shown = supported.slice(0, MAX_SKILLS).flatMap(({ evidence }) => evidence.slice(0, 1));
  const stories = byRelevance(ofKind(claims, "bullet"), material).slice(0, MAX_STORIES);
  const words = [...new Set(shown.map((item) => item.words))];
  const skillClaims = [...new Set(shown.map(({ claim }) => claim))];
  const place = asked.company ? `${asked.title} at ${asked.company}` : asked.title;
  const body = [
    ...jobs.map((job) => fromClaims(job.text, [job])),
    ...(shown.length > 0 ? [fromClaims(`Relevant: ${words.join(", ")}`, skillClaims)] : []),
    ...stories.map((story) => fromClaims(story.text, [story])),
  ];
  return {
    title: `Note about ${place}`,
    sections: [
      { heading: "Opening", lines: [aboutOpening(`About the opening: ${place}`)] },
      { heading: "Background", lines: body },
      {
        heading: "Close",
        lines: [aboutOpening("Would you have time for a short conversation about the opening?")],
      },
    ].filter(({ lines }) => lines.length > 0),
    gaps,
  };
}
