import { type InputRequest, inputRequired } from "@modelcontextprotocol/server";

/** A form of one required field. */
export function form(message: string, field: string, type: "string" | "boolean" = "string"): InputRequest {
  return inputRequired.elicit({
    message,
    requestedSchema: {
      type: "object",
      properties: { [field]: type === "string" ? { type } : { type } },
      required: [field],
    },
  });
}

/** Asks the client's model. */
export function sample(said: string): InputRequest {
  return inputRequired.createMessage({
    messages: [{ role: "user", content: { type: "text", text: said } }],
    maxTokens: 100,
  });
}

/** Asks for the client's folders. */
export const roots: InputRequest = inputRequired.listRoots();
