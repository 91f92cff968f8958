import { agentClients, type Launch } from "../../../shared/agent-clients.ts";

const MAIN = ["claude-desktop", "claude-code", "cursor", "codex", "vscode", "gemini-cli"];

interface ConnectProps {
  launch: Launch;
  /** Where HTTP clients connect. */
  address: string | null;
}

/** What to paste into each client. */
export function Connect({ launch, address }: ConnectProps) {
  return (
    <section aria-labelledby="connect">
      <h2 id="connect">Connect an agent</h2>
      <p>
        Paste the lines where it says, and start the client again. What it reads and writes stands on this
        page afterwards.
      </p>
      {MAIN.map((name) => {
        const client = agentClients[name];
        if (!client) return null;
        return (
          <details>
            <summary>{client.title}</summary>
            <p class="soft">{client.where}</p>
            <Lines text={client.config(launch)} />
          </details>
        );
      })}
      <details>
        <summary>ChatGPT, and what speaks HTTP</summary>
        <p>
          ChatGPT reaches public addresses only, so it does not reach this machine by itself. A client on this
          machine that speaks HTTP connects here, with a key from below:
        </p>
        <Lines
          text={`${address ?? "the address of this server, and /mcp"}\nAuthorization: Bearer YOUR-KEY`}
        />
      </details>
    </section>
  );
}

/** Lines to copy. */
export function Lines({ text }: { text: string }) {
  return (
    <pre class="lines">
      <code>{text}</code>
    </pre>
  );
}
