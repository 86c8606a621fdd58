import { expect, it } from "vitest";
import { aGround, aJudgement } from "@/tests/support/a-claim-case";
import { aPage } from "@/tests/support/a-page";
import { aCriterion, anAction, aReport, aTask } from "@/tests/support/a-task";
import { chooseGathering } from "./gather-evidence";

const site = "http://studio.test";
const began = anAction({ actionId: "open", urlAtAction: `${site}/projects` });
const deed = anAction({ actionId: "archive", urlAtAction: `${site}/projects/12` });

it.each([
  [302, `${site}/projects`],
  [200, `${site}/projects/12`],
])(
  "a list that came in answer to what was posted (%i) tells more than the thing's own page",
  (status, expected) => {
    const snapshot = aPage(
      `heading:2 "Archive"\nlist ""\n  item "Harbour mural"\n    link "Harbour mural" >${site}/projects/12`,
      {
        url: `${site}/projects`,
      },
    );
    const found = chooseGathering(
      [aJudgement(aCriterion({ text: "It is archived" }), [deed])],
      aGround({
        task: aTask({ goal: 'Archive the project "Harbour mural"', history: [began, deed] }),
        snapshot,
        report: aReport({
          networkEvents: [
            {
              method: "POST",
              urlPath: "/projects/12/archive",
              status,
              resourceType: "document",
              startedAt: 1,
            },
            { method: "GET", urlPath: "/projects", status: 200, resourceType: "document", startedAt: 2 },
          ],
        }),
      }),
      false,
    );
    expect(found?.how.kind === "act" ? found.how.choice.action.args : []).toEqual([expected]);
  },
);
