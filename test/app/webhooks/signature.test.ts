import { createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Webhook } from "standardwebhooks";
import { describe, expect, test } from "vitest";
import { deliveryHeaders } from "../../../src/webhooks/attempt.ts";
import { delivering } from "../../support/delivering.ts";
import { textAt } from "../../support/json.ts";
import { type Hit, receiver } from "../../support/net/receiver.ts";
import { put } from "../../support/program/data.ts";
import { root, temporaryFolder } from "../../support/program/folder.ts";

const secret = `whsec_${Buffer.from("a secret of thirty-two bytes len").toString("base64")}`;
const older = `whsec_${Buffer.from("another one, thirty-two bytes ..").toString("base64")}`;
const body = JSON.stringify({ event: "goal.changed", data: { current: "Größer, 更大 😀" } });

function headersOf(now: Date) {
  return deliveryHeaders(
    {
      id: "dlv_1",
      event: "goal.changed",
      body,
      secret,
      previousSecret: older,
      previousSecretUntil: new Date(now.getTime() + 1000).toISOString(),
    },
    now,
  );
}

type Verify = (secret: string, headers: Record<string, string>, body: string) => boolean;

/** The lines that docs/webhooks.md shows. */
async function fromPage(): Promise<Verify> {
  const page = readFileSync(join(root, "docs", "webhooks.md"), "utf8");
  const [, code = ""] = /## Verify a webhook[\s\S]*?```js\n([\s\S]*?)```/.exec(page) ?? [];
  const file = put(join(temporaryFolder(), "verify.mjs"), code);
  const { verify }: { verify: Verify } = await import(/* @vite-ignore */ file);
  return verify;
}

describe("a delivery's signature", () => {
  test.each([secret, older])(
    "is verified by the Standard Webhooks library with either secret of a rotation",
    (known) => {
      expect(new Webhook(known).verify(body, headersOf(new Date()))).toEqual(JSON.parse(body));
    },
  );

  test("is verified by the lines in docs/webhooks.md, which refuse another body, secret or time", async () => {
    const verify = await fromPage();
    const headers = headersOf(new Date());
    expect(verify(secret, headers, body)).toBe(true);
    expect(verify(older, headers, body)).toBe(true);
    expect(verify(secret, headers, `${body} `)).toBe(false);
    expect(verify(`whsec_${Buffer.from("x".repeat(32)).toString("base64")}`, headers, body)).toBe(false);
    expect(verify(secret, headersOf(new Date(Date.now() - 600_000)), body)).toBe(false);
  });
});

describe("a rotated secret", () => {
  const DAY = 24 * 60 * 60 * 1000;

  /** Which of the secrets signed a delivery in the header of Standard Webhooks, in its order. */
  function signers({ headers, body: sent }: Hit, secrets: Record<string, string>): string[] {
    const said = String(headers["webhook-signature"]).split(" ");
    const by = (known: string) => {
      const signed = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${sent}`;
      const bytes = Buffer.from(known.replace("whsec_", ""), "base64");
      return `v1,${createHmac("sha256", bytes).update(signed).digest("base64")}`;
    };
    const names = new Map(Object.entries(secrets).map(([name, known]) => [by(known), name]));
    return said.map((one) => names.get(one) ?? "unknown");
  }

  test("signs beside the new one for 24 hours, and no longer; a second rotation ends the first one's", async () => {
    const there = await receiver();
    const d = await delivering();
    const { id, secret: first } = await d.subscribe(there.url);
    const rotate = async () => {
      const turned = await d.h.send("PATCH", `/api/v1/webhooks?id=${id}`, {
        key: d.key,
        body: { rotateSecret: true },
      });
      return textAt(turned.body, "data", "secret");
    };
    const secrets: Record<string, string> = { first, second: await rotate() };
    const sent = async (count: number) => {
      await d.fire();
      await d.attempted(count);
      const hit = there.hits[count - 1];
      if (!hit) throw new Error("Nothing was sent.");
      const plain = createHmac("sha256", secrets.third ?? secrets.second ?? "")
        .update(hit.body)
        .digest("hex");
      expect(hit.headers["x-webhook-signature"]).toBe(plain);
      return signers(hit, secrets);
    };
    expect(await sent(1)).toEqual(["second", "first"]);
    await d.pass(DAY - 1);
    expect(await sent(2)).toEqual(["second", "first"]);
    await d.pass(1);
    expect(await sent(3)).toEqual(["second"]);
    await rotate().then((third) => Object.assign(secrets, { third }));
    expect(await sent(4)).toEqual(["third", "second"]);
  });
});
