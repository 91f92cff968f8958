import type { z } from "zod";
import type {
  Effect,
  ErrorContract,
  Hints,
  HttpBinding,
  McpBinding,
  OperationDefinition,
} from "./declaration.ts";
import type { Method } from "./directory.ts";
import type { ErrorType } from "./errors.ts";
import type { HandlerContext, HandlerResult, LaterResult } from "./handler.ts";
import { isPage } from "./page.ts";
import type { Policy } from "./policy.ts";

/** An operation as surfaces see it: types erased, defaults filled in. */
export interface Operation {
  name: string;
  /** The part of the name before the dot. */
  feature: string;
  title: string;
  description: string;
  scope: string;
  effect: Effect;
  input: z.ZodObject;
  output: z.ZodType;
  isPage: boolean;
  metadata?: z.ZodObject | undefined;
  errors: Omit<ErrorContract<string>, "throws"> & {
    /** All error types except the universal ones. */
    declared: readonly ErrorType[];
  };
  http: Required<
    Pick<HttpBinding<string, never>, "query" | "related" | "links" | "maxBodyBytes" | "topLevel">
  > &
    Pick<HttpBinding<string, never>, "file" | "urlToken" | "undoneStatus" | "fromExtensions"> & {
      method: Method;
      path: string;
      status: number;
    };
  mcp: Omit<McpBinding<never>, "annotations"> & { hints: Hints };
  policy: Policy<never>;
  handler: (ctx: HandlerContext, input: never) => Promise<HandlerResult<unknown> | LaterResult<unknown>>;
}

const MEBIBYTE = 1024 * 1024;

/**
 * Declares an operation. The compiler checks the handler against the schemas. Defaults follow from the effect.
 *
 * @example
 * export const getProfile = defineOperation({
 *   name: "profile.get",
 *   title: "Get profile",
 *   description: "The user's profile as stored, with name and email.",
 *   scope: "read:profile",
 *   effect: "read",
 *   input: z.strictObject({}),
 *   output: ProfileData,
 *   errors: { throws: ["profile.not_found"] },
 *   http: { route: "GET /api/v1/profile", related: ["context.get"] },
 *   mcp: { tool: "get_profile" },
 *   handler: async ({ tx }) => ({ data: await readProfile(tx) }),
 * });
 */
export function defineOperation<Input extends z.ZodObject, Output extends z.ZodType>(
  definition: OperationDefinition<Input, Output>,
): Operation & { output: Output } {
  const { name, title, description, scope, effect, input, output, metadata, handler } = definition;
  const { errors = {}, http, mcp, policy = {} } = definition;
  return {
    ...{ name, title, description, scope, effect, input, output, metadata, policy, handler },
    feature: name.slice(0, name.indexOf(".")),
    isPage: isPage(output),
    errors: {
      fields: errors.fields,
      request: errors.request,
      unexpected: errors.unexpected,
      declared: declaredTypes(errors),
    },
    http: bindHttp(http, effect),
    mcp: { ...mcp, hints: { ...effectHints[effect], ...mcp.annotations } },
  };
}

function bindHttp({ route, ...http }: HttpBinding<string, never>, effect: Effect): Operation["http"] {
  const [method, path] = splitRoute(route);
  return {
    ...{ method, path },
    query: http.query ?? [],
    status: http.status ?? (effect === "create" ? 201 : 200),
    maxBodyBytes: http.maxBodyBytes ?? MEBIBYTE,
    related: http.related ?? [],
    links: http.links ?? {},
    topLevel: http.topLevel ?? [],
    ...(http.undoneStatus && { undoneStatus: http.undoneStatus }),
    ...(http.file && { file: http.file }),
    ...(http.urlToken && { urlToken: http.urlToken }),
    ...(http.fromExtensions && { fromExtensions: true }),
  };
}

function splitRoute(route: HttpBinding<string, never>["route"]): [Method, string] {
  const space = route.indexOf(" ");
  // The route type guarantees a method before the first space.
  return [route.slice(0, space) as Method, route.slice(space + 1)];
}

/**
 * All error types of a contract without the universal ones, each once. Field types come first unless `throws` lists
 * them.
 */
function declaredTypes({ fields = {}, request, throws = [] }: ErrorContract<string>): ErrorType[] {
  const ofFields = Object.values(fields).flatMap((error) =>
    error === undefined ? [] : typeof error === "string" ? [error] : Object.values(error),
  );
  const first = [...ofFields, ...(request ? [request] : [])].filter((type) => !throws.includes(type));
  return [...new Set([...first, ...throws])];
}

const effectHints: Record<Effect, Hints> = {
  read: { readOnly: true, destructive: false, idempotent: true },
  create: { readOnly: false, destructive: false, idempotent: false },
  update: { readOnly: false, destructive: false, idempotent: true },
  delete: { readOnly: false, destructive: true, idempotent: true },
};

/** The names of the `{field}` parts of a path. */
export function pathFields(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? "");
}
