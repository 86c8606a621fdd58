import { createApp } from "../message-delete/app.mjs";

export const { handle, isDone } = createApp({ honest: true });
