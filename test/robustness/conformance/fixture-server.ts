import { type JSONRPCRequest, type Result, Server, type ServerContext } from "@modelcontextprotocol/server";
import { fixturePrompts, fixtureResources, fixtureTemplate, readFixture } from "./documents.ts";
import { fixtureTools } from "./tools.ts";

type Handler = (request: JSONRPCRequest, ctx: ServerContext) => Promise<Result>;

/**
 * From now on each server of the process has the suite's fixtures beside what the product serves: a handler is asked
 * for what is no fixture. The library's seam for handlers is replaced, so that the product needs none of its own.
 */
export function addFixtures(): void {
  const wrap: (this: Server, method: string, handler: Handler) => Handler = Reflect.get(
    Server.prototype,
    SEAM,
  );
  Reflect.set(Server.prototype, SEAM, function (this: Server, method: string, handler: Handler): Handler {
    if (method === "tools/list") this.registerCapabilities({ logging: {} });
    return wrap.call(this, method, around[method]?.(handler) ?? handler);
  });
}

const SEAM = "_wrapHandler";
const inputSchema = { type: "object", properties: {} };

const around: Readonly<Record<string, (own: Handler) => Handler>> = {
  "tools/list": listing("tools", () =>
    [...fixtureTools.keys()].map((name) => ({ name, description: `Fixture ${name}.`, inputSchema })),
  ),
  "tools/call": (own) => (request, ctx) => {
    const tool = fixtureTools.get(String(request.params?.name));
    return tool ? tool(ctx) : own(request, ctx);
  },
  "resources/list": listing("resources", () =>
    fixtureResources.map(({ uri, mimeType }) => ({ uri, mimeType, name: uri })),
  ),
  "resources/templates/list": listing("resourceTemplates", () => [fixtureTemplate]),
  "resources/read": (own) => async (request, ctx) => {
    const contents = readFixture(String(request.params?.uri));
    return contents ? { contents: [contents] } : own(request, ctx);
  },
  "prompts/list": listing("prompts", () =>
    [...fixturePrompts].map(([name, { arguments: names }]) => ({
      name,
      description: `Fixture ${name}.`,
      arguments: names.map((argument) => ({ name: argument, required: true })),
    })),
  ),
  "prompts/get": (own) => (request, ctx) => {
    const prompt = fixturePrompts.get(String(request.params?.name));
    return prompt ? prompt.get({ ...Object(request.params?.arguments) }, ctx) : own(request, ctx);
  },
  "completion/complete": (own) => async (request, ctx) => {
    const name = String({ ...Object(request.params?.ref) }.name);
    return fixturePrompts.has(name) ? { completion: { values: [] } } : own(request, ctx);
  },
};

/** The product's list with the fixtures behind it. */
function listing(field: string, fixtures: () => object[]): (own: Handler) => Handler {
  return (own) => async (request, ctx) => {
    const result = await own(request, ctx);
    const known = result[field];
    return { ...result, [field]: [...(Array.isArray(known) ? known : []), ...fixtures()] };
  };
}
