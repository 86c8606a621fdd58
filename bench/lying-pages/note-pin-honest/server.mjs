import { createApp } from "../note-pin/app.mjs";

export const { handle, isDone } = createApp({ honest: true });
