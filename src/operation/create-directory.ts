import { type Operation, pathFields } from "./definition.ts";
import type { Directory, Pointer } from "./directory.ts";
import { adminScopes, allScopes } from "./scopes.ts";

/** Creates the directory of operations by name. */
export function createDirectory(operations: ReadonlyMap<string, Operation>): Directory {
  const find = (name: string): Operation => {
    const operation = operations.get(name);
    if (!operation) throw new Error(`There is no operation ${name} to point to.`);
    return operation;
  };
  const saying =
    (nameOf: (operation: Operation) => string) =>
    ({ text, see = [] }: Pointer): string => {
      const targets = [see].flat().map(find);
      if (targets.length === 0) return text;
      const verb = targets.every(({ effect }) => effect === "read") ? "See" : "Use";
      return `${text} ${verb} ${targets.map(nameOf).join(" or ")}.`;
    };
  const routeOf = ({ http: { method, path } }: Operation) => `${method} ${path}`;
  const toolOf = ({ mcp }: Operation) => mcp.tool;
  return {
    scopes: allScopes(operations.values()),
    adminScopes: adminScopes(operations.values()),
    route: (name, input = {}) => {
      const { method, path } = find(name).http;
      const filled = pathFields(path).reduce(
        (text, field) => text.replace(`{${field}}`, input[field] ?? `{${field}}`),
        path,
      );
      return { method, path: filled };
    },
    say: saying((operation) => `${routeOf(operation)} (${toolOf(operation)})`),
    sayRoute: saying(routeOf),
    sayTool: saying(toolOf),
  };
}
