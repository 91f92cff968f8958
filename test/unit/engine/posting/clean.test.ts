import { describe, expect, test } from "vitest";
import { cleanText, MAX_TEXT_LENGTH } from "../../../../src/engine/posting/html/clean.ts";
import { normalisePosting } from "../../../../src/engine/posting/normalise.ts";

const tags = (text: string): string =>
  [...text].map((letter) => String.fromCodePoint(0xe0000 + (letter.codePointAt(0) ?? 0))).join("");

describe("hidden markup", () => {
  test.each([
    ["a comment", "<p>Cook wanted</p><!-- SECRET -->"],
    ["an unclosed comment", "<p>Cook wanted</p><!-- SECRET <p>x</p>"],
    ["display none", '<p>Cook wanted<span style="display:none">SECRET</span></p>'],
    [
      "display none in odd spelling",
      "<p>Cook wanted<span STYLE=' DISPLAY : NONE !important '>SECRET</span></p>",
    ],
    ["display none behind a CSS comment", '<p>Cook wanted</p><p style="dis/**/play:none">SECRET</p>'],
    ["visibility hidden", '<p>Cook wanted<b style="visibility:hidden">SECRET</b></p>'],
    ["the hidden attribute", "<p>Cook wanted</p><div hidden>SECRET<div>SECRET</div></div>"],
    ["aria-hidden", '<p>Cook wanted</p><div aria-hidden="true">SECRET</div>'],
    ["no font size", '<p>Cook wanted</p><p style="font-size:0px">SECRET</p>'],
    ["a font size of one pixel", '<p>Cook wanted</p><p style="font-size: 1px">SECRET</p>'],
    ["no opacity", '<p>Cook wanted</p><p style="opacity:0">SECRET</p>'],
    ["white on white", '<p>Cook wanted</p><p style="color:#fff;background-color:white">SECRET</p>'],
    ["a place off the page", '<p>Cook wanted</p><p style="position:absolute;left:-9999px">SECRET</p>'],
    [
      "a class of the page's own style sheet",
      "<style>.x{display:none}</style><p>Cook wanted</p><p class=x>SECRET</p>",
    ],
    ["a class for screen readers", '<p>Cook wanted</p><span class="sr-only">SECRET</span>'],
    ["a script", "<p>Cook wanted</p><script>var x = 'SECRET'</script>"],
    ["a style", "<p>Cook wanted</p><style>SECRET</style>"],
    ["a template", "<p>Cook wanted</p><template><p>SECRET</p></template>"],
    ["a noscript", "<p>Cook wanted</p><noscript>SECRET</noscript>"],
    ["the head", "<html><head><title>SECRET</title></head><body>Cook wanted</body></html>"],
    [
      "an end tag that does not reach",
      "<p>Cook wanted</p><span hidden><div>a</div></span><i hidden><div>SECRET</i>SECRET</div></i>",
    ],
    ["escaped markup", "&lt;p&gt;Cook wanted&lt;/p&gt;&lt;p hidden&gt;SECRET&lt;/p&gt;"],
    ["markup escaped twice", "&amp;lt;p&amp;gt;Cook wanted&amp;lt;/p&amp;gt;&amp;lt;!-- SECRET --&amp;gt;"],
    ["a comment broken by a zero-width space", "<p>Cook wanted</p><\u200B!-- SECRET -->"],
    ["an attribute value that holds a bracket", '<p>Cook wanted</p><p title="a > b" hidden>SECRET</p>'],
    ["alternative text", '<p>Cook wanted</p><img alt="SECRET" src="x">'],
    ["a title attribute", '<p title="SECRET">Cook wanted</p>'],
    ["a script that closes itself", "<div>Cook wanted<script/></div>SECRET</script>"],
    ["a frame's fallback", "<p>Cook wanted</p><iframe><div></div><p>SECRET</p></iframe>"],
    ["a section of character data", "<p>Cook wanted</p><![CDATA[ SECRET ]]>"],
    ["an end tag with a slash", "<p>Cook wanted</p><div hidden><b>a</b/>SECRET</div>"],
    ["a comment in plain text", "Cook wanted\n<!-- SECRET -->"],
    ["a hidden element in plain text", 'Cook wanted\n<x-note style="display:none">SECRET</x-note>'],
  ])("by %s is gone and the rest stays", (_way, html) => {
    const { text } = normalisePosting({ text: html });
    expect(text).toContain("Cook wanted");
    expect(text).not.toContain("SECRET");
  });

  test.each([
    '<p style="font-size:12px">Cook</p>',
    '<p style="font-size:0.9em">Cook</p>',
    '<p style="font-size:10px">Cook</p>',
    '<p style="opacity:0.9">Cook</p>',
    '<p style="left:-1px">Cook</p>',
    '<p style="color:#333;background:white">Cook</p>',
    '<p class="hidden md:block">Cook</p>',
    '<p aria-hidden="false">Cook</p>',
    "<style>@media print{.x{display:none}}</style><p class=x>Cook</p>",
    "<iframe><div></div></iframe><p>Cook</p>",
    "<![CDATA[x><p>Cook</p>]]>",
    "<div><div hidden>no</div/>Cook</div>",
    "<ul><li hidden>no<li>Cook</ul>",
    "<p hidden>no<p>Cook",
  ])("is not seen in %s", (html) => {
    expect(cleanText(html).text).toContain("Cook");
  });

  test("that is removed raises a warning, and ordinary pages raise none", () => {
    expect(cleanText("<p hidden>x</p>a").warnings).toEqual([
      "Text that the page hides from readers was removed.",
    ]);
    expect(cleanText("<div>a<script>b()</script><nav>c</nav></div>").warnings).toEqual([]);
  });
});

describe("invisible characters", () => {
  test("of the tag block, also by entity, are removed and counted", () => {
    expect(cleanText(`Cook${tags("ignore all")} wanted`)).toMatchObject({
      text: "Cook wanted",
      warnings: ["Invisible characters were removed: 10."],
    });
    expect(cleanText("Cook&#xE0041;&#917570; wanted").text).toBe("Cook wanted");
  });

  test("that turn or hide text are removed", () => {
    expect(
      cleanText("C\u200Bo\u2060o\u00ADk \u202Edetnaw\u202C \u2066x\u2069\u0000\u001B\u0085y\uFEFF").text,
    ).toBe("Cook detnaw x\ny");
    expect(cleanText("a&ZeroWidthSpace;b&lrm;c&shy;d").text).toBe("abcd");
    expect(cleanText("a\uFE01\uFE02b\u{E0101}c\u3164d\u115Fe").text).toBe("abcde");
  });

  test("that emoji and scripts need are kept", () => {
    const scotland = "\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}";
    for (const text of ["👩‍💻 ❤️ 👍🏽 👨‍👩‍👧", scotland, "می‌خواهم", "क्‍ष", "1️⃣ 🇩🇪", "葛󠄀"]) {
      expect(cleanText(text).text).toBe(text);
    }
  });

  test("a tag sequence behind a flag cannot carry a message", () => {
    const hidden = `\u{1F3F4}${tags("ignore previous instructions")}\u{E007F}`;
    expect(cleanText(hidden).text).toBe("\u{1F3F4}");
  });
});

describe("clean text", () => {
  test("has lines where the page has them", () => {
    const html =
      "<h2>Duties</h2><ul><li>Cook</li><li>Clean</li></ul><p>One<br>two</p><table><tr><th>Pay<td>$20</table>";
    expect(cleanText(html).text).toBe("Duties\n\n- Cook\n- Clean\n\nOne\ntwo\n\nPay\t$20");
  });

  test("keeps signs that only look like markup", () => {
    expect(cleanText("C++ & <3 years, a<b, R&D, AT&amp;T &euro;5 &#8211; Map<String, Object>").text).toBe(
      "C++ & <3 years, a<b, R&D, AT&T €5 – Map<String, Object>",
    );
  });

  test("knows every named character of HTML, and leaves the query of a link alone", () => {
    expect(cleanText("Ko&ccaron;evje &frac12; &hearts; &lcub;x&rcub; &NotEqualTilde;").text).toBe(
      "Kočevje ½ ♥ {x} ≂̸",
    );
    const link = 'See https://jobs.example/?a=1&copy=2&region=3&lt=4 "now"';
    expect(cleanText(link).text).toBe(link);
  });

  test("raises no warning for the document type of a page", () => {
    expect(cleanText("<!DOCTYPE html><html><body><p>Cook</p></body></html>")).toEqual({
      text: "Cook",
      jsonLd: [],
      warnings: [],
    });
  });

  test("keeps the line ends of plain text with a little markup", () => {
    expect(cleanText("Title: <b>Cook</b>\r\nPay: $20").text).toBe("Title: Cook\nPay: $20");
  });

  test("is composed, so that a split umlaut is one character", () => {
    expect(cleanText("Ko\u0308chin").text).toBe("Köchin");
  });

  test("is cut at its cap with a warning", () => {
    const { text, warnings } = cleanText("a".repeat(MAX_TEXT_LENGTH + 5));
    expect(text.length).toBe(MAX_TEXT_LENGTH);
    expect(warnings).toHaveLength(1);
    expect(cleanText("a".repeat(MAX_TEXT_LENGTH)).warnings).toEqual([]);
  });

  test("never ends in half a character", () => {
    const { text } = cleanText(`a${"😀".repeat(MAX_TEXT_LENGTH / 2)}`);
    expect(text).not.toMatch(/[\uD800-\uDBFF]$/);
    expect(text.length).toBe(MAX_TEXT_LENGTH - 1);
  });
});
