type Load = () => Promise<unknown>

export interface IslandFiles {
  /** Loaders by island name, e.g. "calculator/SimpleCalculator". */
  readonly find: (name: string) => Load | undefined
  /** Whether an island has something to do before anybody turns to it. */
  readonly isNeeded?: (element: HTMLElement) => boolean
  readonly mount: (element: HTMLElement, load: Load) => Promise<void>
}

/** First contact: focus, finger, pointer; not being visible (rule page.first-contact). */
const contacts = ["focusin", "pointerdown", "pointerover", "touchstart"] as const

/** Hydrates every island of the document when somebody turns to it for the first time. */
export const startIslands = ({ find, isNeeded, mount }: IslandFiles): void => {
  for (const element of document.querySelectorAll<HTMLElement>("[data-island]")) {
    const load = find(element.dataset["island"] ?? "")
    if (load === undefined) continue
    const touched = () => {
      for (const contact of contacts) element.removeEventListener(contact, touched)
      // without it the island is the form that the server sent, which works by itself
      mount(element, load).catch((error: unknown) => reportError(error))
    }
    for (const contact of contacts) element.addEventListener(contact, touched, { passive: true })
    if (element.contains(document.activeElement) || element.matches(":hover") || isNeeded?.(element) === true)
      touched()
  }
}
