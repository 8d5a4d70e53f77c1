import { frameAddress } from "../../domain/adverts/advert-address.ts"
import type { PageSlot } from "../../domain/adverts/page-slot.ts"
import type { SlotMemory } from "../../machines/advert-slot/slot-memory.ts"
import type { AdvertSlotState } from "../../machines/advert-slot/advert-slot-chart.ts"
import type { askSlot as AskSlot } from "./ask-slot.ts"
import { runSlot } from "./run-slot.ts"

/** Time limit for loading an advert, in ms. After it, the advert is left out; the page is complete without it. */
const patience = 5_000

interface View {
  readonly frame: () => HTMLIFrameElement | null
  readonly clear: () => void
  readonly put: (src: string) => boolean
  readonly empty: () => void
}

interface SlotScript {
  readonly ask: typeof AskSlot
  readonly view: View
  /** Watches whether the advert in the slot is seen; returns a function that stops watching. */
  readonly watch: (frame: HTMLIFrameElement, itemId: number, region: string) => () => void
  readonly random?: () => number
}

const sourceOf = ({ chosen, region }: SlotMemory): string =>
  chosen === undefined ? "" : frameAddress(chosen.advertId, { itemId: chosen.id, region })

/** Runs one slot of a document; the returned `onZip` must be called when the page's postal code changes. */
export const startSlot = (
  slot: PageSlot,
  { ask, view, watch, random = Math.random }: SlotScript
): { readonly onZip: (zip: string) => void } => {
  let stopWatching = () => {}
  let last: AdvertSlotState | undefined

  const askSlot = async (zip: string): Promise<void> => {
    const answer = await ask(slot, zip, AbortSignal.timeout(patience)).catch(() => undefined)
    if (answer === undefined) running.send({ type: "slot.failed", zip })
    else running.send({ type: "slot.answered", zip, ...answer, draw: random() })
  }

  /**
   * A frame does not report that loading failed. Its document is therefore fetched first, and then shown from the
   * browser's cache.
   */
  const fetchAdvert = async (memory: SlotMemory): Promise<void> => {
    const { zip, chosen } = memory
    const isThere = await fetch(sourceOf(memory), { signal: AbortSignal.timeout(patience) }).then(
      async (answer) => {
        await answer.arrayBuffer()
        return answer.ok
      },
      () => false
    )
    running.send({ type: isThere ? "advert.came" : "advert.failed", itemId: chosen?.id ?? 0, zip })
  }

  const show = (state: AdvertSlotState, memory: SlotMemory): void => {
    if (state === last && state !== "asking") return
    last = state
    stopWatching()
    stopWatching = () => {}
    if (state === "asking") view.clear()
    if (state === "empty") view.empty()
    if (state !== "shown" || memory.chosen === undefined) return
    if (!memory.isThere && !view.put(sourceOf(memory))) return
    const frame = view.frame()
    if (frame !== null) stopWatching = watch(frame, memory.chosen.id, memory.region)
  }

  const { zip, region, items, drawn, appliesZipFiltering } = slot
  const running = runSlot(
    { appliesZipFiltering, answer: { zip, region, items, draw: random() }, drawn },
    // the responses use `running`; they arrive only after this function has finished
    { askSlot: (memory) => void askSlot(memory.zip), fetchAdvert: (memory) => void fetchAdvert(memory) },
    show
  )
  return { onZip: (now) => running.send({ type: "zip.change", zip: now }) }
}
