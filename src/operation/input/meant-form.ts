import { z } from "zod";

/**
 * What is wrong with a value that may have one of several forms: the issues of the only form that has all of the value's
 * fields. Their paths start at the value. Undefined if no form has them, or more than one.
 */
export function issuesOfMeantForm(
  schema: z.ZodType,
  path: readonly PropertyKey[],
  value: unknown,
): readonly z.core.$ZodIssue[] | undefined {
  const forms = path.reduce((found, key) => found.flatMap((form) => inside(form, key)), formsOf(schema));
  const known = forms
    .filter((form) => form instanceof z.ZodObject)
    .map((form) => form.safeParse(value).error?.issues ?? [])
    .filter((issues) => !issues.some(({ code, path }) => code === "unrecognized_keys" && path.length === 0));
  return known.length === 1 ? known[0] : undefined;
}

/** The forms that a schema takes. */
function formsOf(schema: unknown): z.ZodType[] {
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(formsOf);
  if (schema instanceof z.ZodPipe) return [...formsOf(schema.in), ...formsOf(schema.out)];
  if (isWrapped(schema)) return formsOf(schema.unwrap());
  return schema instanceof z.ZodType ? [schema] : [];
}

function isWrapped(schema: unknown): schema is z.ZodOptional | z.ZodNullable | z.ZodDefault | z.ZodReadonly {
  return [z.ZodOptional, z.ZodNullable, z.ZodDefault, z.ZodReadonly].some((kind) => schema instanceof kind);
}

function inside(form: z.ZodType, key: PropertyKey): z.ZodType[] {
  if (form instanceof z.ZodArray) return formsOf(form.element);
  return form instanceof z.ZodObject ? formsOf(form.shape[String(key)]) : [];
}
