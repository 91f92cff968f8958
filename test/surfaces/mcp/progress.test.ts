import { describe } from "vitest";
import { overHttp } from "../../support/mcp/forms.ts";
import { progressContract } from "./progress-contract.ts";

describe("over streamable HTTP at 2026-07-28", () => progressContract(overHttp));
