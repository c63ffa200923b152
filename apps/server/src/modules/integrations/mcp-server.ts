import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js";
import { addFindProductTool, addLogProductTool } from "./mcp-product-tools.ts";
import { addDayTool, addListTool, addOwnFoodsTool } from "./mcp-read-tools.ts";
import type { ToolContext } from "./mcp-tool.ts";
import { addEditTool, addLogTool, addRecipeTool } from "./mcp-write-tools.ts";

const instructions = `Morsel stores what a person eats. Log meals in the person's own words: Morsel
finds the foods, grams and nutrients itself, so do not estimate for it. Repeat its figures as they
are. Unknown is not zero, and "at least" means that some foods do not report a nutrient.`;

/** Handles one request of the Model Context Protocol, without state. */
export async function handleMcpRequest(
  request: Request,
  body: unknown,
  parts: ToolContext,
): Promise<Response> {
  const server = new McpServer({ name: "morsel", version: "1" }, { instructions });
  addLogTool(server, parts);
  addEditTool(server, parts);
  addListTool(server, parts);
  addDayTool(server, parts);
  addOwnFoodsTool(server, parts);
  addRecipeTool(server, parts);
  addFindProductTool(server, parts);
  addLogProductTool(server, parts);
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    return await transport.handleRequest(request, { parsedBody: body });
  } finally {
    await server.close();
  }
}
