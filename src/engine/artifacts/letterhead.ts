import { ofKind } from "./evidence.ts";
import { fromClaims, type Material, type Section, type UsableClaim } from "./types.ts";
import { uncappedName } from "./words/cased.ts";

const CONTACT_MARK = " · ";

/** The sender: the name as title, the person's own headline below it, and one line of contact details. */
export function letterhead({ claims }: Pick<Material, "claims">): Section {
  const contacts = ofKind(claims, "contact");
  const name = contacts.find(isName);
  const label = ofKind(claims, "summary").find(({ path }) => path === "basics.label");
  const reached = contacts.filter((claim) => !isName(claim));
  return {
    heading: "",
    lines: [
      ...(name ? [fromClaims(name.text, [name], { kind: "line", role: "title" })] : []),
      ...(label ? [fromClaims(label.text, [label], { kind: "line", role: "label" })] : []),
      ...(reached.length > 0
        ? [
            fromClaims(reached.map(({ text }) => text).join(CONTACT_MARK), reached, {
              kind: "line",
              role: "contact",
            }),
          ]
        : []),
    ],
  };
}

/** The name, with e-mail and telephone below it, as at the end of a letter. */
export function signature({ claims }: Pick<Material, "claims">): Section["lines"] {
  const contacts = ofKind(claims, "contact");
  const name = contacts.find(isName);
  const reached = contacts.filter(({ path }) => path === "basics.email" || path === "basics.phone");
  return [
    ...(name ? [fromClaims(uncappedName(name.text), [name], { kind: "line" })] : []),
    ...(reached.length > 0
      ? [
          fromClaims(reached.map(({ text }) => text).join(CONTACT_MARK), reached, {
            kind: "line",
            role: "contact",
          }),
        ]
      : []),
  ];
}

function isName({ path }: UsableClaim): boolean {
  return path === "basics.name";
}
