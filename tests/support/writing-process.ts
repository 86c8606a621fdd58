import { writeSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { openStore } from "@/lib/adapters/mongo/open-store";
import { aTask } from "./a-task";
import { anOutbox } from "./a-turn";

/** Commits turn after turn of one task into a folder, and prints each number once it is acknowledged, until it is killed. */
async function main(dataDir: string): Promise<never> {
  const store = await openStore({ dataDir });
  for (;;) {
    const task = (await store.loadTask("local", "killed")) ?? aTask({ id: "killed" });
    const turn = task.turn + 1;
    const result = await store.saveTurn({ ...task, turn, goal: `turn ${turn}` }, anOutbox(turn));
    if (result !== "saved") throw new Error(`turn ${turn} is ${result}`);
    await tell(`${turn}\n`);
  }
}

/** At once, so that a kill loses no acknowledgement; a pipe that is full is waited for. */
async function tell(text: string): Promise<void> {
  for (;;) {
    try {
      writeSync(1, text);
      return;
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "EAGAIN")) throw error;
      await sleep(5);
    }
  }
}

await main(process.argv[2] ?? "");
