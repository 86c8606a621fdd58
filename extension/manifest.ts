export type BuildKind = {
  /** With trusted input: Chrome shows a bar while a task runs, and offers no way to ask for this permission later. */
  debugger: boolean;
  /** Sites that are permitted from the start; none but in tests, where nobody is there to press the button. */
  permitted: readonly string[];
};

/** Public half of the key that the extension's id comes from, so that every build has the same id. */
const key =
  "MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAtmCGIw96KsQJSWMfYek0vZm6bj4rUrQxbuaw2nWjGt+ZqJCY+FYJ6gAyNu8shjfA39dmeKtUNKMlcXKRARlW1z7Ve4JgaEsYqlvlVp/5uXCCQDLYndZkiM6G0CJKOkmYIfY/4aVKOLZ5KWZwvAf+Znf+Dyw9XfuFruhUFNw7k0g/TF5bz9aTtALgwAaF5SiGiWpPzvzOGOXGxm9PSeZps6eL6Yc6//a8JZXdekm9rKhmdTweXwRBZTSczbOOIRzktMllsk2g5dROmSb7doM8l+XpUW5UwnqqXddXmw4GTEZznqq2Ko+lBSzX7XflubDXy5ObjzB4i/RdWqe0K4MrUwIDAQAB";

/** What Chrome is told of the extension. */
export function manifest(version: string, build: BuildKind): chrome.runtime.ManifestV3 {
  return {
    manifest_version: 3,
    name: build.debugger ? "Surefoot (trusted input)" : "Surefoot",
    version,
    description: "Works through web pages for you, and proves that its work is done.",
    key,
    minimum_chrome_version: "120",
    icons: { 16: "icon-16.png", 48: "icon-48.png", 128: "icon-128.png" },
    action: { default_title: "Open Surefoot" },
    background: { service_worker: "worker.js" },
    side_panel: { default_path: "panel.html" },
    // tabs: the address of a site has to be known before its permission can be asked for.
    permissions: [
      "alarms",
      "scripting",
      "search",
      "sidePanel",
      "storage",
      "tabs",
      "unlimitedStorage",
      "webRequest",
      ...(build.debugger ? (["debugger"] as const) : []),
    ],
    optional_host_permissions: ["<all_urls>"],
    ...(build.permitted.length > 0 && { host_permissions: [...build.permitted] }),
    content_security_policy: {
      extension_pages: "script-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    },
  };
}
