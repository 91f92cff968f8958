import { fail } from "./errors.ts";

/** The error of a user who is suspended, whoever asks for them. */
export function suspended() {
  return fail(
    "auth.forbidden",
    "This user is suspended: nothing is read or written until whoever runs this server resumes them. Their data are kept.",
  );
}
