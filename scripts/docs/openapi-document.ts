import { operations } from "../../src/domain/index.ts";
import { shapes } from "../../src/domain/shapes.ts";
import { buildOpenApi } from "../../src/http/openapi/document.ts";

/** The OpenAPI document as a server of a version gives it. */
export function openApi(version: string) {
  return buildOpenApi(operations, version, shapes);
}
