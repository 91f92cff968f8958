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
  const mostWords = 24_000;
  const found = [];
  const broken = [];
  const named = new Map();
  const look = (value, depth) => {
    if (typeof value !== "object" || value === null || depth > 9) return;
    if (/JobPosting/.test(value["@type"])) return found.push(value);
    if (value["@id"] && Object.keys(value)[1]) named.set(value["@id"], value);
    for (const one of Object.values(value)) look(one, depth + 1);
  };
  for (const { textContent: written } of document.querySelectorAll('script[type^="application/ld+json" i]')) {
    try {
      look(JSON.parse(written), 0);
    } catch {
      if (/JobPosting/.test(written)) broken.push(written);
    }
  }
  // A graph says an employer once, and refers to it by its @id.
  const whole = (value) => (Array.isArray(value) ? value.map(whole) : (named.get(value?.["@id"]) ?? value));
  for (const one of found) for (const key of Object.keys(one)) one[key] = whole(one[key]);
  const tagged = (scope) => {
    const node = { "@type": scope.getAttribute("itemtype") };
    for (const one of scope.querySelectorAll("[itemprop]")) {
      if (one.parentElement.closest("[itemscope]") !== scope) continue;
      const of = (name) => one.getAttribute(name);
      const name = of("itemprop");
      const value = one.matches("[itemscope]")
        ? tagged(one)
        : (of("content") ?? of("datetime") ?? one.innerText);
      node[name] = Object.hasOwn(node, name) ? [node[name], value].flat() : value;
    }
    return node;
  };
  const scopes = document.querySelectorAll("[itemtype$='/JobPosting']");
  if (!found[0]) found.push(...[...scopes].map(tagged));
  const postings = found.slice(0, 10);
  // Reads what it is about to write itself: some sites give all objects a toJSON of their own.
  const written = JSON.stringify(postings, function (key) {
    const own = this[key];
    return typeof own === "string" ? own.slice(0, mostWords / postings.length) : own;
  });
  const selected = `${getSelection()}`.trim();
  // What is selected is one of several.
  const data = found[1] && selected ? "" : found[0] ? written : (broken[0] ?? "");
  const jsonld = data.length > mostData ? "" : data;
  const textOf = (selector) => document.querySelector(selector)?.innerText ?? "";
  const parts = ["[itemtype$='/JobPosting']", "main", "[role=main]", "article"].map(textOf);
  const part = parts.find(({ length }) => length > shortest) ?? (jsonld && parts.find(Boolean));
  const text = selected || part || document.body.innerText;
  const isSaid = !selected && jsonld && found.some(({ description }) => `${description}`.length > shortest);
  return { url: location.href, title: document.title, text: isSaid ? "" : text.slice(0, most), jsonld };
}
