import type { Json } from "../../support/json.ts";

/** What a page says of one opening; null where it does not say. */
export interface Gold {
  title: string | null;
  company: string | null;
  locations: readonly string[] | null;
  remote: string | null;
  employmentType: string | null;
  /** `periodInferred` where the page does not say the period. */
  salary: Json | null;
  closingDate: string | null;
}

/** A page of a job board as a browser gets it. Every employer, board and place of work is invented. */
export interface Board {
  name: string;
  html: string;
  /** What is read of it: one for each opening. */
  gold: readonly Gold[];
  /** A selector of what the person has selected. */
  selects?: string;
  /** The site's policy. */
  policy?: string;
}

const nothing: Gold = {
  title: null,
  company: null,
  locations: null,
  remote: null,
  employmentType: null,
  salary: null,
  closingDate: null,
};

/** The gold of an opening by what its page says. */
export const says = (fields: Partial<Gold>): Gold => ({ ...nothing, ...fields });

/** A description that says nothing of the fields, and is long enough to stand for the page's text. */
export const duties =
  "<p>You look after the workshop and everything in it.</p><ul><li>Keep the tools in order</li><li>Advise visitors about repairs</li><li>Write down what was done and what is still open</li></ul><p>You work with three colleagues who know the trade well and share what they know.</p>";

/** A JobPosting of a workshop. */
export const posting = (fields: Json = {}): Json => ({
  "@context": "https://schema.org/",
  "@type": "JobPosting",
  title: "Bicycle Mechanic",
  hiringOrganization: { "@type": "Organization", name: "Spoke & Pine" },
  datePosted: "2026-11-02",
  description: duties,
  ...fields,
});

/** What every page about the workshop's opening says. */
export const workshop = (fields: Partial<Gold> = {}): Gold =>
  says({ title: "Bicycle Mechanic", company: "Spoke & Pine", ...fields });

/** Data in a script, as text or to be written as JSON. */
export const ld = (data: unknown): string =>
  `<script type="application/ld+json">${typeof data === "string" ? data : JSON.stringify(data)}</script>`;

interface Parts {
  head?: string;
  main?: string;
  title?: string;
  lang?: string;
}

/** A page of a board: menu, cookie banner, the part given, similar jobs and footer. */
export const page = ({ head = "", main = "", title = "Job | JobHarbour", lang = "en" }: Parts): string =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${title}</title>${head}</head><body>
<header><a href="/">JobHarbour</a><nav><a href="/jobs">Search jobs</a> <a href="/firms">Companies</a> <a href="/in">Sign in</a></nav></header>
<div class="cookies">We value your privacy. We use cookies to improve this site. <button>Accept all</button> <button>Settings</button></div>
<main>${main}</main>
<aside><h2>Similar jobs</h2><ul><li><a href="/jobs/71">Forklift Driver, Harbour Freight Ltd, Hull</a></li><li><a href="/jobs/72">Florist, Petal House, Bath, £13 an hour</a></li></ul></aside>
<footer>About JobHarbour · Privacy · Terms · © JobHarbour Ltd, 1 Dock Street, Hull</footer></body></html>`;

/** A page that shows its opening's heading alone; the rest is in its data. */
export const withData = (
  data: unknown,
  main = "<h1>Bicycle Mechanic</h1><p><a href='#apply'>Apply now</a></p>",
) => page({ head: ld(data), main });
