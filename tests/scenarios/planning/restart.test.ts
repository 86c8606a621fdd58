import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { modelFor } from "@/tests/support/a-scenario";
import { type ServedApi, serveApi } from "@/tests/support/a-served-api";
import { aSmallClinic } from "@/tests/support/a-small-clinic";
import { aTalk } from "@/tests/support/a-talk";
import { addingJas, addJas } from "@/tests/support/clinic-scripts";

it.each([1, 2, 3])("goes on with its plan after the server was gone after turn %d", async (turns) => {
  const dataDir = mkdtempSync(join(tmpdir(), "surefoot-restart-"));
  let api: ServedApi = await serveApi({ model: modelFor(addingJas) }, { dataDir });
  // Always the server that runs now.
  const talk = aTalk(
    { client: { ...api.client, post: (...call) => api.client.post(...call) } },
    aSmallClinic(),
  );
  try {
    await talk.say({ query: addJas });
    for (let turn = 1; turn < turns; turn++) await talk.act();
    const stepIds = talk.answers[0]?.plan?.steps.map(({ id }) => id);
    await api.close();
    api = await serveApi({ model: modelFor(addingJas) }, { dataDir });
    const last = await talk.toEnd();
    expect(last.status).toBe("completed");
    expect(last.plan?.steps.map(({ id }) => id)).toEqual(stepIds);
    expect(talk.clinic.stored).toEqual(["Jas"]);
  } finally {
    await api.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
