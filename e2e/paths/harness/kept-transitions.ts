import type { BrowserContext } from "@playwright/test"

/** Lets the list of transitions outlive a reload of the tab. */
export const keepTransitions = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    window.takenTransitions = (sessionStorage.getItem("taken") ?? "").split("\n").filter(Boolean)
    addEventListener("pagehide", () =>
      sessionStorage.setItem("taken", (window.takenTransitions ?? []).join("\n"))
    )
  })
