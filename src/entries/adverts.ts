import { readPageSlot } from "../domain/adverts/page-slot.ts"
import { startSlot } from "../services/adverts/slot-script.ts"
import { viewBatch } from "../services/adverts/view-batch.ts"
import { watchView } from "../services/adverts/watch-views.ts"
import { onTypedZip } from "../services/adverts/zip-of-page.ts"
import { slotView } from "../ui/adverts/slot-view.ts"

/**
 * Fills the slots of a document; nothing of it is kept in the browser (rule advert.consent). `typed` is a field in which a
 * postal code was typed before.
 */
export const fillSlots = (elements: Iterable<HTMLElement>, typed?: HTMLInputElement): void => {
  const { add } = viewBatch()
  for (const element of elements) {
    const slot = readPageSlot(element.dataset["advert"])
    if (slot === undefined) continue
    const { onZip } = startSlot(slot, {
      // only where another postal code is typed
      ask: async (...asked) => (await import("../services/adverts/ask-slot.ts")).askSlot(...asked),
      view: slotView(element),
      watch: (frame, itemId, region) => watchView(frame, () => add(itemId, region))
    })
    if (slot.appliesZipFiltering) onTypedZip(slot.countryId, onZip, typed)
  }
}
