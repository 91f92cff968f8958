// What a page says of an opening: runs in the page itself, so it uses nothing from outside the function.

/**
 * The page's address, title, schema.org JobPostings as JSON, and its text: what is selected, else the main part.
 * The text is left out where a JobPosting has its own.
 * @returns {{ url: string, title: string, text: string, jsonld: string }}
 */
export function collect() {
  const shortest = 200;
  const most = 60_000;
  const mostData = 100_000;
  const found = [];
  const broken = [];
  const look = (value, depth) => {
    if (typeof value !== "object" || value === null || depth > 9) return;
    if (/JobPosting/.test(value["@type"])) found.push(value);
    else for (const one of Object.values(value)) look(one, depth + 1);
  };
  for (const { textContent: written } of document.querySelectorAll('script[type="application/ld+json" i]')) {
    if (!/JobPosting/.test(written)) continue;
    try {
      look(JSON.parse(written), 0);
    } catch {
      broken.push(written);
    }
  }
  const data = found[0] ? JSON.stringify(found.slice(0, 10)) : (broken[0] ?? "");
  const jsonld = data.length > mostData ? "" : data;
  const selected = `${getSelection()}`.trim();
  const textOf = (selector) => document.querySelector(selector)?.innerText ?? "";
  const part = ["[itemtype$=JobPosting]", "main", "[role=main]", "article"].map(textOf);
  const text = selected || (part.find(({ length }) => length > shortest) ?? document.body.innerText);
  const isSaid = !selected && jsonld && found.some(({ description }) => `${description}`.length > shortest);
  return { url: location.href, title: document.title, text: isSaid ? "" : text.slice(0, most), jsonld };
}
