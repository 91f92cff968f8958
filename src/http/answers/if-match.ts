import { type Operation, pathFields } from "../../operation/definition.ts";
import { fail, ServiceError } from "../../operation/errors.ts";
import type { Call, Execute, Reply } from "../../operation/types.ts";
import type { Store } from "../../store/ports/store.ts";
import { matchesTag } from "./envelope.ts";

/** A write that depends on the entity tag of the GET of its path. */
interface Conditional {
  ifMatch: string;
  read: Operation | undefined;
  tagOf: (read: Operation, reply: Reply) => string;
}

/** The GET whose ETag a write's If-Match names: that of one record at the same path. */
export function taggedRead({ effect, http: { path } }: Operation, all: Iterable<Operation>) {
  if (effect === "read") return undefined;
  return [...all].find(
    ({ http, isPage }) => http.path === path && http.method === "GET" && !isPage && !http.file,
  );
}

/** How often the tag is compared again because another write of the user came in between. */
const ROUNDS = 5;

/** A condition for the pipeline: the write runs only on the data whose tag If-Match names. */
export function unlessChanged(
  { revision: _, ...asked }: Call,
  { ifMatch, read, tagOf }: Conditional,
  { call: execute, store }: { call: Execute; store: Pick<Store, "revision"> },
): NonNullable<Call["condition"]> {
  return async (userId, write) => {
    if (!read) throw failed("This path has no GET with an ETag. Send the request without If-Match.");
    const fields = pathFields(read.http.path);
    const actor = { ...asked.actor, scopes: new Set([read.scope]) };
    const input = Object.fromEntries(fields.map((field) => [field, asked.input[field]]));
    for (let round = 1; ; round += 1) {
      const revision = await store.revision(userId);
      const reply = await execute({ ...asked, operation: read, actor, input }).catch((error: unknown) => {
        const isAbsent = fields.length === 0 && error instanceof ServiceError && error.status === 404;
        throw isAbsent ? failed("There is nothing yet that If-Match could name.") : error;
      });
      if (!matchesTag(ifMatch, tagOf(read, reply))) throw failed("It has changed. Read it again.");
      try {
        return await write(revision);
      } catch (error) {
        if (round === ROUNDS || !(error instanceof ServiceError) || error.status !== 412) throw error;
      }
    }
  };
}

function failed(message: string): ServiceError {
  return fail("validation.bad_request", message, { status: 412 });
}
