import { Section } from "../../../shared/view/parts.tsx";
import { Button, Form } from "../../forms/form.tsx";
import { Lines } from "./connect.tsx";

/** A browser extension's key: it adds openings and can do nothing else. */
export const extensionKey = {
  name: "Browser extension",
  scopes: ["write:jobs_workspace"],
  days: undefined,
};

/** Connects a browser extension, so that it can store openings. */
export function Extension({ path }: { path: string }) {
  return (
    <Section id="extension" title="Browser extension" class="card">
      <p class="soft">
        It stores the opening you are looking at with one click. Its key can add, change and delete openings,
        and nothing else.
      </p>
      <Form act="connect-extension" to={path} isPrivate>
        <Button isQuiet>Connect a browser extension</Button>
      </Form>
    </Section>
  );
}

interface ExtensionCodeProps {
  /** Where the extension finds this server. */
  home: string;
  secret: string;
  path: string;
}

/** The code that connects an extension, shown only this once. */
export function ExtensionCode({ home, secret, path }: ExtensionCodeProps) {
  return (
    <>
      <p>
        Paste this line into the extension's settings now. It is shown only this once. It contains the address
        of this server and the key.
      </p>
      <Lines text={`${home}#${secret}`} />
      <p>
        <a href={path}>I have pasted it</a>
      </p>
    </>
  );
}
