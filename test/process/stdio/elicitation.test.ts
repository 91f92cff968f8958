import { describe } from "vitest";
import { stdioEras } from "../../support/mcp/forms.ts";
import { elicitationContract } from "../../surfaces/mcp/elicitation-contract.ts";

describe.each(stdioEras)("over %s", (_, open) => elicitationContract(open));
