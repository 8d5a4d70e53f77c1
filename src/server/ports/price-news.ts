import { Context } from "effect"

/** Notifies dependent caches that a price list was reloaded, or that a dealer or content has changed. */
export class PriceNews extends Context.Service<
  PriceNews,
  {
    readonly tell: () => void
    readonly listen: (listener: () => void) => void
  }
>()("server/ports/PriceNews") {}

/** Notifications within one process. */
export const priceNews = (): PriceNews["Service"] => {
  const listeners: Array<() => void> = []
  return {
    tell: () => {
      for (const listener of listeners) listener()
    },
    listen: (listener) => {
      listeners.push(listener)
    }
  }
}
