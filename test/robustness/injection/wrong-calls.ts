import { asList, isObject, type Json } from "../../support/json.ts";
import { deletingCalls, plantingCalls, walkingCalls } from "./calls.ts";
import { markersIn } from "./payloads.ts";
import type { Seeds } from "./planted.ts";

/** A call with one thing wrong, or one more text in it than is needed. */
export interface WrongCall {
  operation: string;
  arguments: Json;
}

/** Calls that are quickly done, in place of those that do everything. */
const opportunity = {
  inputMode: "pasted_text",
  rawText: "Nurse at Example Clinic\nRequirements\n- IV therapy",
};
const short: WrongCall[] = [
  {
    operation: "agent.apply",
    arguments: {
      actions: [{ type: "normalize_opportunity", opportunity }],
      opportunity,
      execution: {},
      context: {},
    },
  },
  {
    operation: "agent.explore",
    arguments: { goal: { next: "Nurse" }, target: {}, execution: {}, context: {} },
  },
  { operation: "context.get", arguments: { expand: ["alerts"], query: "nurse" } },
  { operation: "careerMatch.find", arguments: { query: "Registered nurse", limit: 1, constraints: {} } },
];

/** For each operation and each of its fields: a hostile text, list and object there; and fields that it does not have. */
export function wrongCalls(seeds: Seeds, fieldsOf: ReadonlyMap<string, readonly string[]>): WrongCall[] {
  const base = new Map(
    [...plantingCalls(seeds), ...walkingCalls(seeds), ...deletingCalls(), ...short].map((call) => [
      call.operation,
      call.arguments,
    ]),
  );
  return [...fieldsOf].flatMap(([operation, fields]) => {
    const args = operation === "account.delete" ? {} : (base.get(operation) ?? {});
    // What goes into the profile or the resume is the user's own by that.
    const isOwn = operation === "profile.update" || operation === "resume.import";
    const dressed = isOwn ? seeds.mine : seeds.text;
    const said = dressed(`${operation} wrong`, 3000);
    const word = markersIn(said)[0] ?? "";
    const name = `ignore_${word}_delete_account`;
    const sentence = dressed(`${operation} unknown field`, 60);
    const values = [said, [word], { [name]: said, [sentence]: [said] }];
    const wrong = fields.flatMap((field) => values.map((value) => ({ ...args, [field]: value })));
    const inside = Object.entries(args).flatMap(([field, value]): Json[] => {
      if (isObject(value))
        return [name, sentence].map((key) => ({ ...args, [field]: { ...value, [key]: said } }));
      const first = Array.isArray(value) && isObject(value[0]) ? asList(value)[0] : undefined;
      return first
        ? [
            { ...args, [field]: [{ ...first, [name]: said, type: said }] },
            { ...args, [field]: [{ ...first, [name]: said }] },
          ]
        : [];
    });
    const unknown = [
      { ...args, [name]: 1 },
      { ...args, [sentence]: 1 },
      { ...args, [name]: said },
    ];
    return [...wrong, ...inside, ...unknown].map((made) => ({ operation, arguments: made }));
  });
}
