import { expect, test } from "vitest";
import { start } from "../../support/harness.ts";
import { type Browsing, signedIn } from "../../support/web.ts";

async function begin(): Promise<Browsing> {
  const h = await start();
  return signedIn(h, await h.newUser());
}

const doneIn = (answer: Response) =>
  /career-context-8787-done=([^;]*)/.exec(answer.headers.getSetCookie().join("\n"))?.[1];

test("a form that was done is named to the browser, which then keeps its text no longer", async () => {
  const web = await begin();
  const once = "frm_00000000000000000000000abc";
  const answer = await web.send("/memory", "add", { contentText: "A note", once });
  expect(answer.status).toBe(303);
  expect(doneIn(answer)).toBe(once);
});

test("a form that was refused is not, and neither is a mark of another form", async () => {
  const web = await begin();
  const refused = await web.send("/memory", "add", { contentText: "" });
  expect([refused.status, doneIn(refused)]).toEqual([400, undefined]);
  const once = "x; Domain=remote.example";
  const odd = await web.send("/memory", "add", { contentText: "A note", once });
  expect([odd.status, doneIn(odd)]).toEqual([303, undefined]);
});

test.each([
  ["/webhooks", "make"],
  ["/access", "make-key"],
  ["/data/erase", "erase"],
])("no browser keeps what is typed on %s to %s", async (path, act) => {
  const page = await (await begin()).get(path);
  const forms = page.match(/<form[^>]*>(?:(?!<\/form>).)*<\/form>/gs) ?? [];
  const form = forms.find((one) => one.includes(`name="act" value="${act}"`)) ?? "";
  expect(form).toMatch(/^<form[^>]* data-private/);
});

test("what a browser keeps is told apart by the person, who is not named", async () => {
  const h = await start();
  const [first, second] = [await h.newUser(), await h.newUser()];
  const personOn = async (userId: string) =>
    /<body data-person="(\w{16})">/.exec(await (await signedIn(h, userId)).get("/memory"))?.[1];
  expect(await personOn(first)).toBe(await personOn(first));
  expect(await personOn(first)).not.toBe(await personOn(second));
});
