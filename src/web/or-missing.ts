import { type ErrorType, ServiceError } from "../operation/errors.ts";

/** A call's result, or undefined if one of these errors says that there is nothing yet. */
export async function orMissing<T>(call: Promise<T>, ...types: readonly ErrorType[]): Promise<T | undefined> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ServiceError && types.includes(error.type)) return undefined;
    throw error;
  }
}
