import { createApp } from "../project-rename/app.mjs";

export const { handle, isDone } = createApp({ honest: true });
