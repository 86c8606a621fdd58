import { createApp } from "../nickname-set/app.mjs";

export const { handle, isDone } = createApp({ honest: true });
