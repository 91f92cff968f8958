import { expect, test } from "vitest";
import { type PageStyle, resumePage } from "../../support/documents/make-html.ts";
import { nurse } from "../../support/documents/people.ts";
import { setResume } from "../../support/documents/set-resume.ts";
import { start } from "../../support/harness.ts";
import { at } from "../../support/json.ts";
import { fileBrowser, withBrowser } from "../../support/net/with-browser.ts";

const browser = fileBrowser();

/** A page as the browser prints it, as base64. */
async function printed(style: PageStyle, isTagged: boolean): Promise<string> {
  const tab = await browser().open("about:blank", 800, 1000);
  const page = JSON.stringify(resumePage(setResume(nurse), style));
  await tab.evaluate(`document.open(); document.write(${page}); document.close();`);
  const { data } = (await tab.send("Page.printToPDF", { generateTaggedPDF: isTagged })) as { data: string };
  return data;
}

const layouts: Record<string, { style: PageStyle; isTagged: boolean }> = {
  "one column, tagged": { style: {}, isTagged: true },
  "one column, untagged": { style: {}, isTagged: false },
  "two columns, tagged": { style: { columns: 2 }, isTagged: true },
  "two columns, untagged": { style: { columns: 2 }, isTagged: false },
  "spaced headings, narrow and hyphenated, untagged": {
    style: { isSpaced: true, isHyphenated: true, width: 430 },
    isTagged: false,
  },
};

withBrowser("a resume that a browser printed", () => {
  test.each(Object.entries(layouts))("%s, comes in whole", async (_, { style, isTagged }) => {
    const h = await start();
    const { key } = await h.newPerson();
    const content = await printed(style, isTagged);
    const { body, text } = await h.send("PUT", "/api/v1/resume", { key, body: { content } });
    expect(at(body, "data", "format"), text).toBe("pdf");
    expect(at(body, "data", "document")).toMatchObject({
      basics: { name: "Ottilie Brackenridge", email: "ottilie.brackenridge@example.com" },
      work: nurse.work,
      education: nurse.education,
      certificates: nurse.certificates,
      skills: nurse.skills,
      languages: nurse.languages,
    });
  });
});
