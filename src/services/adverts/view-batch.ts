import { viewsPath } from "../../domain/adverts/advert-address.ts"
import { mostViewsAtOnce } from "../../domain/adverts/view-rule.ts"

/** How long views are collected before they are sent, in ms. */
const gathered = 3_000

type Send = (body: string) => void

const send: Send = (body) => {
  navigator.sendBeacon(viewsPath, new Blob([body], { type: "application/json" }))
}

/**
 * Reports views in small batches, without a session and without any data about the viewer (rule advert.counts). Views
 * that cannot be sent are not counted: there is no retry.
 */
export const viewBatch = (tell: Send = send) => {
  let region = ""
  let waiting: ReadonlyArray<number> = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    if (waiting.length === 0) return
    tell(JSON.stringify({ Region: region, ItemIds: waiting }))
    waiting = []
  }
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") flush()
  })
  return {
    add: (itemId: number, state: string): void => {
      if (state !== region || waiting.length >= mostViewsAtOnce) flush()
      region = state
      waiting = [...waiting, itemId]
      timer ??= setTimeout(flush, gathered)
    }
  }
}
