import { heldKinds, type Requirement } from "../types.ts";
import { carriesWords } from "./carries.ts";
import { proveValue } from "./prove-value.ts";
import type { Proof, ToldRequirement } from "./types.ts";

/** The requirements of a reading whose words the text carries; alternatives and levels that it does not are left out. */
export function proveRequirements(proof: Proof, told: readonly ToldRequirement[]): Requirement[] {
  return told.flatMap((requirement, at) => proveRequirement(proof, `requirements[${at}]`, requirement) ?? []);
}

function proveRequirement(
  proof: Proof,
  path: string,
  { text, kind, necessity, quote, alternatives = [], level }: ToldRequirement,
): Requirement | undefined {
  const found = proveValue(
    proof,
    path,
    { value: text, quote, ownWords: text },
    (said) => carriesWords(said, text),
    // "No" takes these away; "no convictions" and "no sponsorship" are demands themselves.
    heldKinds.has(kind),
  );
  if (!found) return undefined;
  const part = (name: string, value: string) =>
    proveValue(proof, `${path}.${name}`, { value, quote: quote ?? text }, (said) =>
      carriesWords(said, value),
    );
  const others = alternatives.filter((one, at) => part(`alternatives[${at}]`, one) !== undefined);
  const stated = level === undefined ? undefined : part("level", level);
  return {
    text,
    kind,
    necessity,
    ...(others.length > 0 && { alternatives: others }),
    ...(stated && { level: stated.value }),
    span: found.span,
  };
}
