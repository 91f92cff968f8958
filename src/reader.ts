import { serveFile } from "./app/reader/serve-file.ts";

await serveFile();
