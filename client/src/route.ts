/** Where an operation is reached: `GET /api/v1/memories?limit,cursor`, and `once` where it takes an Idempotency-Key. */
export type Route = string;

export interface Placed {
  method: string;
  /** Path and query. */
  target: string;
  body: string | undefined;
  /** Whether a repetition under one key gives the first answer again. */
  isOnce: boolean;
  /** Whether the address itself holds what opens it. */
  hasToken: boolean;
}

/** Places the fields of an input in the path, the query and the body of a route. */
export function place(route: Route, input: object = {}): Placed {
  const [method = "GET", address = "", ...flags] = route.split(" ");
  const [path = "", names = ""] = address.split("?");
  const fields = new Map(Object.entries(input).filter(([, value]) => value !== undefined));
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => taken(fields, name));
  const query = new URLSearchParams();
  for (const name of names.split(",")) {
    if (fields.has(name)) query.set(name, String(fields.get(name)));
    fields.delete(name);
  }
  const isRead = method === "GET" || method === "DELETE";
  return {
    method,
    target: query.size > 0 ? `${filled}?${query}` : filled,
    body: isRead ? undefined : JSON.stringify(Object.fromEntries(fields)),
    isOnce: flags.includes("once"),
    hasToken: flags.includes("token"),
  };
}

function taken(fields: Map<string, unknown>, name: string): string {
  const value = fields.get(name);
  if (value === undefined || value === "") throw new TypeError(`${name} is needed.`);
  fields.delete(name);
  return encodeURIComponent(String(value));
}
