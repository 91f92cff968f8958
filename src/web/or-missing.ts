import { type ErrorType, ServiceError } from "../operation/errors.ts";

/** What a call gives, or undefined where it says by one of these errors that there is nothing yet. */
export async function orMissing<T>(call: Promise<T>, ...types: readonly ErrorType[]): Promise<T | undefined> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ServiceError && types.includes(error.type)) return undefined;
    throw error;
  }
}
