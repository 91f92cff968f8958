import type { Child } from "hono/jsx";
import { Claims, type ClaimTexts } from "../claims.tsx";
import { field, listField, textField, textsField } from "../json.ts";
import { Text } from "../parts.tsx";

/** A document's line: its text and its claims. */
export interface WrittenLine {
  text: string;
  aside: string;
  kind: string;
  role: string;
  claimIds: readonly string[];
}

/** A resume, letter or interview brief as people read it. */
export interface Written {
  sections: readonly { heading: string; lines: readonly WrittenLine[] }[];
  /** Requirements that no claim shows. */
  gaps: readonly string[];
  /** Ids of claims that did not fit. */
  omitted: readonly string[];
}

/** Reads an artifact's content. */
export function writtenOf(artifact: unknown): Written {
  const content = field(artifact, "contentData");
  return {
    sections: listField(content, "sections").map((section) => ({
      heading: textField(section, "heading"),
      lines: listField(section, "lines").map((line) => ({
        text: textField(line, "text"),
        aside: textField(line, "aside"),
        kind: textField(line, "kind"),
        role: textField(line, "role"),
        claimIds: textsField(line, "claimIds"),
      })),
    })),
    gaps: textsField(content, "gaps"),
    omitted: textsField(artifact, "omitted"),
  };
}

interface SectionsProps {
  written: Written;
  isLetter: boolean;
  /** Draws a line. `at` is its section and its position in it, from 0. */
  line: (line: WrittenLine, at: readonly [section: number, place: number]) => Child;
}

/** The lines of a document under their headings. */
export function Sections({ written: { sections }, isLetter, line }: SectionsProps) {
  return (
    <article class={`document ${isLetter ? "letter" : ""}`}>
      {sections.map(({ heading, lines }, section) => (
        <>
          {heading !== "" && <Text as="h3">{heading}</Text>}
          {lines.map((one, place) => line(one, [section, place]))}
        </>
      ))}
    </article>
  );
}

interface LineProps {
  line: WrittenLine;
  claims: ClaimTexts;
  /** The line's evidence in words. Opening it shows the claims. */
  name: string;
  isOpen?: boolean;
  /** Follows the claims: the form that changes the line. */
  children?: Child;
}

/** A line of the document, with its claims folded away below. */
export function Line({ line, claims, name, isOpen, children }: LineProps) {
  const { text, aside, kind, role, claimIds } = line;
  return (
    <div class={["written-line", ...[kind, role].filter(Boolean).map((one) => `is-${one}`)].join(" ")}>
      <p dir="auto" class="words">
        <Text>{text}</Text>
        {aside && (
          <span class="soft">
            {" "}
            <Text>{aside}</Text>
          </span>
        )}
      </p>
      {claimIds.length === 0 && !children ? (
        <p class="source soft">{name}</p>
      ) : (
        <details class="source" open={isOpen}>
          <summary>{name}</summary>
          <Claims ids={claimIds} claims={claims} />
          {children}
        </details>
      )}
    </div>
  );
}

/** A line's evidence, in words. */
export function sourceOf({ claimIds: { length } }: WrittenLine): string {
  if (length === 0) return "Says nothing about you";
  return length === 1 ? "From 1 claim" : `From ${length} claims`;
}

/** What a document leaves out: what is asked for and not shown, and claims without room. */
export function LeftOut({ written: { gaps, omitted }, claims }: { written: Written; claims: ClaimTexts }) {
  if (gaps.length === 0 && omitted.length === 0) return null;
  return (
    <section aria-labelledby="left-out">
      <h2 id="left-out">Not in this document</h2>
      {gaps.length > 0 && (
        <>
          <h3>Asked for, and not in your resume</h3>
          <ul>
            {gaps.map((gap) => (
              <li>
                <Text as="q">{gap}</Text>
              </li>
            ))}
          </ul>
        </>
      )}
      {omitted.length > 0 && (
        <>
          <h3>In your resume, without room here</h3>
          <Claims ids={omitted} claims={claims} />
        </>
      )}
    </section>
  );
}
