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
    <section aria-labelledby="extension">
      <h2 id="extension">Browser extension</h2>
      <p>
        It stores the opening of the page at hand with one click. It gets a key that can add, change and
        delete openings, and opens nothing else. The key is in the list below, where you can revoke it.
      </p>
      <Form act="connect-extension" to={path} isPrivate>
        <Button>Connect a browser extension</Button>
      </Form>
    </section>
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
        Paste this line into the settings of the extension now. It is shown this once, and holds the address
        of this server and the key.
      </p>
      <Lines text={`${home}#${secret}`} />
      <p>
        <a href={path}>I have pasted it</a>
      </p>
    </>
  );
}
