/** What the benchmark shows to people only: its score board, its start screen and the goal, which the agent is told. */
const boardIds = ["reward-display", "sync-task-cover", "query"];

/** Nobody hurries: the episode's own end of time lies far behind that of the run. */
const episodeMs = 3_600_000;

/** The data set that the project samples from by default. */
const dataMode = "train";

/** The name under which an episode's raw reward reaches the bench. */
export const rewardBinding = "episodeRewarded";

/** Answers a load of the task's page once the episode is over: the script below puts the page there as it was last. */
export const blankPage = "<!doctype html><html><head></head><body></body></html>";

/**
 * Runs in the page before its own scripts: begins the episode of one seed once the page has loaded, and again after a reload; hides the
 * board without moving anything; tells the raw reward at the moment it is given, since a later reload would forget it. From then on the page
 * stays as it was last, also when it is loaded again: what was entered is written down, and its scripts are gone.
 */
export const episodeScript = (seed: number): string => `{
  const lastPage = "episode-last-page";
  const last = sessionStorage.getItem(lastPage);
  let isOver = last !== null;

  const asItStands = () => {
    const set = (element, name, on) => on ? element.setAttribute(name, "") : element.removeAttribute(name);
    for (const field of document.querySelectorAll("input")) {
      field.setAttribute("value", field.value);
      set(field, "checked", field.checked);
    }
    for (const area of document.querySelectorAll("textarea")) area.textContent = area.value;
    for (const option of document.querySelectorAll("option")) set(option, "selected", option.selected);
    const copy = document.documentElement.cloneNode(true);
    for (const script of copy.querySelectorAll("script")) script.remove();
    return copy.innerHTML;
  };

  const begin = () => {
    const endEpisode = core.endEpisode;
    core.endEpisode = (...given) => {
      endEpisode(...given);
      isOver = WOB_DONE_GLOBAL;
      if (isOver) ${rewardBinding}(WOB_RAW_REWARD_GLOBAL);
    };
    core.EPISODE_MAX_TIME = ${episodeMs};
    Math.seedrandom(${seed});
    core.setDataMode("${dataMode}");
    core.startEpisodeReal();
  };

  addEventListener("DOMContentLoaded", () => {
    if (last !== null) document.documentElement.innerHTML = last;
    const style = document.createElement("style");
    style.textContent = "${boardIds.map((id) => `#${id}`).join(", ")} { visibility: hidden !important }";
    document.head.append(style);
  });
  addEventListener("load", () => setTimeout(() => {
    for (const id of ${JSON.stringify(boardIds)}) document.getElementById(id)?.setAttribute("aria-hidden", "true");
    if (last === null) begin();
  }));
  addEventListener("pagehide", () => {
    if (isOver) sessionStorage.setItem(lastPage, asItStands());
  });
}`;
