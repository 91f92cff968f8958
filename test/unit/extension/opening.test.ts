import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import { type FromPage, openingsOfPage } from "../../../src/engine/openings/from-page.ts";
import { root } from "../../support/program/folder.ts";

interface Opening {
  name: string;
  row: { title?: string; url: string; posting?: string };
}

const file = pathToFileURL(join(root, "extension", "opening.js")).href;
const { openingsOf }: { openingsOf: (page: FromPage) => Opening[] } = await import(/* @vite-ignore */ file);

const url = "https://jobs.example/1";
const page = (more: Partial<FromPage>): FromPage => ({ url, title: "Jobs", text: "", jsonld: "", ...more });
const posting = (title: string, more = {}) => ({
  "@type": "JobPosting",
  title,
  hiringOrganization: { name: "Moss Dairy" },
  description: "<p>You make cheese & butter.</p></script>",
  ...more,
});
const data = (...postings: unknown[]) => JSON.stringify(postings);
const postingsIn = (given: FromPage) => openingsOf(given).map(({ row }) => row.posting);

describe("what is sent of a page", () => {
  test.each<[string, Partial<FromPage>]>([
    ["its text", { text: "We make cheese.\n  By hand & with <care>.\n" }],
    ["its data", { jsonld: data(posting("Cheese Maker")) }],
    ["both", { jsonld: data(posting("Cheese Maker")), text: "Apply < now & here >" }],
    ["several data", { jsonld: data(posting("Cheese Maker"), posting("Baker")), text: "Jobs" }],
    ["more than ten", { jsonld: data(...Array.from({ length: 14 }, (_, at) => posting(`Job ${at}`))) }],
  ])("is what the service composes itself: %s", (_, more) => {
    expect(postingsIn(page(more))).toEqual(openingsOfPage(page(more)).map(({ rawText }) => rawText));
    expect(openingsOf(page(more)).every(({ row }) => row.url === url && row.title === undefined)).toBe(true);
  });

  test("data that are no JSON as they stand go along for the service to repair", () => {
    const broken = '{"@type": "JobPosting", "title": "Baker",}';
    for (const text of ["Bake bread.", ""]) {
      const [sent = ""] = postingsIn(page({ jsonld: broken, text }));
      expect(sent).toBe(`<script type="application/ld+json">${broken}</script>\n<pre>${text}</pre>`);
    }
  });

  test("the title goes along where the page says nothing else, and nothing where it has none", () => {
    expect(openingsOf(page({ text: " \n" }))).toEqual([{ name: "Jobs", row: { title: "Jobs", url } }]);
    expect(openingsOf(page({ title: " " }))).toEqual([]);
  });

  test("several are told apart by names and by addresses of their own", () => {
    const given = [
      posting("Baker", { url: "/2" }),
      posting("Miller", { url: "javascript:alert(1)" }),
      posting("", { title: undefined, hiringOrganization: undefined, url: 7 }),
    ];
    const found = openingsOf(page({ jsonld: data(...given) }));
    expect(found.map(({ name, row }) => [name, row.url])).toEqual([
      ["Baker, Moss Dairy", "https://jobs.example/2"],
      ["Miller, Moss Dairy", url],
      ["An opening without a title", url],
    ]);
  });
});
