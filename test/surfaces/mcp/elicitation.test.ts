import { describe } from "vitest";
import { overHttp } from "../../support/mcp/forms.ts";
import { elicitationContract } from "./elicitation-contract.ts";

describe("over streamable HTTP at 2026-07-28", () => elicitationContract(overHttp));
