import type { Child } from "hono/jsx";

/** Letters, marks and digits of right-to-left scripts. */
const right = "[\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefc]";
const isRight = new RegExp(right);
const runsOf = (letter: string) => new RegExp(`(${letter}(?:\\P{L}*${letter})*)`, "u");
const [rightRuns, leftRuns] = [runsOf(right), runsOf(`(?!${right})\\p{L}`)];

/** The parts of a text. Every second one runs against the direction of the first letter. */
function partsOf(text: string): string[] {
  if (!isRight.test(text)) return [text];
  return text.split(isRight.test(/\p{L}/u.exec(text)?.[0] ?? "") ? leftRuns : rightRuns);
}

interface TextProps {
  /** The element around the text, in the text's own direction. */
  as?: "a" | "del" | "div" | "h2" | "h3" | "li" | "p" | "q" | "span" | "strong" | "td" | "th";
  class?: string | undefined;
  href?: string;
  id?: string;
  scope?: "row" | "col";
  children?: Child;
}

/** Text from people or employers. A name in the other direction does not affect what is next to it. */
export function Text({ as: Tag, children, ...attributes }: TextProps) {
  const all: unknown[] = [children].flat();
  const text = all.map((one) => (typeof one === "string" ? partsOf(one).map(isolated) : (one as Child)));
  if (Tag === undefined) return <>{text}</>;
  return (
    <Tag {...attributes} dir="auto">
      {text}
    </Tag>
  );
}

function isolated(part: string, at: number): Child {
  return at % 2 === 1 ? <bdi>{part}</bdi> : part;
}

/** The same as a string, for places without elements: list options and window titles. */
export function isolatedText(text: string): string {
  return partsOf(text)
    .map((part, at) => (at % 2 === 1 ? `\u2068${part}\u2069` : part))
    .join("");
}

interface ListProps {
  texts: readonly string[];
  class?: string;
  "aria-label"?: string;
}

/** A list of such texts. */
export function TextList({ texts, ...attributes }: ListProps) {
  return (
    <ul {...attributes}>
      {texts.map((text) => (
        <Text as="li">{text}</Text>
      ))}
    </ul>
  );
}

/** Short texts side by side. */
export function ChipList({ texts }: { texts: readonly string[] }) {
  return (
    <ul class="chips">
      {texts.map((text) => (
        <Text as="li" class="chip">
          {text}
        </Text>
      ))}
    </ul>
  );
}

/** Content that may be wider than a phone. It scrolls separately, also with the keyboard. */
export function Wide({ name, children }: { name: string; children: Child }) {
  return (
    <section class="wide" tabindex={0} aria-label={name}>
      {children}
    </section>
  );
}

/** Third-party text, such as a posting, marked as such. */
export function Quote({ whose, children }: { whose: string; children: Child }) {
  return (
    <figure class="quote">
      <figcaption>
        <Text>{whose}</Text>
      </figcaption>
      <blockquote dir="auto">{children}</blockquote>
    </figure>
  );
}

export function Head({ columns }: { columns: readonly string[] }) {
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <th scope="col">{column}</th>
        ))}
      </tr>
    </thead>
  );
}

interface SectionProps {
  /** The heading's id, by which the section is named. */
  id: string;
  title: Child;
  /** Shown after the title. */
  count?: number;
  level?: 2 | 3;
  /** The heading is for screen readers only. */
  isUnseen?: boolean;
  class?: string;
  /** A link or a note in the heading's line. */
  beside?: Child;
  children?: Child;
}

/** A part of a page below its heading. */
export function Section({ id, title, count, level, isUnseen, class: name, beside, children }: SectionProps) {
  const Heading = level === 3 ? "h3" : "h2";
  const heading = (
    <Heading id={id} class={isUnseen ? "unseen" : undefined}>
      {title}
      {count !== undefined && " "}
      {count !== undefined && <span class="soft">{count}</span>}
    </Heading>
  );
  return (
    <section aria-labelledby={id} class={name}>
      {beside ? (
        <div class="card-head">
          {heading}
          {beside}
        </div>
      ) : (
        heading
      )}
      {children}
    </section>
  );
}
