import { agentClients, type Launch } from "../../../shared/agent-clients.ts";
import { Section } from "../../../shared/view/parts.tsx";

const MAIN = ["claude-desktop", "claude-code", "cursor", "codex", "vscode", "gemini-cli"];

interface ConnectProps {
  launch: Launch;
  /** Where HTTP clients connect. */
  address: string | null;
}

/** What to paste into each client. */
export function Connect({ launch, address }: ConnectProps) {
  return (
    <Section id="connect" title="Connect an agent" class="card">
      <p class="soft">
        Choose yours, paste the lines, and restart it. What it reads and writes then appears here.
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
        <summary>ChatGPT and other HTTP clients</summary>
        <p>
          ChatGPT reaches only public addresses, so not this machine. An HTTP client on this machine connects
          here, with an API key:
        </p>
        <Lines
          text={`${address ?? "the address of this server, and /mcp"}\nAuthorization: Bearer YOUR-KEY`}
        />
      </details>
    </Section>
  );
}

export function Lines({ text }: { text: string }) {
  return (
    <pre class="lines">
      <code>{text}</code>
    </pre>
  );
}
