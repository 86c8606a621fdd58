import { TurnOutbox } from "@/lib/agent/domain/turn";
import type { StoredTurn } from "@/lib/agent/ports/store";
import type { TurnDocument } from "./models";
import { readPagesJson } from "./packed-page";

const TurnContent = TurnOutbox.pick({ record: true, judged: true, remarks: true });

/** What a turn keeps besides its pages, as it stands in the collection. */
export const turnFields = ({
  record,
  judged,
  remarks,
}: ReturnType<typeof TurnContent.parse>): Pick<TurnDocument, "content"> => ({
  content: JSON.stringify({ record, judged, remarks }),
});

export const readTurnContent = (content: string) => TurnContent.parse(JSON.parse(content));

export function storedTurn({ content, pages, taskId, sessionId }: TurnDocument): StoredTurn {
  const { record, judged } = readTurnContent(content);
  return {
    record,
    taskId,
    sessionId,
    ...(judged ? { judged } : {}),
    ...(pages === undefined ? {} : { pages: readPagesJson(pages) }),
  };
}
