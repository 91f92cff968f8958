import { ofKind } from "./evidence.ts";
import { fromClaims, type Material, type Section, type UsableClaim } from "./types.ts";
import { uncappedName } from "./words/cased.ts";

const CONTACT_MARK = " · ";

/** Who it is from: the name as the title, the person's own headline under it, and one line to reach them by. */
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

/** The name and, under it, e-mail and telephone, as they end a letter. */
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
