/** Wires a role=tablist: click or arrow keys choose a tab, the address keeps which one as ?tab=. */
export function wireTabs(tablist) {
  const tabs = [...tablist.querySelectorAll('[role="tab"]')];
  const panelOf = (tab) => document.getElementById(tab.getAttribute("aria-controls"));

  function choose(chosen) {
    for (const tab of tabs) {
      tab.setAttribute("aria-selected", String(tab === chosen));
      tab.tabIndex = tab === chosen ? 0 : -1;
      panelOf(tab).hidden = tab !== chosen;
    }
  }

  function chooseAndKeep(tab) {
    choose(tab);
    const address = new URL(location.href);
    address.searchParams.set("tab", tab.dataset.tab);
    history.replaceState(null, "", address);
  }

  tablist.addEventListener("click", (event) => {
    const tab = event.target.closest('[role="tab"]');
    if (tab) chooseAndKeep(tab);
  });
  tablist.addEventListener("keydown", (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const next = tabs[(tabs.indexOf(event.target) + step + tabs.length) % tabs.length];
    chooseAndKeep(next);
    next.focus();
  });

  const wanted = new URLSearchParams(location.search).get("tab");
  choose(tabs.find((tab) => tab.dataset.tab === wanted) ?? tabs[0]);
}
