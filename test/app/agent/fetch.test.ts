import { createServer, type RequestListener } from "node:http";
import { describe, expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { applied, list, resultsOf } from "../../support/agent.ts";
import { type Harness, start } from "../../support/harness.ts";
import { at, type Json, textAt } from "../../support/json.ts";
import { callTool } from "../../support/mcp/client.ts";
import { sampleResume } from "../../support/samples/operations.ts";

const posting = {
  "@context": "https://schema.org",
  "@type": "JobPosting",
  title: "Solar Electrician",
  hiringOrganization: { "@type": "Organization", name: "Example Sun" },
  description: "Wiring of solar panels.",
};
const page = `<!doctype html><html><head><title>Jobs</title>
<script type="application/ld+json">${JSON.stringify(posting)}</script></head>
<body><h1>Plumber wanted</h1><p>Company: Somebody Else</p><p>Requirements</p><ul><li>Wiring</li></ul></body></html>`;

/** A server on this machine that answers so; gives its port and the paths asked for. */
async function serving(answer: RequestListener): Promise<{ port: number; asked: string[] }> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.headers.host} ${request.url}`);
    answer(request, response);
  }).listen(0, "0.0.0.0");
  await new Promise((resolve) => server.once("listening", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { port: z.object({ port: z.number() }).parse(server.address()).port, asked };
}

const html: RequestListener = (_, response) => void response.setHeader("content-type", "text/html").end(page);

/** A program that fetches; jobs.example is 127.0.0.1, which its rules allow as if it were public. */
async function fetching(): Promise<{ h: Harness; person: { userId: string; key: string } }> {
  const h = await start({
    allowFetch: true,
    server: { allowLoopbackTargets: false, webhookAllow: ["127.0.0.1/32"] },
  });
  h.runtime.names.set("jobs.example", ["127.0.0.1"]);
  const person = await h.newPerson();
  const body = { format: "json_resume", content: sampleResume };
  await h.send("PUT", "/api/v1/resume", { key: person.key, body });
  return { h, person };
}

const link = (sourceUrl: string) => ({ inputMode: "pasted_link", sourceUrl });
const normalize = (opportunity: Json) => ({ actions: [{ type: "normalize_opportunity" }], opportunity });

async function outcome(h: Harness, person: { userId: string; key: string }, url: string) {
  const [result] = resultsOf(await applied(h, person, normalize(link(url))));
  return { status: result?.status, why: String(at(result, "diagnostics", "blockingConstraint") ?? "") };
}

const unread = { status: "blocked", why: expect.stringMatching(/^The page could not be read/) };

describe("a pasted link without text, where pages are fetched", () => {
  test("is read: its JobPosting before its text, and kept as third-party text", async () => {
    const { h, person } = await fetching();
    const { port, asked } = await serving(html);
    const url = `http://jobs.example:${port}/4711`;
    const [result] = resultsOf(await applied(h, person, normalize(link(url))));
    expect(result).toMatchObject({ status: "succeeded" });
    expect(at(result, "outputs", "inline")).toMatchObject({
      opportunity: { title: "Solar Electrician", company: "Example Sun" },
      provenance: "third_party",
    });
    expect(asked).toEqual([`jobs.example:${port} /4711`]);
    const [job] = await list(h, person, "jobs-workspace");
    expect(job).toMatchObject({ sourceType: "pasted_link", metadata: { sourceUrl: url } });
    expect(textAt(job, "metadata", "postingText")).not.toContain("<script");
  });

  test("each page once in a call, by apply over MCP and by explore", async () => {
    const { h, person } = await fetching();
    const { port, asked } = await serving(html);
    const opportunity = link(`http://jobs.example:${port}/1`);
    const actions = [
      { type: "normalize_opportunity", opportunity },
      { type: "generate_fit_brief", opportunity },
    ];
    const client = await h.mcp(person.key);
    const { structured } = await callTool(client, "apply", { actions, opportunity });
    expect(resultsOf(structured.data).map(({ status }) => status)).toEqual(["succeeded", "succeeded"]);
    expect(asked).toHaveLength(1);
    const explored = await h.send("POST", "/api/v1/agent/explore", {
      key: person.key,
      body: { goal: { direction: "solar" }, opportunity },
    });
    expect(at(explored.body, "data", "recommendedActions", 0, "opportunity", "rawText")).toContain(
      "Solar Electrician",
    );
    expect(asked).toHaveLength(2);
  });

  test("plain text in the charset that it names; a text beside the link is not fetched for", async () => {
    const { h, person } = await fetching();
    const { port, asked } = await serving((_, response) => {
      response.setHeader("content-type", "text/plain; charset=iso-8859-1");
      response.end(Buffer.from("Électricien\nCompany: Société Exemple", "latin1"));
    });
    const url = `http://jobs.example:${port}/`;
    const read = resultsOf(await applied(h, person, normalize(link(url))))[0];
    expect(at(read, "outputs", "inline", "opportunity", "company")).toBe("Société Exemple");
    await applied(h, person, normalize({ ...link(url), rawText: "Electrician at Example Grid" }));
    expect(asked).toHaveLength(1);
  });

  test("without the flag nothing is asked for, and the answer says so", async () => {
    const h = await start();
    const person = await h.newPerson();
    const { port, asked } = await serving(html);
    const { status, why } = await outcome(h, person, `http://127.0.0.1:${port}/`);
    expect([status, why]).toEqual(["blocked", expect.stringContaining("fetches no pages")]);
    expect(asked).toEqual([]);
  });

  test("a key without credits fetches nothing, nor does an answer that is repeated", async () => {
    const { h, person } = await fetching();
    const { port, asked } = await serving(html);
    const body = normalize(link(`http://jobs.example:${port}/`));
    const poor = await h.newKey(person.userId, { credits: 0, creditKind: "credits" });
    expect((await h.send("POST", "/api/v1/agent/apply", { key: poor, body })).status).toBe(402);
    expect(asked).toEqual([]);
    const headers = { "idempotency-key": "once" };
    for (const _ of [1, 2]) await h.send("POST", "/api/v1/agent/apply", { key: person.key, body, headers });
    expect(asked).toHaveLength(1);
  });
});

describe("redirects", () => {
  const to =
    (location: string): RequestListener =>
    (request, response) =>
      request.url === "/end" ? html(request, response) : void response.writeHead(302, { location }).end();

  test("are followed, each as a target of its own", async () => {
    const { h, person } = await fetching();
    const { port } = await serving(to("/end"));
    expect((await outcome(h, person, `http://jobs.example:${port}/`)).status).toBe("succeeded");
  });

  test.each([
    "http://127.0.0.2:{port}/end",
    "http://10.0.0.1/end",
    "http://[::1]:{port}/end",
    "http://169.254.169.254/end",
    "http://localhost:{port}/end",
    "http://inside.example:{port}/end",
    "http://user:word@jobs.example:{port}/end",
    "file:///etc/hostname",
  ])("to %s are not", async (location) => {
    const { h, person } = await fetching();
    h.runtime.names.set("inside.example", ["93.184.215.14", "192.168.0.1"]);
    let port = 0;
    const server = await serving((request, response) =>
      to(location.replace("{port}", String(port)))(request, response),
    );
    port = server.port;
    const before = (await h.inside.tables()).documents;
    expect(await outcome(h, person, `http://jobs.example:${port}/`)).toEqual(unread);
    expect(server.asked).toHaveLength(1);
    expect((await h.inside.tables()).documents).toEqual(before);
  });

  test("from a page elsewhere never lead to this machine, which the rules of webhooks allow", async () => {
    const h = await start({ allowFetch: true, server: { webhookAllow: ["127.0.0.1/32"] } });
    h.runtime.names.set("jobs.example", ["127.0.0.1"]);
    const person = await h.newPerson();
    const { port, asked } = await serving((request, response) =>
      to(`http://127.0.0.2:${port}/end`)(request, response),
    );
    expect(await outcome(h, person, `http://jobs.example:${port}/`)).toEqual(unread);
    expect(asked).toHaveLength(1);
  });

  test("five are followed, a sixth is not", async () => {
    for (const [count, status] of [
      [5, "succeeded"],
      [6, "blocked"],
    ] as const) {
      const { h, person } = await fetching();
      const { port } = await serving((request, response) => {
        const left = Number(request.url?.slice(1));
        if (left === 0) html(request, response);
        else response.writeHead(302, { location: `/${left - 1}` }).end();
      });
      expect((await outcome(h, person, `http://jobs.example:${port}/${count}`)).status).toBe(status);
    }
  });
});

describe("a page that is not read", () => {
  test("of a name that gives another address at the redirect: it is resolved and checked again", async () => {
    const { h, person } = await fetching();
    const { port, asked } = await serving((_, response) => {
      h.runtime.names.set("jobs.example", ["10.0.0.1"]);
      response.writeHead(302, { location: "/end" }).end();
    });
    expect(await outcome(h, person, `http://jobs.example:${port}/`)).toEqual(unread);
    expect(asked).toHaveLength(1);
  });

  test("of a name with a private address among public ones, or with none", async () => {
    const { h, person } = await fetching();
    const { port, asked } = await serving(html);
    for (const addresses of [["127.0.0.1", "10.0.0.1"], []]) {
      h.runtime.names.set("jobs.example", addresses);
      expect(await outcome(h, person, `http://jobs.example:${port}/`)).toEqual(unread);
    }
    expect(asked).toEqual([]);
  });

  test("that was checked is asked for at the checked address, whatever the name gives by then", async () => {
    const { h, person } = await fetching();
    const { port, asked } = await serving(html);
    // No name service of this machine knows it.
    expect((await outcome(h, person, `http://jobs.example:${port}/`)).status).toBe("succeeded");
    expect(asked).toHaveLength(1);
  });

  test.each<[string, RequestListener]>([
    [
      "over 2 MB",
      (_, response) =>
        void response.setHeader("content-type", "text/html").end("x".repeat(2 * 1024 * 1024 + 1)),
    ],
    [
      "of another type",
      (_, response) => void response.setHeader("content-type", "application/pdf").end(page),
    ],
    ["of no type", (_, response) => void response.end(page)],
    [
      "packed",
      (_, response) =>
        void response.writeHead(200, { "content-type": "text/html", "content-encoding": "gzip" }).end(page),
    ],
    [
      "of an unknown charset",
      (_, response) => void response.setHeader("content-type", "text/html; charset=runes").end(page),
    ],
    [
      "that is gone",
      (_, response) => void response.writeHead(404, { "content-type": "text/html" }).end(page),
    ],
    [
      "cut off",
      (_, response) =>
        void response
          .writeHead(200, { "content-type": "text/html", "content-length": "9999" })
          .write(page, () => response.destroy()),
    ],
  ])("%s", async (_, answer) => {
    const { h, person } = await fetching();
    const { port } = await serving(answer);
    expect(await outcome(h, person, `http://jobs.example:${port}/`)).toEqual(unread);
  });

  test.each([
    ["never answers", false],
    ["never ends", true],
  ])("that %s within 10 s", async (_, begins) => {
    const { h, person } = await fetching();
    let arrived: () => void = () => undefined;
    const arrival = new Promise<void>((resolve) => {
      arrived = resolve;
    });
    const { port } = await serving((_request, response) => {
      if (begins) response.writeHead(200, { "content-type": "text/html" }).write("<p>");
      arrived();
    });
    const answered = outcome(h, person, `http://jobs.example:${port}/`);
    await arrival;
    await h.runtime.timers.advance(9_999);
    expect(await Promise.race([answered, "waiting"])).toBe("waiting");
    await h.runtime.timers.advance(1);
    expect(await answered).toEqual(unread);
  });
});
