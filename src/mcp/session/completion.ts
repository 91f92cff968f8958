import { ProtocolError, ProtocolErrorCode, type Server } from "@modelcontextprotocol/server";

/** Suggestions, the best first. */
interface Suggestions {
  values: readonly string[];
  /** There are more, in unknown number. */
  unfinished?: boolean;
}

/** Suggests values of an argument. `context` has the arguments already chosen. */
export type Completer = (
  value: string,
  context: Readonly<Record<string, string>>,
) => Suggestions | Promise<Suggestions>;

export interface Completions {
  /** Adds a resource template by its URI template, or a prompt by name, with the arguments that can be completed. */
  add: (name: string, completers: Readonly<Record<string, Completer>>) => void;
}

const MOST_VALUES = 100;

/** Answers `completion/complete` with what the other parts added. */
export function serveCompletions(server: Server): Completions {
  const known = new Map<string, Readonly<Record<string, Completer>>>();
  server.setRequestHandler("completion/complete", async ({ params: { ref, argument, context } }) => {
    const completers = known.get(ref.type === "ref/prompt" ? ref.name : ref.uri);
    if (!completers) {
      throw new ProtocolError(
        ProtocolErrorCode.InvalidParams,
        "No such prompt or resource template. prompts/list and resources/templates/list name them.",
      );
    }
    const complete = Object.hasOwn(completers, argument.name) ? completers[argument.name] : undefined;
    const { values, unfinished = false } = (await complete?.(argument.value, context?.arguments ?? {})) ?? {
      values: [],
    };
    return {
      completion: {
        values: values.slice(0, MOST_VALUES),
        hasMore: unfinished || values.length > MOST_VALUES,
        ...(!unfinished && { total: values.length }),
      },
    };
  });
  return { add: (name, completers) => void known.set(name, completers) };
}

/** Completes from a closed list, in order. */
export function fromList(values: readonly string[]): Completer {
  return (value) => ({
    values: values.filter((candidate) => candidate.toLowerCase().startsWith(value.toLowerCase())),
  });
}
