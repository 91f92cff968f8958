// Calls the service. What comes back is data, or a problem: what went wrong and what to do, for a person to read.
import { isAllowed } from "./pairing.js";

const PATIENCE_MS = 30_000;
const again =
  "Open Agents in career-context, press “Connect a browser extension”, and paste the new code into the settings.";

/** Stores openings; gives what became of each, or a problem. */
export async function store(pair, rows) {
  const answer = await post(pair, { format: "json", content: JSON.stringify(rows) });
  if (answer.problem) return answer;
  const { items = [], skipped = [] } = answer.body?.data ?? {};
  if (items.length > 0) return { items };
  return { problem: `Nothing was stored: ${skipped[0]?.why ?? "no opening was found on this page."}` };
}

/** Whether the service takes openings with this key: undefined where it does, else a problem. Nothing is stored. */
export async function problemOf(pair) {
  // Without content the request is refused, but only after the key was found good and may write openings.
  const answer = await post(pair, {});
  return answer.status === 400 ? undefined : answer.problem;
}

async function post(pair, body) {
  const { address, key } = pair;
  if (!(await isAllowed(pair)))
    return { problem: `The browser does not let this extension call ${address}. ${again}`, isUnpaired: true };
  try {
    const response = await fetch(`${address}/api/v1/jobs-workspace/import`, {
      method: "POST",
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
      body: JSON.stringify(body),
      credentials: "omit",
      cache: "no-store",
      // A key goes to the address of its code and nowhere else.
      redirect: "error",
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const said = await response.json().catch(() => undefined);
    return response.ok && said?.data ? { body: said } : refused(response.status, said, address);
  } catch {
    return {
      problem: `career-context does not answer at ${address}. Start it with “career-context serve”, and try again.`,
    };
  }
}

function refused(status, said, address) {
  if (status === 401)
    return { status, problem: `The key was revoked or has expired. ${again}`, isUnpaired: true };
  if (said?.type === "auth.insufficient_scope")
    return { status, problem: `This key may not store openings. ${again}`, isUnpaired: true };
  if (status === 404 || status === 405 || !said?.message)
    return {
      status,
      problem: `What answers at ${address} does not take openings from this extension. Update career-context, and try again.`,
    };
  return { status, problem: `career-context refused it: ${said.message}` };
}
