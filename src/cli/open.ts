import openInBrowser from "open";
import { newSignInCode } from "../auth/sign-in.ts";
import { hasScreen, readSettings, type SettingFlags } from "../platform/config.ts";
import { UsageError } from "../platform/usage-error.ts";
import { print, requireUser, withService } from "./terminal/context.ts";
import { ownServer } from "./terminal/running-server.ts";
import { parsePublicUrl, signInLink } from "./terminal/sign-in-link.ts";

interface OpenFlags extends SettingFlags {
  user: string;
  publicUrl?: string;
  /** False with --no-browser. */
  browser: boolean;
  json?: boolean;
}

/** Prints a sign-in link to the running server's pages, and opens it if there is a browser. Throws UsageError. */
export async function openPages(flags: OpenFlags): Promise<void> {
  const settings = readSettings(flags);
  const publicUrl = parsePublicUrl(flags.publicUrl);
  const server = await ownServer(settings);
  if (!server) {
    throw new UsageError(
      `No server answers for the data in ${settings.place}; start one with career-context serve, and then open.`,
    );
  }
  const link = await withService(flags, async (service) => {
    await requireUser(service, flags.user);
    const { store, runtime } = service;
    const code = await newSignInCode(flags.user, { sessions: store.sessions, runtime });
    return signInLink(publicUrl?.origin ?? server.url, code);
  });
  if (flags.json) return print(JSON.stringify({ url: link }));
  print(link, "(opens once, within five minutes)");
  if (flags.browser && hasScreen()) await openInBrowser(link).catch(() => undefined);
}
