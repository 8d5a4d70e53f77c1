import type { BrowserContext } from "@playwright/test"

/** Preserves the list of recorded transitions when the tab is reloaded. */
export const keepTransitions = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    window.takenTransitions = (sessionStorage.getItem("taken") ?? "").split("\n").filter(Boolean)
    addEventListener("pagehide", () =>
      sessionStorage.setItem("taken", (window.takenTransitions ?? []).join("\n"))
    )
  })
