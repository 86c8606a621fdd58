import { endpoints } from "@/lib/contracts/endpoints";
import { answerTurn } from "@/lib/server/answer-turn";
import { otherMethods, route } from "@/lib/server/route";
import { flushSoon } from "@/lib/server/traces/flush-soon";
import { turnDeps } from "@/lib/server/turn-deps";

export const POST = route(endpoints.interact, async ({ house, namesProtocol, ...ask }) => {
  const data = await answerTurn({ ...ask, canPoll: namesProtocol }, turnDeps(house));
  house.afterAnswer(() => flushSoon(house.traces));
  return { data, status: data.status === "processing" ? 202 : 200 };
});

export const { DELETE, GET, OPTIONS, PATCH, PUT } = otherMethods("POST");
