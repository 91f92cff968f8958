// Installs and builds what a script that comes after needs: `--peers` also the programs of others.
import { ensureBuilt, ensurePeersInstalled, ensureTestsInstalled } from "./ready.mjs";

ensureTestsInstalled();
if (process.argv.includes("--peers")) ensurePeersInstalled();
ensureBuilt();
