import type { ResumeData } from "../../../domain/resume/schema.ts";
import { Section, Text } from "../../../shared/view/parts.tsx";
import { Hidden, TextField } from "../../forms/fields.tsx";
import { Button, Form } from "../../forms/form.tsx";
import { monthsInWords } from "../../parts/day.tsx";
import { Empty } from "../../parts/empty.tsx";
import { isOfEntry, type ResumeSection, resumeSections, sectionOf } from "./sections.ts";
import { Origin } from "./source.tsx";
import { stillUnread, ToLookAt } from "./to-look-at.tsx";
import { UnconfirmedClaims } from "./unconfirmed.tsx";
import type { CitingDocument, WrittenOf } from "./written.ts";

const PATH = "/profile";
/** The number of claims shown at once; the others are folded. */
const UNFOLDED = 20;
const MOST_IN_PART = 100;
/** Sections whose claims are names. */
const shortParts = new Set(["skills", "languages", "interests"]);

type StoredClaim = ResumeData["claims"][number];

interface ClaimsProps {
  resume: ResumeData;
  written: WrittenOf;
  cites: { citing: ReadonlyMap<string, CitingDocument[]>; hasMore: boolean };
  query: Readonly<Record<string, string>>;
  /** The page's head has the name and the contact already. */
  isBelowHead?: boolean;
}

/** A resume's claims by section, each with its source and the documents that cite it. */
export function Claims({ resume, written, cites, query, isBelowHead = false }: ClaimsProps) {
  const only = resumeSections.find(({ name }) => name === query.section);
  const all = (only ? [only] : resumeSections).map((section) => {
    const claims = resume.claims.filter(({ path }) => sectionOf(path) === section);
    return [section, claims] as const;
  });
  const parts = all.filter(([, claims]) => claims.length > 0);
  const empty = all.filter(([{ fields }, claims]) => claims.length === 0 && fields.length > 0);
  return (
    <Section id="claims" title="Resume" beside={<a href="/import">Import a newer one</a>}>
      <p class="soft">
        Letters and resumes are written from these lines alone. Choose one to correct, confirm or retire it,
        or see where it came from.
      </p>
      {cites.hasMore && <p class="soft">Only your newest documents were checked for where a line is used.</p>}
      {!only && <UnconfirmedClaims rows={resume.unconfirmed ?? []} />}
      {!only && <ToLookAt unread={stillUnread(resume)} warnings={resume.warnings} />}
      {parts.map(([section, claims]) => {
        const from = only ? Math.max(0, Math.trunc(Number(query.from) || 0)) : 0;
        const part = <ResumePart {...{ section, claims, from, written, cites }} />;
        if (!isBelowHead || section.name !== "basics") return part;
        return (
          <details>
            <summary>{section.title}</summary>
            {part}
          </details>
        );
      })}
      {empty.length > 0 && (
        <details class="add-entry">
          <summary>Add what is not in it yet</summary>
          {empty.map(([section]) => (
            <AddEntry section={section} />
          ))}
        </details>
      )}
    </Section>
  );
}

interface PartProps extends Pick<ClaimsProps, "written" | "cites"> {
  section: ResumeSection;
  claims: readonly StoredClaim[];
  from: number;
}

function ResumePart({ section, claims, from, ...more }: PartProps) {
  const { name, title } = section;
  const shown = claims.slice(from, from + MOST_IN_PART);
  const [first, folded] = [shown.slice(0, UNFOLDED), shown.slice(UNFOLDED)];
  return (
    <Section
      id={`part-${name}`}
      title={title}
      count={claims.filter((claim) => !isOfEntry(claim)).length}
      level={3}
    >
      <ClaimList claims={first} isShort={shortParts.has(name)} {...more} />
      {folded.length > 0 && (
        <details open={from > 0}>
          <summary>
            {folded.length} more of {title.toLowerCase()}
          </summary>
          <ClaimList claims={folded} isShort={shortParts.has(name)} {...more} />
        </details>
      )}
      {claims.length > from + MOST_IN_PART && (
        <p>
          <a href={`${PATH}?section=${name}&from=${from + MOST_IN_PART}`}>
            The next of {claims.length} {title.toLowerCase()}
          </a>
        </p>
      )}
      {section.fields.length > 0 && <AddEntry section={section} />}
    </Section>
  );
}

function ClaimList({ claims, isShort = false, written, cites }: ListProps) {
  if (claims.length === 0) return null;
  return (
    <ul class={isShort ? "chips" : "rows claims"}>
      {claims.map((claim) => (
        <li class={isOfEntry(claim) ? "of-entry" : undefined}>
          <ClaimLink claim={claim} />
          {!isShort && (
            <Origin claim={claim} written={written(claim)} documents={cites.citing.get(claim.id) ?? []} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** A claim's link. The period of an entry is its own line. */
function ClaimLink({ claim: { id, kind, text } }: { claim: StoredClaim }) {
  const said = monthsInWords(text);
  const [, name = said, period] = (withPeriod.has(kind) && /^(.+) \(([^()]+)\)$/su.exec(said)) || [];
  return (
    <>
      <Text as="a" href={`/profile/claims/${id}`}>
        {name}
      </Text>
      {period !== undefined && (
        <Text as="p" class="soft period">
          {period}
        </Text>
      )}
    </>
  );
}

const withPeriod: ReadonlySet<StoredClaim["kind"]> = new Set([
  "job",
  "volunteering",
  "degree",
  "project",
  "certificate",
]);

interface ListProps extends Pick<ClaimsProps, "written" | "cites"> {
  claims: readonly StoredClaim[];
  /** Names such as skills, side by side. */
  isShort?: boolean;
}

function AddEntry({ section: { name, one, fields } }: { section: ResumeSection }) {
  return (
    <details class="add-entry">
      <summary>Add {/^[aeiou]/.test(one) ? `an ${one}` : `a ${one}`}</summary>
      <Form act="add" to={PATH} of={name}>
        <Hidden name="section" value={name} />
        {fields.map(([field, label], at) => (
          <TextField name={field} of={name} label={label} isRequired={at === 0} />
        ))}
        <Button>Add</Button>
      </Form>
    </details>
  );
}

/** Shown if no resume is stored yet. */
export function NoResume() {
  return (
    <Section id="claims" title="Resume">
      <Empty>
        <p>No resume yet. Import a PDF, Word or text file. You see what was read before it counts.</p>
        <a class="button" href="/import">
          Import a resume
        </a>
      </Empty>
    </Section>
  );
}
