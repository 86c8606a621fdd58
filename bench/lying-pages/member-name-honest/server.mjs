import { createApp } from "../member-name/app.mjs";

export const { handle, isDone } = createApp({ honest: true });
