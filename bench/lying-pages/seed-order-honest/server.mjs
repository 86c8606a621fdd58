import { createApp } from "../seed-order/app.mjs";

export const { handle, isDone } = createApp({ honest: true });
