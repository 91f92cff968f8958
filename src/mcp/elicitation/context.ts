import { createHmac } from "node:crypto";
import {
  CLIENT_CAPABILITIES_META_KEY,
  createRequestStateCodec,
  type InputRequests,
  type InputRequiredResult,
  type InputResponseView,
  inputRequired,
  inputResponse,
  type RequestStateCodec,
  type Server,
  type ServerContext,
} from "@modelcontextprotocol/server";
import type { Progress } from "../../operation/types.ts";
import { isObject } from "../../shared/json.ts";

/** What a tool call may ask of the person at the client, in rounds; the same over every protocol revision. */
export interface Elicitation {
  /** The client shows forms. */
  canAsk: boolean;
  /** The person's answer to a question of the round before. */
  answer: (key: string) => InputResponseView;
  /** What the round before kept; undefined in the first. */
  kept: <Kept>() => Kept | undefined;
  /** Ends this round with questions; `keep` comes back with the answers. */
  ask: (questions: InputRequests, keep?: unknown) => Promise<InputRequiredResult>;
  /** A token that says what was agreed to and to whom, for ten minutes. */
  sign: (confirmed: string) => Promise<string>;
  isSigned: (token: unknown, confirmed: string) => Promise<boolean>;
  /** Reports progress to the client, and learns that the call was cancelled. */
  progress: Progress;
}

const HOLDS_SECONDS = 600;

/** Seals what goes to a client and comes back, for the user that it went to. */
export type StateCodec = Pick<RequestStateCodec<unknown>, "mint" | "verify">;

/**
 * Creates the codec by the secret that all processes on the data share, so that any of them takes what another sealed.
 * The secret is asked for when something is first to be sealed or opened.
 */
export function createStateCodec(secret: () => Promise<string>): StateCodec {
  let made: Promise<RequestStateCodec<unknown>> | undefined;
  const make = async () =>
    createRequestStateCodec<unknown>({
      key: createHmac("sha256", await secret())
        .update("request state")
        .digest(),
      ttlSeconds: HOLDS_SECONDS,
      bind: ({ http }) => http?.authInfo?.clientId ?? "local",
    });
  const codec = () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
  return {
    mint: async (payload, ctx) => (await codec()).mint(payload, ctx),
    verify: async (state, ctx) => (await codec()).verify(state, ctx),
  };
}

/** The elicitation of one tool call. */
export function elicitationOf(server: Server, ctx: ServerContext, stateCodec: StateCodec): Elicitation {
  const { inputResponses, requestState } = ctx.mcpReq;
  return {
    progress: progressOf(ctx),
    canAsk: showsForms(clientCapabilities(server, ctx)),
    answer: (key) => inputResponse(inputResponses, key),
    kept: () => requestState() ?? undefined,
    ask: async (inputRequests, keep) =>
      inputRequired({
        inputRequests,
        ...(keep !== undefined && { requestState: await stateCodec.mint(keep, ctx) }),
      }),
    sign: (confirmed) => stateCodec.mint({ confirmed }, ctx),
    isSigned: async (token, confirmed) => {
      if (typeof token !== "string") return false;
      const payload = await stateCodec.verify(token, ctx).catch(() => undefined);
      return (
        typeof payload === "object" &&
        payload !== null &&
        "confirmed" in payload &&
        payload.confirmed === confirmed
      );
    },
  };
}

/** Progress goes to a client that gave a token for it. */
function progressOf({ mcpReq: { signal, notify, _meta } }: ServerContext): Progress {
  const progressToken = _meta?.progressToken;
  let progress = 0;
  return {
    signal,
    report: (message) => {
      if (progressToken === undefined) return;
      progress += 1;
      const params = { progressToken, progress, message };
      // A client that has gone gets no notification; the call continues.
      notify({ method: "notifications/progress", params }).catch(() => undefined);
    },
  };
}

/** What the client says that it can do: with each request in the newer revisions, once at the start in the older. */
function clientCapabilities(server: Server, { mcpReq }: ServerContext): unknown {
  const envelope: Record<string, unknown> = { ...mcpReq.envelope };
  return envelope[CLIENT_CAPABILITIES_META_KEY] ?? server.getClientCapabilities();
}

function showsForms(capabilities: unknown): boolean {
  const elicitation = isObject(capabilities) ? capabilities.elicitation : undefined;
  if (!isObject(elicitation)) return false;
  // Before there were other modes, an empty object meant forms.
  return "form" in elicitation || Object.keys(elicitation).length === 0;
}
