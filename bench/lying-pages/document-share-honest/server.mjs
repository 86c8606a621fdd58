import { createApp } from "../document-share/app.mjs";

export const { handle, isDone } = createApp({ honest: true });
