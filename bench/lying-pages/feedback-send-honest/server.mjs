import { createApp } from "../feedback-send/app.mjs";

export const { handle, isDone } = createApp({ honest: true });
