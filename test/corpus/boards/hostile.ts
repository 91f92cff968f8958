import { type Board, duties, ld, page, posting, withData, workshop } from "./board.ts";

const long = "<p>You look after the workshop and everything in it, and write down what was done.</p>".repeat(
  3600,
);
const main = "<h1>Bicycle Mechanic</h1><p>Apply now</p>";

/** Pages that are large, strict, or change what scripts stand on. */
export const hostile: Board[] = [
  {
    name: "prototypes",
    html: page({
      head: `<script>Object.prototype.each = function () {}; Object.prototype.title = "Wrong"; Array.prototype.toJSON = function () { return "[]"; }; Object.prototype.toJSON = function () { return {}; }; Array.prototype.last = function () {};</script>${ld(posting({ employmentType: ["FULL_TIME"] }))}`,
      main,
    }),
    gold: [workshop({ employmentType: "FULL_TIME" })],
  },
  {
    name: "prototype-names",
    html: withData(
      `{"@type":"JobPosting","__proto__":{"company":"Evil"},"constructor":{"prototype":{"title":"Wrong"}},"toString":"x",${JSON.stringify(posting()).slice(1)}`,
    ),
    gold: [workshop()],
  },
  {
    name: "strict-policy",
    html: withData(posting()),
    policy: "default-src 'none'; script-src 'none'; require-trusted-types-for 'script'; sandbox",
    gold: [workshop()],
  },
  {
    name: "long-data",
    html: withData(posting({ description: long, employmentType: "FULL_TIME" })),
    gold: [workshop({ employmentType: "FULL_TIME" })],
  },
  {
    name: "long-text",
    html: page({
      main: `<h1>Bicycle Mechanic</h1><p>Employer: Spoke &amp; Pine</p><p>Location: Leeds</p>${duties}${long}`,
    }),
    gold: [workshop({ locations: ["Leeds"] })],
  },
  {
    name: "long-data-of-other-things",
    html: page({
      head: ld({ "@graph": [{ "@type": "WebPage", text: long }, posting({ employmentType: "FULL_TIME" })] }),
      main,
    }),
    gold: [workshop({ employmentType: "FULL_TIME" })],
  },
];
