import { describe, expect, test } from "vitest";
import { readMailFile } from "../../../../src/app/reader/mail/read-mail.ts";
import { UnreadableFile } from "../../../../src/engine/documents/types.ts";

const read = (text: string) => readMailFile(Buffer.from(text.replaceAll("\n", "\r\n")));
const head = "From: Nora Example <nora@example.com>\nSubject: News\nMIME-Version: 1.0\n";

describe("an .eml file", () => {
  test("gives sender, receivers, subject, date and text", async () => {
    const mail = await read(
      `${head}To: Alex Example <alex@example.org>\nDate: Mon, 4 May 2026 10:00:00 +0200\nContent-Type: text/plain; charset=utf-8\n\nHällo,\n\nwe like you.\n\n-- \nNora`,
    );
    expect(mail).toEqual({
      from: { name: "Nora Example", address: "nora@example.com" },
      to: [{ name: "Alex Example", address: "alex@example.org" }],
      subject: "News",
      date: "2026-05-04T08:00:00.000Z",
      text: "Hällo,\n\nwe like you.",
      attachments: [],
    });
  });

  test("as a page gives what people see of it", async () => {
    const page =
      '<p style="display:none">Hidden</p><p>Hello</p><script>x()</script><p>We <b>like</b> you.</p>';
    const { text } = await read(`${head}Content-Type: text/html; charset=utf-8\n\n${page}`);
    expect(text).toBe("Hello\nWe like you.");
  });

  test("gives its attachments by name and type, and a mail inside of it as one", async () => {
    const part = (type: string, body: string) => `--b\nContent-Type: ${type}\n\n${body}\n`;
    const { text, attachments } = await read(
      `${head}Content-Type: multipart/mixed; boundary=b\n\n${part("text/plain", "Hello")}${part('application/pdf; name="contract.pdf"', "x")}${part("message/rfc822", "Subject: Inner\n\nYou are hired.")}--b--`,
    );
    expect(text).toBe("Hello");
    expect(attachments).toMatchObject([
      { name: "contract.pdf", type: "application/pdf", isPdf: true },
      { type: "message/rfc822", isPdf: false },
    ]);
  });

  test("cannot bring a further header in by an encoded line feed", async () => {
    const { subject, from } = await read(
      "From: nora@example.com\nSubject: =?utf-8?Q?News=0D=0AFrom:_other@example.com?=\nMIME-Version: 1.0\n\nHello",
    );
    expect(subject).toBe("News From: other@example.com");
    expect(from.address).toBe("nora@example.com");
  });

  test("in an unknown or broken charset is read as well as it can be", async () => {
    const { text } = await readMailFile(
      Buffer.concat([
        Buffer.from(`${head}Content-Type: text/plain; charset=x-none\n\nHello `),
        Buffer.from([0xff, 0xc3]),
      ]),
    );
    expect(text).toContain("Hello");
  });
});

describe("what is refused", () => {
  const nested = (depth: number) =>
    Array.from(
      { length: depth },
      (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\n\n--b${at}\n`,
    ).join("");
  test.each([
    ["more than 7 MB", `${head}\n${"a".repeat(7_000_001)}`, "7 MB"],
    ["a million headers", `${head}${"X-A: b\n".repeat(600_000)}`, "256 KB of headers"],
    ["parts within parts", `${head}${nested(40)}hello`, "20 deep"],
    ["too many parts", `${head}${"Content-Type: text/plain\n\n".repeat(101)}`, "100 parts"],
    ["a subject without end", `${head.replace("News", "s".repeat(5000))}\nHello`, "4,000 characters"],
    ["another file", "%PDF-1.7\n", "no mail"],
  ])("%s", async (_, text, reason) => {
    const refused = readMailFile(Buffer.from(text));
    await expect(refused).rejects.toThrow(UnreadableFile);
    await expect(refused).rejects.toThrow(reason);
  });

  test("no refusal repeats the mail", async () => {
    const refused = readMailFile(Buffer.from(`${head}Secret: tulip\n${nested(40)}tulip`));
    await expect(refused).rejects.not.toThrow("tulip");
  });
});
