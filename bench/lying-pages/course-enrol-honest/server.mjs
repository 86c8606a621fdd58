import { createApp } from "../course-enrol/app.mjs";

export const { handle, isDone } = createApp({ honest: true });
