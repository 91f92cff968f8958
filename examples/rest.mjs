// REST with fetch: record events, then read the timeline page by page.
//
//   CAREER_CONTEXT_KEY=sk_… node examples/rest.mjs [http://127.0.0.1:8787]

const url = process.argv[2] ?? "http://127.0.0.1:8787";
const key = process.env.CAREER_CONTEXT_KEY;
if (!key) throw new Error("Set CAREER_CONTEXT_KEY to a key of the server.");

/** Sends one request. Gives the answer, `{ data, metadata, links }`; throws what the server refused, and why. */
async function call(method, path, body) {
  const response = await fetch(`${url}/api/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = await response.json();
  // A refusal is { error, type, message }. The types are a closed list: decide by them, show the message.
  if (!response.ok) throw Object.assign(new Error(answer.message), { type: answer.type });
  return answer;
}

/** All items of a list, however many pages it has. */
async function* items(path, limit = 2) {
  for (let cursor = ""; cursor !== null; ) {
    const { data, metadata } = await call("GET", `${path}?limit=${limit}${cursor && `&cursor=${cursor}`}`);
    yield* data;
    cursor = metadata.nextCursor;
  }
}

for (const eventType of ["application.sent", "interview.held", "offer.received"]) {
  const { data } = await call("POST", "/timeline", { eventType });
  console.log(`Recorded ${data.eventType} as ${data.id}.`);
}

for await (const event of items("/timeline")) console.log(`${event.timestamp}  ${event.eventType}`);

try {
  await call("GET", "/jobs-workspace/none");
} catch (error) {
  console.log(`Refused: ${error.type}. ${error.message}`);
}
