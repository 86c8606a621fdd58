import { createApp } from "../file-rename/app.mjs";

export const { handle, isDone } = createApp({ honest: true });
