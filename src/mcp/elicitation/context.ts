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

/** How a tool call asks the user questions, in rounds. The same over every protocol revision. */
export interface Elicitation {
  /** The client shows forms. */
  canAsk: boolean;
  /** The user's answer to a question of the previous round. */
  answer: (key: string) => InputResponseView;
  /** The state kept by the previous round. Undefined in the first. */
  kept: <Kept>() => Kept | undefined;
  /** Ends this round with questions. `keep` comes back with the answers. */
  ask: (questions: InputRequests, keep?: unknown) => Promise<InputRequiredResult>;
  /** A token for what to agree to, bound to the user, valid for ten minutes. */
  sign: (confirmed: string) => Promise<string>;
  isSigned: (token: unknown, confirmed: string) => Promise<boolean>;
  /** Reports progress to the client, and sees cancellation. */
  progress: Progress;
}

const HOLDS_SECONDS = 600;

/** Seals state that goes to a client and comes back, per user. */
export type StateCodec = Pick<RequestStateCodec<unknown>, "mint" | "verify">;

/**
 * Creates the codec with the secret that all processes share, so each can open what another sealed. The secret is
 * loaded at first use.
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

/** Reports progress only if the client sent a progress token. */
function progressOf({ mcpReq: { signal, notify, _meta } }: ServerContext): Progress {
  const progressToken = _meta?.progressToken;
  let progress = 0;
  return {
    signal,
    report: (message) => {
      if (progressToken === undefined) return;
      progress += 1;
      const params = { progressToken, progress, message };
      // If the client is gone, the notification is dropped and the call continues.
      notify({ method: "notifications/progress", params }).catch(() => undefined);
    },
  };
}

/** The client's capabilities: sent with each request in newer revisions, once at the start in older ones. */
function clientCapabilities(server: Server, { mcpReq }: ServerContext): unknown {
  const envelope: Record<string, unknown> = { ...mcpReq.envelope };
  return envelope[CLIENT_CAPABILITIES_META_KEY] ?? server.getClientCapabilities();
}

function showsForms(capabilities: unknown): boolean {
  const elicitation = isObject(capabilities) ? capabilities.elicitation : undefined;
  if (!isObject(elicitation)) return false;
  // In older revisions an empty object means forms.
  return "form" in elicitation || Object.keys(elicitation).length === 0;
}
