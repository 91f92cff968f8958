import { type Board, duties, ld, page, posting, says, withData, workshop } from "./board.ts";

const site = { "@type": "WebSite", "@id": "https://jobs.example.org/#site", name: "JobHarbour" };
const crumbs = {
  "@context": "https://schema.org",
  "@type": "BreadcrumbList",
  itemListElement: [
    { "@type": "ListItem", position: 1, name: "Jobs", item: "https://jobs.example.org/" },
    { "@type": "ListItem", position: 2, name: "Repair", item: "https://jobs.example.org/repair" },
  ],
};
const board = {
  "@context": "https://schema.org",
  "@type": "Organization",
  name: "JobHarbour",
  address: { addressLocality: "Hull", addressCountry: "GB" },
};

const listed = Array.from({ length: 12 }, (_, at) => ({
  "@type": "ListItem",
  position: at + 1,
  item: {
    "@type": "JobPosting",
    title: `Gardener ${at + 1}`,
    hiringOrganization: { name: `Green Court ${at + 1}` },
    jobLocation: { address: { addressLocality: "Norwich", addressCountry: "GB" } },
  },
}));

/** Where the JobPosting stands among the page's data, and how many there are. */
export const shapes: Board[] = [
  {
    name: "graph",
    html: withData({ "@context": "https://schema.org", "@graph": [site, posting()] }),
    gold: [workshop()],
  },
  {
    name: "graph-with-references",
    html: withData({
      "@context": "https://schema.org",
      "@graph": [
        site,
        { "@type": "Organization", "@id": "https://spoke.example.org/#firm", name: "Spoke & Pine" },
        { "@type": "Place", "@id": "#shop", address: { addressLocality: "Leeds", addressCountry: "GB" } },
        posting({
          hiringOrganization: { "@id": "https://spoke.example.org/#firm" },
          jobLocation: [{ "@id": "#shop" }],
        }),
      ],
    }),
    gold: [workshop({ locations: ["Leeds, GB"] })],
  },
  { name: "array", html: withData([board, crumbs, posting()]), gold: [workshop()] },
  {
    name: "several-scripts",
    html: page({ head: ld(crumbs) + ld(board) + ld(posting()), main: "<h1>Job</h1>" }),
    gold: [workshop()],
  },
  {
    name: "nested-in-page",
    html: withData({
      "@context": "https://schema.org",
      "@type": "WebPage",
      name: "JobHarbour",
      mainEntity: { "@type": ["JobPosting"], ...posting({ "@type": ["JobPosting"] }) },
    }),
    gold: [workshop()],
  },
  {
    name: "type-with-charset",
    html: page({
      head: ld(posting()).replace("ld+json", "LD+JSON; charset=utf-8"),
      main: "<h1>Vacancy</h1><p>Apply below.</p>",
    }),
    gold: [workshop()],
  },
  {
    name: "same-twice",
    html: page({ head: ld(posting()) + ld(posting()), main: "<h1>Bicycle Mechanic</h1>" }),
    gold: [workshop()],
  },
  {
    name: "two-postings",
    html: page({
      head: ld([posting(), posting({ title: "Shop Assistant", employmentType: "PART_TIME" })]),
      main: "<h1>Work with us</h1>",
    }),
    gold: [workshop(), workshop({ title: "Shop Assistant", employmentType: "PART_TIME" })],
  },
  {
    name: "two-postings-one-selected",
    html: page({
      head: ld([posting(), posting({ title: "Shop Assistant" })]),
      main: `<h1>Work with us</h1><section id="second"><h2>Shop Assistant</h2><p>Employer: Spoke &amp; Pine</p><p>Location: Leeds</p>${duties}</section>`,
    }),
    selects: "#second",
    gold: [workshop({ title: "Shop Assistant", locations: ["Leeds"] })],
  },
  {
    name: "list-of-twelve",
    html: page({
      head: ld({ "@context": "https://schema.org", "@type": "ItemList", itemListElement: listed }),
      main: "<h1>12 jobs in Norwich</h1>",
    }),
    gold: Array.from({ length: 10 }, (_, at) =>
      says({ title: `Gardener ${at + 1}`, company: `Green Court ${at + 1}`, locations: ["Norwich, GB"] }),
    ),
  },
  {
    name: "description-in-lists",
    html: withData(
      posting({
        description: `&lt;p&gt;You look after the workshop.&lt;/p&gt;&lt;ul&gt;&lt;li&gt;Experience with wheel building&lt;/li&gt;&lt;/ul&gt;${duties}`,
      }),
    ),
    gold: [workshop()],
  },
  {
    name: "description-escaped-twice",
    html: withData(posting({ description: duties.replaceAll("<", "&amp;lt;").replaceAll(">", "&amp;gt;") })),
    gold: [workshop()],
  },
  {
    name: "description-missing",
    html: withData(posting({ description: undefined }), `<h1>Bicycle Mechanic</h1>${duties}`),
    gold: [workshop()],
  },
  {
    name: "identifier",
    html: withData(
      posting({ identifier: { "@type": "PropertyValue", name: "JobHarbour", value: "REQ-2041" } }),
    ),
    gold: [workshop()],
  },
];
