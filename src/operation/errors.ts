import type { See } from "./directory.ts";

/** Every error type of the service and its HTTP status. The list is closed: the registry refuses others. */
export const errorStatus = {
  "auth.api_key_invalid": 401,
  "auth.api_key_missing": 401,
  "auth.forbidden": 403,
  "auth.insufficient_scope": 403,
  "auth.unauthorized": 401,
  "validation.bad_request": 400,
  "resource.not_found": 404,
  "context.invalid_view": 400,
  "context.not_found": 404,
  "profile.not_found": 404,
  "career_graph.not_found": 404,
  "career_context.not_found": 404,
  "assessments.not_found": 404,
  "alerts.invalid_action": 400,
  "alerts.missing_id": 400,
  "alerts.not_found": 404,
  "webhooks.invalid_events": 400,
  "webhooks.invalid_url": 400,
  "webhooks.missing_required_fields": 400,
  "webhooks.missing_subscription_id": 400,
  "webhooks.subscription_not_found": 404,
  "data_sharing.no_preferences_provided": 400,
  "similar_paths.invalid_limit": 400,
  "similar_paths.invalid_min_similarity": 400,
  "career_prediction.missing_target_role": 400,
  "career_reasoning.failed": 500,
  "career_reasoning.query_required": 400,
  "career_reasoning.query_too_long": 400,
  "agent_explore.context_unavailable": 404,
  "agent_explore.internal_error": 500,
  "agent_explore.invalid_request": 400,
  "agent_apply.internal_error": 500,
  "agent_apply.invalid_actions": 400,
  "agent_apply.invalid_request": 400,
  "checkpoints.not_found": 404,
  "execution_artifacts.not_found": 404,
  "fit_briefs.not_found": 404,
  "jobs_workspace.not_found": 404,
  "reports.not_found": 404,
  "rate_limit.exceeded": 429,
  "server.internal": 500,
  "billing.payment_required": 402,
} as const;

export type ErrorType = keyof typeof errorStatus;

/** The short `error` text of each type. Billing errors have their own. */
const errorTitle: Partial<Record<ErrorType, string>> = {
  "auth.api_key_invalid": "Invalid API key",
  "auth.api_key_missing": "API key missing",
  "auth.forbidden": "Forbidden",
  "auth.insufficient_scope": "Insufficient scope",
  "auth.unauthorized": "Unauthorized",
  "rate_limit.exceeded": "Rate limit exceeded",
  "server.internal": "Internal server error",
};

/** Errors that any operation can return. All others are listed in its declaration. */
export const universalErrors: readonly ErrorType[] = [
  "validation.bad_request",
  "auth.api_key_missing",
  "auth.api_key_invalid",
  "auth.unauthorized",
  "auth.forbidden",
  "auth.insufficient_scope",
  "rate_limit.exceeded",
  "server.internal",
];

/** The error body on every surface. It is closed, as the specification requires. */
export interface ErrorBody {
  error: string;
  type: ErrorType;
  message?: string;
}

interface ErrorDetails {
  status?: number;
  title?: string;
  retryAfterSeconds?: number;
  /** The missing scope. */
  scope?: string | undefined;
  /** Names of operations that would help. */
  see?: See;
  /** An input that would work, if known. */
  corrected?: Record<string, unknown> | undefined;
}

/** An error that a caller can act on. `status` differs from the type's own only for 405, 409 and 413. */
export class ServiceError extends Error {
  readonly type: ErrorType;
  readonly status: number;
  readonly title: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** The missing scope. */
  readonly scope: string | undefined;
  /** Operations that would help. Each surface names them in its own way. */
  readonly see: readonly string[];
  /** An input that would work. It contains the caller's values, so answers must not repeat it unchecked. */
  readonly corrected: Record<string, unknown> | undefined;

  constructor(type: ErrorType, message: string, more: ErrorDetails = {}) {
    super(message);
    this.type = type;
    this.status = more.status ?? errorStatus[type];
    this.title = more.title;
    this.retryAfterSeconds = more.retryAfterSeconds;
    this.scope = more.scope;
    this.see = [more.see ?? []].flat();
    this.corrected = more.corrected;
  }
}

/** Creates the error to throw: `throw fail("alerts.not_found", "No alert has this id.", { see: "alerts.list" })`. */
export function fail(type: ErrorType, message: string, more?: ErrorDetails): ServiceError {
  return new ServiceError(type, message, more);
}

/** The wire form of an error. Omits a message that only repeats the title. */
export function errorBody(error: ServiceError): ErrorBody {
  const title = error.title ?? errorTitle[error.type] ?? defaultTitle(error.status);
  return { error: title, type: error.type, message: error.message };
}

function defaultTitle(status: number): string {
  const titles: Record<number, string> = {
    400: "Bad request",
    402: "Payment required",
    404: "Not found",
    405: "Method not allowed",
    409: "Conflict",
    412: "Precondition failed",
    413: "Payload too large",
  };
  return titles[status] ?? "Internal server error";
}
