import { endpoints } from "@/lib/contracts/endpoints";
import { findTurnAnswer } from "@/lib/server/answer-turn";
import { otherMethods, route } from "@/lib/server/route";

export const GET = route(endpoints.turn, async ({ house, caller, params }) => {
  const data = await findTurnAnswer(params.turnId, caller, house);
  return { data, status: data.status === "processing" ? 202 : 200 };
});

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods("GET");
