import { frameSandbox } from "../../domain/adverts/advert-address.ts"

/** Whether an element is below the visible part of the page, where resizing it does not move any visible text. */
const isBelowScreen = (element: HTMLElement): boolean =>
  (element.hidden ? (element.previousElementSibling ?? element) : element).getBoundingClientRect()[
    element.hidden ? "bottom" : "top"
  ] >= innerHeight

/**
 * Returns functions that show and remove adverts in a slot of a document without React; the space of the slot changes
 * only while it is not visible (rule advert.space).
 */
export const slotView = (slot: HTMLElement) => {
  const room = slot.querySelector<HTMLElement>("div")
  const frame = (): HTMLIFrameElement | null => slot.querySelector("iframe")
  return {
    element: slot,
    frame,
    /** Removes the advert but keeps its space. */
    clear: (): void => frame()?.remove(),
    /** Shows the advert with this URL; returns false if that would move text that the visitor is reading. */
    put: (src: string): boolean => {
      if (slot.hidden && !isBelowScreen(slot)) return false
      slot.hidden = false
      delete slot.dataset["is"]
      const made = document.createElement("iframe")
      made.title = "Anzeige"
      made.className = slot.dataset["frame"] ?? ""
      made.setAttribute("sandbox", frameSandbox)
      made.src = src
      room?.replaceChildren(made)
      return true
    },
    /** Removes the advert and marks the slot as empty; the space is also removed if the slot is below the screen. */
    empty: (): void => {
      frame()?.remove()
      if (isBelowScreen(slot)) slot.hidden = true
      else slot.dataset["is"] = "empty"
    }
  }
}
