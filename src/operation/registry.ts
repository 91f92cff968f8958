import { type Operation, pathFields } from "./definition.ts";
import { errorStatus } from "./errors.ts";
import { isAdminScope } from "./scopes.ts";

/** Checks all declarations and returns the operations by name. Throws where a declaration is bad, naming each fault. */
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
    [/^(read|write):[a-z_]+$/.test(scope), "the scope must be read: or write: and a resource"],
    [scope.startsWith("read:") === (effect === "read"), "a read effect and a read: scope go together"],
    [
      isAdminScope(scope) === (operation.feature === "admin"),
      "an operation of administration, and no other, has a scope of administration",
    ],
    [
      operation.policy.subject === undefined || isAdminScope(scope),
      "only an operation of administration is about another user",
    ],
    [
      operation.policy.subject === undefined || !(operation.policy.cache || operation.policy.rehearse),
      "what is about another user is neither kept nor rehearsed",
    ],
    [method !== "GET" || effect === "read", "GET must be a read"],
    [
      effect !== "delete" || method === "DELETE" || operation.policy.final !== undefined,
      "a delete must be DELETE, unless it says why nothing of it can be taken back",
    ],
    [pathFields(path).every((field) => fields.includes(field)), "each path field must be an input field"],
    [
      (operation.http.query ?? []).every((field) => fields.includes(field)),
      "each query field must be an input field",
    ],
    [operation.errors.declared.every((type) => type in errorStatus), "each error must be of the vocabulary"],
    [
      !operation.isPage || (fields.includes("limit") && fields.includes("cursor")),
      "a list takes limit and cursor",
    ],
    [!(operation.mcp.hints.readOnly && operation.mcp.hints.destructive), "never read-only and destructive"],
    [effect !== "delete" || mcp.confirm !== undefined, "a delete says what the person agrees to"],
    [!mcp.resource || effect === "read", "only reads are resources"],
    [
      !(http.file || http.urlToken) || method === "GET",
      "only a GET answers a file or takes a token in its URL",
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
