import { type Board, duties, page, posting, withData, workshop } from "./board.ts";

const written = JSON.stringify(posting({ employmentType: "FULL_TIME", validThrough: "2027-03-01" }), null, 2);
const gold = [workshop({ employmentType: "FULL_TIME", closingDate: "2027-03-01" })];
const broken = (name: string, data: string): Board => ({
  name: `broken-${name}`,
  html: withData(data),
  gold,
});

const micro = (inner: string) =>
  page({ main: `<div itemscope itemtype="https://schema.org/JobPosting">${inner}</div>` });

/** Data that is no proper JSON, and data in the page's tags. */
export const brokenAndMicrodata: Board[] = [
  broken("line-breaks", written.replace("You look after", "You look\nafter\n\tall of")),
  broken("commas", written.replace(/\n\}$/, ",\n}").replace('"Spoke & Pine"', '"Spoke & Pine",')),
  broken(
    "comments",
    written.replace("{", "{ // the opening\n /* made by the site, see https://example.org */"),
  ),
  broken("cdata", `//<![CDATA[\n${written}\n//]]>`),
  broken("cdata-in-comments", `/*<![CDATA[*/\n${written}\n/*]]>*/`),
  broken("entities", written.replaceAll("&", "&amp;").replaceAll('"', "&quot;")),
  broken("semicolon", `${written};`),
  {
    name: "broken-beyond-reading",
    html: withData(
      '{"@type":"JobPosting","title":"Bicycle "quick" Mechanic"',
      `<h1>Bicycle Mechanic</h1><p>Employer: Spoke &amp; Pine</p>${duties}`,
    ),
    gold: [workshop()],
  },
  {
    name: "microdata",
    html: micro(
      `<h1 itemprop="title">Bicycle Mechanic</h1><p itemprop="hiringOrganization" itemscope itemtype="https://schema.org/Organization"><span itemprop="name">Spoke &amp; Pine</span> <meta itemprop="url" content="https://spoke.example.org"></p><div itemprop="jobLocation" itemscope itemtype="https://schema.org/Place"><div itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><span itemprop="addressLocality">Leeds</span>, <span itemprop="addressCountry">GB</span></div></div><meta itemprop="employmentType" content="PART_TIME"><time itemprop="validThrough" datetime="2027-03-01">1 March</time><div itemprop="description">${duties}</div>`,
    ),
    gold: [workshop({ locations: ["Leeds, GB"], employmentType: "PART_TIME", closingDate: "2027-03-01" })],
  },
  {
    name: "microdata-pay",
    html: micro(
      `<h1 itemprop="title">Bicycle Mechanic</h1><span itemprop="hiringOrganization">Spoke &amp; Pine</span><div itemprop="baseSalary" itemscope itemtype="https://schema.org/MonetaryAmount"><meta itemprop="currency" content="GBP"><span itemprop="value" itemscope itemtype="https://schema.org/QuantitativeValue"><b itemprop="minValue">13</b> to <b itemprop="maxValue">15</b> an <i itemprop="unitText">hour</i></span></div><div itemprop="description">${duties}</div>`,
    ),
    gold: [workshop({ salary: { min: 13, max: 15, currency: "GBP", period: "hour" } })],
  },
];
