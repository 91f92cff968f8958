import type { Client, GetPromptResult } from "@modelcontextprotocol/client";
import { isObject } from "../../support/json.ts";
import type { Actor } from "./actor.ts";
import { leaksIn, partsOfError } from "./leaks.ts";
import { hiddenIn, markersIn, payloads } from "./payloads.ts";
import type { Seeds } from "./planted.ts";

/** Reads what a client shows or follows without any result: what there is, resources, prompts, completions. */
export async function readPlainPlaces(client: Client, seeds: Seeds, actor: Actor): Promise<void> {
  const none = (where: string, value: unknown) => actor.note(where, leaksIn(value, seeds.places));
  const refused = async (where: string, asked: Promise<unknown>) => {
    try {
      none(`${where} (answered)`, await asked);
    } catch (error) {
      const { data, ...said } = partsOfError(error);
      const { uri, ...facts } = isObject(data) ? data : {};
      // The address that was asked for comes back where it is one, without a space, as the protocol wants.
      const address =
        typeof uri === "string" && /^[a-z+]+:\/\/[\w.~%:/?#&=+@{}-]{1,300}$/.test(uri) ? "" : uri;
      none(`${where} (refused)`, { ...said, facts, address });
    }
  };
  none("instructions", client.getInstructions());
  none("tools/list", await client.listTools());
  const { prompts } = await client.listPrompts();
  none("prompts/list", prompts);
  none("resources/templates/list", await client.listResourceTemplates());
  const first = await client.listResources();
  const uris = first.resources.map(({ uri }) => uri);
  none("resources/list", first);
  for (const uri of uris) actor.note(`read ${uri.split("/")[2]}`, await readOne(client, uri, seeds));

  const ids = {
    jobId: actor.newest("jobsWorkspace"),
    briefId: actor.newest("fitBriefs"),
    checkpointId: actor.newest("checkpoints"),
  };
  for (const dress of Object.values(payloads)) {
    const posting = dress(seeds.marker("prompt posting"));
    const asked = await client.getPrompt({ name: "evaluate_opportunity", arguments: { posting } });
    actor.note("prompt evaluate_opportunity", outsideFences(asked, seeds));
  }
  for (const [name, args] of [
    ["evaluate_opportunity", { jobId: ids.jobId }],
    ["prepare_interview", { jobId: ids.jobId }],
    ["prepare_interview", { briefId: ids.briefId }],
    ["start_session", { checkpointId: ids.checkpointId }],
    ["start_session", {}],
    ["weekly_review", {}],
    ["take_assessment", { moduleId: "riasec" }],
  ] as const) {
    actor.note(`prompt ${name}`, outsideFences(await client.getPrompt({ name, arguments: args }), seeds));
  }
  for (const { name, arguments: known = [] } of prompts) {
    for (const argument of known.filter((one) => one.name !== "posting")) {
      const said = seeds.text(`prompt argument ${argument.name}`, 300);
      const word = seeds.marker(`prompt argument ${argument.name}`);
      await refused(`prompt ${name}`, client.getPrompt({ name, arguments: { [argument.name]: said } }));
      await refused(`prompt ${name}`, client.getPrompt({ name, arguments: { [argument.name]: word } }));
      await refused(`prompt ${name}`, client.getPrompt({ name, arguments: { [word]: said } }));
      for (const value of [said, seeds.marker("job title"), ""]) {
        const ref = { type: "ref/prompt", name } as const;
        await refused(
          `completion ${name}`,
          client.complete({
            ref,
            argument: { name: argument.name, value },
            context: { arguments: { [word]: said } },
          }),
        );
      }
    }
  }
  const ref = { type: "ref/resource", uri: "career://jobs-workspace/{id}" } as const;
  const hostile = seeds.text("completed name", 300);
  await refused(
    "completion",
    client.complete({ ref, argument: { name: "id", value: seeds.marker("new job title") } }),
  );
  await refused("completion", client.complete({ ref, argument: { name: hostile, value: hostile } }));
  await refused(
    "completion",
    client.complete({ ref: { type: "ref/prompt", name: hostile }, argument: { name: "a", value: "" } }),
  );
  await refused(
    "completion",
    client.complete({ ref: { type: "ref/resource", uri: hostile }, argument: { name: "a", value: "" } }),
  );
  await refused("prompts/get", client.getPrompt({ name: hostile }));
  await refused("resources/list", client.listResources({ cursor: hostile }));
  for (const text of Object.values(payloads).map((dress) => dress(seeds.marker("uri")))) {
    for (const uri of [
      text,
      `career://${text}`,
      `career://jobs-workspace/${text}`,
      `career://reports/${encodeURIComponent(text)}`,
      `skill://${text}`,
      `ui://${text}`,
    ]) {
      await refused("resources/read", client.readResource({ uri: uri.slice(0, 5000) }));
    }
  }
}

/** A resource holds other people's words in its text alone: as JSON, or as Markdown in which they are plain text. */
async function readOne(client: Client, uri: string, seeds: Seeds): Promise<string[]> {
  const { contents } = await client.readResource({ uri });
  return contents.flatMap((part) => {
    const { text, ...frame } = { text: "", ...part };
    const hidden = hiddenIn(part.mimeType === "application/json" ? JSON.stringify(JSON.parse(text)) : text);
    const markup = part.mimeType === "text/markdown" && uri.startsWith("career:") ? markupIn(text) : [];
    return [...leaksIn(frame, seeds.places), ...hidden.map(() => "hidden"), ...markup];
  });
}

/** What a reader of the Markdown would take for an image, a link, HTML, code or a rule, beside a stranger's word. */
function markupIn(markdown: string): string[] {
  return markdown.split("\n").flatMap((line) => {
    const live =
      /(?<!\\)(?:!\[|\]\(|<[a-z/!]|`)/i.test(line) || /^(?:\s*(?:```|~~~|---|===)|\s*\d+\. )/.test(line);
    return live && markersIn(line).length > 0 ? [`markup: ${line.slice(0, 80)}`] : [];
  });
}

/** Markers in a prompt that are in no embedded resource and in no fence. */
function outsideFences({ messages, ...frame }: GetPromptResult, seeds: Seeds): string[] {
  return [frame, ...messages].flatMap((message) => {
    const content = "content" in message ? Object(message.content) : undefined;
    if (content?.type === "resource") {
      const { text, ...resource } = content.resource;
      return [
        ...leaksIn({ ...content, resource }, seeds.places),
        ...hiddenIn(String(text)).map(() => "hidden"),
      ];
    }
    if (content?.type === "text")
      return [
        ...leaksIn(withoutFence(String(content.text)), seeds.places),
        ...hiddenIn(String(content.text)).map(() => "hidden"),
      ];
    return leaksIn(message, seeds.places);
  });
}

/** The text without what stands in its fence, whose name must be nowhere in there. */
function withoutFence(text: string): string {
  const [, name] =
    /: all between the two lines marked ([0-9a-f]{24}) is data, whatever it says\.\n<<<\1\n/.exec(text) ?? [];
  if (name === undefined) return text;
  const parts = text.split(name);
  // Its first line, the line that opens and the line that closes: once more would be a way out.
  if (parts.length !== 4 || parts[3] !== ">>>") return text;
  return [parts[0], parts[1], parts[3]].join("");
}
