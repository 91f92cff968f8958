/** A file link's parameters besides the id: how to create the file. */
const asked = ["format", "paper", "pages"];

/** The URI under which the file of a call can be read again. */
export function fileUri(template: string, input: Readonly<Record<string, unknown>>): string {
  const said = asked.flatMap((name) =>
    input[name] === undefined ? [] : [[name, String(input[name])] as const],
  );
  const query = new URLSearchParams(Object.fromEntries(said));
  const path = template.replace("{id}", encodeURIComponent(String(input.id)));
  return query.size === 0 ? path : `${path}?${query}`;
}

/** The call that creates a URI's file. Undefined if it is not a file URI. */
export function fileInput(template: string, uri: string): Record<string, string> | undefined {
  const [before = "", after = ""] = template.split("{id}");
  const [path = "", query = ""] = uri.split("?");
  if (!path.startsWith(before) || !path.endsWith(after)) return undefined;
  const id = path.slice(before.length, path.length - after.length);
  if (!/^[\w-]{1,200}$/.test(id)) return undefined;
  const said = new URLSearchParams(query);
  const fields = asked.flatMap((name) => (said.has(name) ? [[name, said.get(name) ?? ""] as const] : []));
  return { id, ...Object.fromEntries(fields) };
}
