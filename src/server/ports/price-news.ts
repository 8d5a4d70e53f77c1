import { Context } from "effect"

/** Notifies dependent caches when a price list has been reloaded, or when a dealer or content has changed. */
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
