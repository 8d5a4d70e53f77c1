type Load = () => Promise<unknown>

export interface IslandFiles {
  /** Loaders by island name, e.g. "calculator/SimpleCalculator". */
  readonly find: (name: string) => Load | undefined
  readonly mount: (element: HTMLElement, load: Load) => Promise<void>
}

/**
 * Events that count as the first contact: focus, touch or pointer; becoming visible does not count (rule
 * page.first-contact).
 */
const contacts = ["focusin", "pointerdown", "pointerover", "touchstart"] as const

/**
 * Hydrates each island of the document on first contact. Returns a function that looks up the island around an element;
 * its result is a function that hydrates this island, or `undefined` if the island is already hydrated.
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
      // if hydration fails, the island remains the form rendered by the server, which works without JavaScript
      mount(element, load).catch((error: unknown) => reportError(error))
    }
    for (const contact of contacts) element.addEventListener(contact, touched, { passive: true })
    asleep.set(element, touched)
    if (element.contains(document.activeElement) || element.matches(":hover")) touched()
  }
  return (inside) => [...asleep].find(([element]) => element.contains(inside))?.[1]
}
