// Writes src/generated/ from the OpenAPI document: the types by @hey-api/openapi-ts, and the tree of methods.
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createClient } from "@hey-api/openapi-ts";

const methods = ["get", "post", "put", "patch", "delete"];

/** Writes the generated files into a folder, which is emptied before. */
export async function generate(document, folder) {
  await createClient({
    input: document,
    output: { path: folder, module: { extension: ".ts" } },
    plugins: ["@hey-api/typescript"],
    logs: { level: "silent", file: false },
  });
  rmSync(join(folder, "index.ts"));
  writeFileSync(join(folder, "operations.ts"), operationsFile(document));
}

function operationsFile(document) {
  const entries = Object.values(document.paths).flatMap((item) => Object.values(item));
  const tools = new Map(entries.map((entry) => [entry["x-mcp-tool"], entry.operationId]));
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) =>
      item[method] ? [described(document, path, method, item[method], tools)] : [],
    ),
  );
  const features = [...new Set(operations.map(({ feature }) => feature))];
  const tree = (line) =>
    features.map((feature) => {
      const own = operations.filter((operation) => operation.feature === feature);
      return `  ${feature}: {\n${own.map(line).join("\n")}\n  }`;
    });
  return `// Generated from the OpenAPI document; npm run build writes it again.
import { type Caller, type FileMethod, fileMethod, type Input, type Method, method, type PagedMethod, pagedMethod } from "../method.ts";
import type * as types from "./types.gen.ts";

export interface Operations {
${tree(declared).join(";\n")};
}

/** The names of operations by method and path. */
export const names: ReadonlyMap<string, string> = new Map([
${operations.map(({ name, method, path }) => `  [${JSON.stringify(`${method} ${path}`)}, "${name}"],`).join("\n")}
]);

export function operations(caller: Caller): Operations {
  return {
${tree(made).join(",\n")},
  };
}
`;
}

function described(document, path, method, entry, tools) {
  const parameters = (entry.parameters ?? []).map((given) => resolved(document, given));
  const [feature, verb] = entry.operationId.split(".");
  const success = resolved(document, Object.entries(entry.responses).find(([status]) => status < 300)[1]);
  const isPage = JSON.stringify(success).includes('"#/components/schemas/Page"');
  const isFile = Object.values(success.content).every(({ schema }) => schema.type === "string");
  const token = entry.security?.length > 0;
  const query = [
    ...parameters.filter((given) => given.in === "query").map(({ name }) => name),
    ...(token ? ["token"] : []),
  ];
  const flags = [
    ...(parameters.some(({ name }) => name === "Idempotency-Key") ? ["once"] : []),
    ...(token ? ["token"] : []),
  ];
  const address = query.length > 0 ? `${path}?${query}` : path;
  return {
    name: entry.operationId,
    feature,
    verb,
    method: method.toUpperCase(),
    path,
    // Descriptions name the tools of MCP; here the methods are what can be called.
    description: entry.description.replace(/\b[a-z]+(?:_[a-z]+)+\b/g, (word) => tools.get(word) ?? word),
    route: [method.toUpperCase(), address, ...flags].join(" "),
    kind: isFile ? "fileMethod" : isPage ? "pagedMethod" : "method",
    type: `${capital(feature)}${capital(verb)}`,
    token,
  };
}

function declared({ verb, description, kind, type, token }) {
  const input = `Input<types.${type}Data>${token ? " & { token: string }" : ""}`;
  const answer = `types.${type}Responses[keyof types.${type}Responses]`;
  const is = kind === "fileMethod" ? `FileMethod<${input}>` : `${capital(kind)}<${input}, ${answer}>`;
  return `    /** ${description.replaceAll("*/", "*\\/")} */\n    ${verb}: ${is};`;
}

function made({ verb, kind, route }) {
  return `    ${verb}: ${kind}(caller, ${JSON.stringify(route)}),`;
}

function resolved(document, node) {
  if (node.$ref === undefined) return node;
  return node.$ref
    .slice(2)
    .split("/")
    .reduce((part, name) => part[name], document);
}

function capital(text) {
  return text[0].toUpperCase() + text.slice(1);
}
