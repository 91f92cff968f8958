import type { z } from "zod";
import type { Service } from "../../app/service.ts";
import type { AdminUser } from "../../domain/admin/schema.ts";
import { listUsers } from "../../domain/admin/users.ts";
import type { Operation } from "../../operation/definition.ts";
import type { Reply } from "../../operation/types.ts";
import { LOCAL_USER, operatorAs } from "../terminal/context.ts";

type Declared<Output extends z.ZodType> = Operation & { output: Output };

/**
 * Calls an operation of administration, like REST with a key that has its scope. Returns the data. Throws ServiceError.
 */
export async function administer<Output extends z.ZodType>(
  service: Service,
  operation: Declared<Output>,
  input: Record<string, unknown>,
): Promise<z.output<Output>> {
  return operation.output.parse((await callAsAdministrator(service, operation, input)).data);
}

/** The same with the whole reply, whose lists are read while they are written. */
export function callAsAdministrator(
  service: Service,
  operation: Operation,
  input: Record<string, unknown>,
  more: { takesPieces?: true } = {},
): Promise<Reply> {
  const actor = operatorAs(LOCAL_USER, service.adminScopes);
  return service.call({ operation, actor, requestId: service.runtime.newId("req"), input, ...more });
}

const PAGE = 100;

/** All pages of a list. */
export async function* everyPage<Item extends z.ZodType>(
  service: Service,
  operation: Declared<z.ZodArray<Item>>,
  input: Record<string, unknown>,
): AsyncGenerator<z.output<Item>[]> {
  for (let cursor: unknown; cursor !== null; ) {
    const page = { ...input, limit: PAGE, ...(cursor !== undefined && { cursor }) };
    const { data, metadata } = await callAsAdministrator(service, operation, page);
    yield operation.output.parse(data);
    cursor = metadata.nextCursor ?? null;
  }
}

/** All users, oldest ids first. */
export async function* everyUser(service: Service): AsyncGenerator<AdminUser> {
  for await (const page of everyPage(service, listUsers, {})) yield* page;
}
