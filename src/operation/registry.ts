import { type Operation, pathFields } from "./definition.ts";
import { errorStatus } from "./errors.ts";
import { isAdminScope } from "./scopes.ts";

/** Checks all declarations and returns the operations by name. Throws with all faults it finds. */
export function createRegistry(operations: readonly Operation[]): ReadonlyMap<string, Operation> {
  const problems = [...operations.flatMap(ownProblems), ...sharedProblems(operations)];
  if (problems.length > 0) throw new Error(`Bad operation declarations:\n${problems.join("\n")}`);
  return new Map(operations.map((operation) => [operation.name, operation]));
}

function ownProblems(operation: Operation): string[] {
  const { name, description, effect, scope, input, http, mcp } = operation;
  const { path, method } = http;
  const { tool } = mcp;
  const fields = Object.keys(input.shape);
  const rules: [boolean, string][] = [
    [/^[a-z][A-Za-z]*\.[a-z][A-Za-z]*$/.test(name), "the name must be feature.verb"],
    [
      /^[a-z]+(_[a-z]+)*$/.test(tool) && tool.length <= 64,
      "the tool must be snake_case, at most 64 characters",
    ],
    [
      description.length >= 20 && description.length <= 1024,
      "the description must have 20 to 1,024 characters",
    ],
    [path.startsWith("/api/v1/"), "the path must begin with /api/v1/"],
    [/^(read|write):[a-z_]+$/.test(scope), "the scope must be read: or write: with a resource"],
    [scope.startsWith("read:") === (effect === "read"), "a read effect and a read: scope go together"],
    [
      isAdminScope(scope) === (operation.feature === "admin"),
      "operations of administration, and only those, have a scope of administration",
    ],
    [
      operation.policy.subject === undefined || isAdminScope(scope),
      "only an operation of administration may have a subject",
    ],
    [
      operation.policy.subject === undefined || !(operation.policy.cache || operation.policy.rehearse),
      "an operation with a subject can be neither cached nor rehearsed",
    ],
    [method !== "GET" || effect === "read", "GET must be a read"],
    [
      effect !== "delete" || method === "DELETE" || operation.policy.final !== undefined,
      "a delete must be DELETE, unless it says why it cannot be undone",
    ],
    [pathFields(path).every((field) => fields.includes(field)), "each path field must be an input field"],
    [
      (operation.http.query ?? []).every((field) => fields.includes(field)),
      "each query field must be an input field",
    ],
    [operation.errors.declared.every((type) => type in errorStatus), "each error must be a known error type"],
    [
      !operation.isPage || (fields.includes("limit") && fields.includes("cursor")),
      "a list must take limit and cursor",
    ],
    [
      !(operation.mcp.hints.readOnly && operation.mcp.hints.destructive),
      "a tool cannot be both read-only and destructive",
    ],
    [effect !== "delete" || mcp.confirm !== undefined, "a delete must say what the user confirms"],
    [!mcp.resource || effect === "read", "only reads can be resources"],
    [
      !(http.file || http.urlToken) || method === "GET",
      "only a GET may return a file or take a token in its URL",
    ],
    [!operation.policy.cache || effect === "read", "only reads can be cached"],
  ];
  return rules.filter(([holds]) => !holds).map(([, rule]) => `${name}: ${rule}`);
}

function sharedProblems(operations: readonly Operation[]): string[] {
  const names = new Set(operations.map(({ name }) => name));
  const dangling = operations.flatMap((operation) =>
    (operation.http.related ?? [])
      .filter((name) => !names.has(name))
      .map((name) => `${operation.name}: no ${name} to relate to`),
  );
  return [
    ...repeated(operations.map(({ name }) => name)),
    ...repeated(operations.map(({ mcp }) => mcp.tool)),
    ...repeated(operations.flatMap(({ mcp }) => (mcp.resource ? [mcp.resource.uri] : []))),
    ...repeated(operations.map(({ http: { method, path } }) => `${method} ${path}`)),
    ...dangling,
  ];
}

function repeated(values: string[]): string[] {
  const seen = new Set<string>();
  return values
    .filter((value) => seen.size === seen.add(value).size)
    .map((value) => `${value} is declared twice`);
}

/**
 * The operation that lists a feature's items: the read at the root of its routes, if it returns a page or has items
 * below it. Undefined if there is none.
 */
export function collectionOf(
  operations: Iterable<Operation>,
  { feature }: Pick<Operation, "feature">,
): Operation | undefined {
  const family = [...operations].filter((operation) => operation.feature === feature);
  return family.find(({ isPage, http: { method, path } }) => {
    const isRoot = family.every((other) => `${other.http.path}/`.startsWith(`${path}/`));
    const hasItems = isPage || family.some((other) => other.http.path.startsWith(`${path}/{`));
    return method === "GET" && isRoot && hasItems;
  });
}
