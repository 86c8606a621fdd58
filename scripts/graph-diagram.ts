import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { turnGraph } from "@/lib/agent/graph/graph";
import { commandLine } from "./command-line";

/** The page that shows the compiled graph as a Mermaid diagram. */
export async function renderGraphPage(): Promise<string> {
  const drawn = (await turnGraph.getGraphAsync()).drawMermaid({ withStyles: false });
  return `# The turn graph\n\nDrawn from \`lib/agent/graph/graph.ts\` by \`npm run docs:graph\`; a test keeps it current.\n\n\`\`\`mermaid\n${drawn.trim()}\n\`\`\`\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  commandLine(
    "Usage: npm run docs:graph\n\nDraws docs/turn-graph.md from the compiled graph. It takes no options.",
    {},
  );
  writeFileSync(new URL("../docs/turn-graph.md", import.meta.url), await renderGraphPage());
}
