import { byRelevance, ofKind, supportFor } from "./evidence.ts";
import { aboutOpening, type Draft, fromClaims, type Material } from "./types.ts";

const MAX_CLAIMS_PER_SKILL = 3;
const MAX_STORIES = 6;
const MAX_QUESTIONS = 8;

/** Drafts an interview brief: the requirements, the claims that meet them, stories, and unmet requirements. */
export function interviewBrief(material: Material): Draft {
  const { claims, asked } = material;
  const { supported, gaps } = supportFor(material);
  const stories = byRelevance(ofKind(claims, "bullet"), material).slice(0, MAX_STORIES);
  const place = asked.company ? `${asked.title} at ${asked.company}` : asked.title;
  return {
    title: `Interview brief: ${place}`,
    sections: [
      {
        heading: "What they ask for",
        lines: asked.skills.length > 0 ? [aboutOpening(`Asked for: ${asked.skills.join(", ")}`)] : [],
      },
      {
        heading: "Evidence",
        lines: supported.flatMap(({ evidence }) =>
          evidence.slice(0, MAX_CLAIMS_PER_SKILL).map(({ claim }) => fromClaims(claim.text, [claim])),
        ),
      },
      { heading: "Stories to have ready", lines: stories.map((story) => fromClaims(story.text, [story])) },
      {
        heading: "Questions to expect",
        lines: asked.skills
          .slice(0, MAX_QUESTIONS)
          .map((skill) => aboutOpening(`Where does the role call for ${skill}, and how is it used there?`)),
      },
    ]
      .map(withoutRepeats)
      .filter(({ lines }) => lines.length > 0),
    gaps,
  };
}

function withoutRepeats<S extends { lines: { text: string }[] }>(section: S): S {
  const seen = new Set<string>();
  return { ...section, lines: section.lines.filter(({ text }) => seen.size !== seen.add(text).size) };
}
