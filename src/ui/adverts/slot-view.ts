import { frameSandbox } from "../../domain/adverts/advert-address.ts"

/** Whether what a slot does to its space can be seen: what lies below the screen moves nothing that is read. */
const isBelowScreen = (element: HTMLElement): boolean =>
  (element.hidden ? (element.previousElementSibling ?? element) : element).getBoundingClientRect()[
    element.hidden ? "bottom" : "top"
  ] >= innerHeight

/** A slot in a document, without React; its space is given up or taken only where it is not visible (rule advert.space). */
export const slotView = (slot: HTMLElement) => {
  const room = slot.querySelector<HTMLElement>("div")
  const frame = (): HTMLIFrameElement | null => slot.querySelector("iframe")
  return {
    element: slot,
    frame,
    /** Takes the advert out and keeps its space. */
    clear: (): void => frame()?.remove(),
    /** Puts the advert of an address in; false where that would move what is being read. */
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
    /** Nothing stands here. */
    empty: (): void => {
      frame()?.remove()
      if (isBelowScreen(slot)) slot.hidden = true
      else slot.dataset["is"] = "empty"
    }
  }
}

export type SlotView = ReturnType<typeof slotView>
