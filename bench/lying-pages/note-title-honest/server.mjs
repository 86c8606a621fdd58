import { createApp } from "../note-title/app.mjs";

export const { handle, isDone } = createApp({ honest: true });
