type Load = () => Promise<unknown>

export interface IslandFiles {
  /** Loaders by island name, e.g. "calculator/SimpleCalculator". */
  readonly find: (name: string) => Load | undefined
  readonly mount: (element: HTMLElement, load: Load) => Promise<void>
}

/** First contact: focus, finger, pointer; not being visible (rule page.first-contact). */
const contacts = ["focusin", "pointerdown", "pointerover", "touchstart"] as const

/**
 * Hydrates every island of the document when it is turned to for the first time. Answers how to wake the island around an
 * element before that; there is no way where it is awake.
 */
export const startIslands = ({
  find,
  mount
}: IslandFiles): ((inside: Element) => (() => void) | undefined) => {
  const asleep = new Map<HTMLElement, () => void>()
  for (const element of document.querySelectorAll<HTMLElement>("[data-island]")) {
    const load = find(element.dataset["island"] ?? "")
    if (load === undefined) continue
    const touched = () => {
      asleep.delete(element)
      for (const contact of contacts) element.removeEventListener(contact, touched)
      // without it the island is the form that the server sent, which works by itself
      mount(element, load).catch((error: unknown) => reportError(error))
    }
    for (const contact of contacts) element.addEventListener(contact, touched, { passive: true })
    asleep.set(element, touched)
    if (element.contains(document.activeElement) || element.matches(":hover")) touched()
  }
  return (inside) => [...asleep].find(([element]) => element.contains(inside))?.[1]
}
