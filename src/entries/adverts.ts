import { readPageSlot } from "../domain/adverts/page-slot.ts"
import { startSlot } from "../services/adverts/slot-script.ts"
import { viewBatch } from "../services/adverts/view-batch.ts"
import { watchView } from "../services/adverts/watch-views.ts"
import { onTypedZip } from "../services/adverts/zip-of-page.ts"
import { slotView } from "../ui/adverts/slot-view.ts"

/**
 * Fills the advert slots of a document; the browser stores nothing (rule advert.consent). `typed` is a field that may
 * already contain a postal code.
 */
export const fillSlots = (elements: Iterable<HTMLElement>, typed?: HTMLInputElement): void => {
  const { add } = viewBatch()
  for (const element of elements) {
    const slot = readPageSlot(element.dataset["advert"])
    if (slot === undefined) continue
    const { onZip } = startSlot(slot, {
      // loaded only if a different postal code is typed
      ask: async (...asked) => (await import("../services/adverts/ask-slot.ts")).askSlot(...asked),
      view: slotView(element),
      watch: (frame, itemId, region) => watchView(frame, () => add(itemId, region))
    })
    if (slot.appliesZipFiltering) onTypedZip(slot.countryId, onZip, typed)
  }
}
