type IslandFiles = Readonly<Record<string, () => Promise<unknown>>>

const contacts = ["focusin", "pointerdown", "pointerover", "touchstart"] as const

/** Hydrates every island of the document when it is touched, hovered or focused for the first time. */
export const startIslands = (files: IslandFiles): void => {
  for (const element of document.querySelectorAll<HTMLElement>("[data-island]")) {
    const touched = () => {
      for (const contact of contacts) element.removeEventListener(contact, touched)
      const load = files[`./ui/${element.dataset["island"]}.island.tsx`]
      if (load) void import("./mount-island.tsx").then(({ mountIsland }) => mountIsland(element, load))
    }
    for (const contact of contacts) element.addEventListener(contact, touched, { passive: true })
    if (element.contains(document.activeElement)) touched()
  }
}
