import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readMail } from "../../../../src/engine/mail/read-mail.ts";
import { composeMail } from "../../../../src/engine/mail/text/pasted.ts";
import type { Mailbox, MailOpening } from "../../../../src/engine/mail/types.ts";

interface ShortMail extends Mailbox {
  subject: string;
  text: string;
  opening: string | null;
}

interface ShortMails {
  senders: Record<string, Mailbox>;
  openings: MailOpening[];
  mails: ShortMail[];
}

const folder = join(import.meta.dirname, "..", "..", "..", "corpus", "mails", "short");
const { senders, openings, mails }: ShortMails = JSON.parse(
  readFileSync(join(folder, "openings.json"), "utf8"),
);

function read(from: Mailbox, subject: string, text: string) {
  const known = { from, to: [], subject, date: "2026-11-20T08:00:00.000Z", attachments: [] };
  return readMail(composeMail(known, text), openings, { now: new Date("2026-12-31T12:00:00Z") });
}

function rowsOf(file: string) {
  return readFileSync(join(folder, file), "utf8")
    .trim()
    .split("\n")
    .map((line) => line.split("\t"));
}

describe.each(readdirSync(folder).filter((file) => file.startsWith("round-")))(
  "the short mails of %s",
  (file) => {
    const rows = rowsOf(file);

    test("say what their gold says", () => {
      const wrong = rows.filter(
        ([kind, , text = "", sender = "employer"]) => read(senders[sender] ?? {}, "", text).kind !== kind,
      );
      expect(wrong).toEqual([]);
    });
  },
);

test("where news is missed, nothing is proposed", () => {
  const kinds = rowsOf("missed.tsv").map(
    ([, , text = "", sender = "employer"]) => read(senders[sender] ?? {}, "", text).kind,
  );
  expect(new Set(kinds)).toEqual(new Set(["nothing"]));
});

test.each(mails)("the opening of $subject: $text", ({ name = "", address = "", subject, text, opening }) => {
  expect(read({ name, address }, subject, text).opening ?? null).toBe(opening);
});

test("postings and resumes are no news", () => {
  const corpus = join(folder, "..", "..");
  const files = ["postings", "resumes"].flatMap((kind) =>
    readdirSync(join(corpus, kind))
      .filter((file) => /\.(?:txt|md)$/.test(file))
      .map((file) => ({ file, text: readFileSync(join(corpus, kind, file), "utf8") })),
  );
  const events = files.filter(({ text }) => read(senders.employer ?? {}, "", text).kind !== "nothing");
  expect(events).toEqual([]);
});
