import { withoutDenied } from "../../notes/without-denied.ts";
import { beforeSending } from "../before-sending.ts";
import { bulletsOf, byWeight, gapsOf, ofKind, weigher } from "../evidence.ts";
import { letterhead } from "../letterhead.ts";
import { leftOut, withOwnWork, withoutLapsed } from "../own-work.ts";
import {
  type Draft,
  fromClaims,
  type Line,
  type Material,
  type Section,
  type UsableClaim,
} from "../types.ts";
import type { SectionKey } from "../words/types.ts";
import { entryHead, skillText } from "./entry-heads.ts";
import { sectionOrder } from "./section-order.ts";

/** For the two latest jobs, and for each earlier one. */
const MOST_BULLETS = 6;
const FEWER_BULLETS = 3;
const MOST_SKILLS = 24;

/** Claims that a resume shows if there is room. Wishes and references are not included. */
const shownKinds = new Set([
  ...["summary", "job", "bullet", "volunteering", "degree", "course", "certificate"],
  ...["skill", "project", "award", "publication", "language"],
]);

/** Drafts a resume for one opening. It selects, orders and cuts claims and never rewords them. */
export function resumeVariant(given: Material): Draft {
  const material = withoutLapsed(withOwnWork(given));
  const { claims, asked, words } = material;
  const { headings } = words;
  const made: Record<SectionKey, Section> = {
    summary: {
      heading: headings.summary,
      lines: ofKind(claims, "summary")
        .filter(({ path }) => path !== "basics.label")
        .flatMap((claim) => {
          const text = withoutDenied(claim.text, material.notes ?? []);
          return text === "" ? [] : [fromClaims(text, [claim], { kind: "paragraph" })];
        }),
    },
    skills: skills(headings.skills, material),
    work: entries(headings.work, "job", material),
    projects: entries(headings.projects, "project", material),
    volunteer: entries(headings.volunteer, "volunteering", material),
    education: education(headings.education, material),
    certificates: entries(headings.certificates, "certificate", material),
    languages: languages(headings.languages, material),
    awards: entries(headings.awards, "award", material),
    publications: entries(headings.publications, "publication", material),
  };
  const sections = [letterhead(material), ...sectionOrder(material).map((key) => made[key])].filter(
    ({ lines }) => lines.length > 0,
  );
  const cited = new Set(sections.flatMap(({ lines }) => lines.flatMap(({ claimIds }) => claimIds)));
  return {
    title: words.titles.resume(asked.title),
    sections,
    gaps: gapsOf(material),
    beforeSending: [
      ...leftOut(given),
      ...beforeSending(
        material,
        sections.flatMap(({ lines }) => lines),
        false,
      ),
    ],
    omitted: given.claims
      .filter(({ id, kind }) => shownKinds.has(kind) && !cited.has(id))
      .map(({ id }) => id),
  };
}

function skills(heading: string, material: Material): Section {
  const ordered = byWeight(ofKind(material.claims, "skill"), weigher(material)).slice(0, MOST_SKILLS);
  const text = ordered.map((claim) => skillText(claim, material)).join(material.words.comma);
  return { heading, lines: ordered.length === 0 ? [] : [fromClaims(text, ordered, { kind: "paragraph" })] };
}

function languages(heading: string, { claims, words }: Material): Section {
  const all = ofKind(claims, "language");
  const text = all.map((claim) => claim.text).join(words.comma);
  return { heading, lines: all.length === 0 ? [] : [fromClaims(text, all, { kind: "paragraph" })] };
}

/** The entries of a kind in resume order, each followed by its most relevant bullets. */
function entries(heading: string, kind: string, material: Material): Section {
  const weigh = weigher(material);
  const lines = ofKind(material.claims, kind).flatMap((owner, at): Line[] => {
    const own = bulletsOf(material.claims, owner);
    const isSummary = ({ path }: UsableClaim) => path === `${owner.path}.summary`;
    const most = at < 2 ? MOST_BULLETS : FEWER_BULLETS;
    const chosen = byWeight(
      own.filter((bullet) => !isSummary(bullet)),
      weigh,
    ).slice(0, most);
    return [
      { ...entryHead(owner, material), weight: weigh(owner) },
      ...own
        .filter(isSummary)
        .map((claim) => fromClaims(claim.text, [claim], { kind: "paragraph" as const })),
      ...chosen.map((claim) =>
        fromClaims(claim.text, [claim], { kind: "bullet" as const, weight: weigh(claim) }),
      ),
    ];
  });
  return { heading, lines };
}

function education(heading: string, material: Material): Section {
  const { claims } = material;
  const lines = ofKind(claims, "degree").flatMap((owner): Line[] => {
    const courses = claims.filter(({ kind, path }) => kind === "course" && path.startsWith(`${owner.path}.`));
    return [
      entryHead(owner, material),
      ...courses.map((claim) => fromClaims(claim.text, [claim], { kind: "bullet" as const })),
    ];
  });
  return { heading, lines };
}
